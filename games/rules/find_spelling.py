"""How far two words are apart: letters changed, left out, added or two neighbours exchanged."""

FAR = 99


def slips_allowed(word: str) -> int:
    """How many slips a word of this length is forgiven; none where it has digits."""
    if any(letter in "0123456789" for letter in word):
        return 0
    return 0 if len(word) < 4 else 1 if len(word) < 7 else 2


def distance(one: str, other: str, most: int) -> int:
    """The number of slips between two words; FAR where there are more than `most`."""
    if abs(len(one) - len(other)) > most:
        return FAR
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i in range(len(one)):
        before, last, row = row, before, [i + 1]
        for j in range(len(other)):
            cost = min(before[j] + (one[i] != other[j]), before[j + 1] + 1, row[j] + 1)
            if i and j and one[i] == other[j - 1] and one[i - 1] == other[j]:
                cost = min(cost, last[j - 1] + 1)
            row.append(cost)
        if min(row) > most:
            return FAR
    return row[-1] if row[-1] <= most else FAR


def likeness(one: str, other: str) -> int:
    """How many pairs of letters two words share, in hundredths of all they have."""
    mine, theirs = _pairs(one), _pairs(other)
    shared = len([pair for pair in mine if pair in theirs])
    return 200 * shared // (len(mine) + len(theirs))


def _pairs(word: str) -> list[str]:
    padded = f" {word} "
    return [padded[at : at + 2] for at in range(len(padded) - 1)]
