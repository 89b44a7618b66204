"""The questions about a played hand: (for one player, for a partnership), or one for both."""

NO_POINTS = (
    "{name} has no trick points. Did {name} win a trick?",
    "{name} have no trick points. Did {name} win a trick?",
)
ALL_BURIED = ("The {points} points of {name} can all lie buried. Did {name} win a trick?",) * 2
HOW_MUCH_BURIED = ("How many of the {points} points of {name} lie buried?",) * 2
ONLY_NINES = ("Is the {meld} in meld of {name} nothing but nines of trump?",) * 2
IS_LOST = "Without one, the {meld} in meld is lost."
MOON_LOST = "One trick lost, and the moon is missed."
BURIED_SAVE_NOTHING = "Buried cards are no tricks and save no meld."
NINES_ARE_SAFE = "Nines alone count without a trick at this table."
