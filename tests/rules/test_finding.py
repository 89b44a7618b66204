"""Finding a text by what is typed: names, spellings, order, and what is said of it."""

from itertools import permutations

import pytest

from games.rules.errors import Refused
from games.rules.find_index import Index, Text
from games.rules.find_spelling import FAR, distance, likeness, slips_allowed
from games.rules.find_synonyms import LONGEST, MEANT
from games.rules.find_words import stem, telling, words_of
from games.rules.finding import MOST, answer_find, find, nearest

TEXTS = [
    Text("CT8", "The widow", "Three cards that the winner of the bidding takes in."),
    Text("CT11", "Burying", "The bidder lays three cards away, and the widow is gone."),
    Text("M1", "Run", "Ace, ten, king, queen and jack of trump: 150."),
    Text("M6", "Aces around", "An ace of every suit: 100."),
    Text("IR1", "The bidder reneges", "Play stops, and the bidder is set."),
    Text("SD6", "Passing four cards", "The partner passes four cards across."),
    Text("SD8", "When to throw in", "A bid out of reach may be thrown in."),
    Text("set_penalty", "What a set costs", "The bid.", "minus_bid progressive double"),
    Text("T6", "Trump when you cannot follow", "You must play trump if you have any."),
    Text("F8", "A run is of trump only", "Another suit pays just the marriage in it."),
]
INDEX = Index(TEXTS)


def first(query: str) -> str:
    return find(INDEX, query).ids[0]


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("widow", "CT8"),
        ("the widow", "CT8"),
        ("kitty", "CT8"),
        ("BLIND", "CT8"),
        ("flush", "M1"),
        ("rope", "M1"),
        ("family", "M1"),
        ("hundred aces", "M6"),
        ("100 aces", "M6"),
        ("renege", "IR1"),
        ("revoke", "IR1"),
        ("reneging", "IR1"),
        ("pass across", "SD6"),
        ("gate", "SD8"),
        ("throw-in", "SD8"),
        ("throwing it in", "SD8"),
        ("bete", "set_penalty"),
        ("progressive", "set_penalty"),
        ("do I have to trump?", "T6"),
        ("♠ widow", "CT8"),
    ],
)
def test_other_names_find_it(query: str, id: str) -> None:
    assert first(query) == id


@pytest.mark.parametrize(
    ("query", "id", "taken"),
    [
        ("widdow", "CT8", "widow"),
        ("wiodw", "CT8", "widow"),
        ("kity", "CT8", "widow"),
        ("reneeg", "IR1", "renege"),
        ("marraige", "F8", "marriage"),
        ("progresive", "set_penalty", "progressive"),
        ("pregress", "set_penalty", "progressive"),
    ],
)
def test_spelling_is_forgiven_and_told(query: str, id: str, taken: str) -> None:
    found = find(INDEX, query)
    assert found.ids[0] == id
    assert found.sentence.startswith(f"“{query}” was taken for “{taken}”. ")


@pytest.mark.parametrize(
    ("query", "id", "taken"),
    [
        ("trow in", "SD8", "throw in"),
        ("hundrd aces", "M6", "hundred aces"),
        ("pass acrsos", "SD6", "pass across"),
        ("when may I trow in", "SD8", "throw in"),
    ],
)
def test_a_slip_in_a_phrase_is_forgiven_and_told(query: str, id: str, taken: str) -> None:
    found = find(INDEX, query)
    assert found.ids[0] == id
    assert f"was taken for “{taken}”. " in found.sentence


def test_a_slip_in_a_phrase_that_finds_nothing_is_a_word_of_its_own() -> None:
    assert find(Index(TEXTS[:2]), "trow in").ids == []


def test_short_words_and_figures_are_taken_as_they_are() -> None:
    assert find(INDEX, "rum").ids == []
    assert find(INDEX, "15O0").ids == []


@pytest.mark.parametrize("query", ["CT11", "ct 11", "ct-11", "Ct11"])
def test_an_id_finds_its_rule_first(query: str) -> None:
    assert first(query) == "CT11"


def test_an_option_is_found_by_its_key() -> None:
    assert find(INDEX, "set penalty").ids == ["set_penalty"]


def test_a_beginning_is_enough_while_one_types() -> None:
    assert first("bur") == "CT11"
    assert first("wido") == "CT8"


def test_a_title_counts_for_more_than_a_mention() -> None:
    assert find(INDEX, "widow").ids == ["CT8", "CT11"]
    assert find(INDEX, "run").ids[:2] == ["M1", "F8"]


def test_every_word_must_be_there() -> None:
    assert find(INDEX, "three cards away").ids == ["CT11"]


def test_a_word_that_nothing_has_is_left_aside_and_told() -> None:
    found = find(INDEX, "zebra widow")
    assert found.ids[0] == "CT8"
    assert found.sentence == "Nothing here has all of that; “zebra” left aside."


def test_nothing_is_told_so_with_what_is_near() -> None:
    assert find(INDEX, "qqqq").sentence == "Nothing here speaks of “qqqq”."
    assert find(INDEX, "qqqq zzzz").sentence == "Nothing here speaks of “qqqq” and “zzzz”."
    assert find(INDEX, "qqqq").nearest == []
    assert nearest(INDEX, "pasing qqq") == ["passing"]
    assert find(INDEX, "passinglyish").nearest == ["passing"]


def test_words_equally_near_are_all_taken() -> None:
    both = Index([Text("A1", "Belt", ""), Text("A2", "Bell", ""), Text("A3", "Bark", "")])
    found = find(both, "belx")
    assert found.ids == ["A1", "A2"]
    assert found.sentence == "“belx” was taken for “bell”. 2 found, best first."


def test_nothing_typed_finds_nothing_and_says_nothing() -> None:
    for query in ("", "   ", "!?", "é"):
        found = find(INDEX, query)
        assert (found.ids, found.sentence, found.nearest) == ([], "", [])


def test_words_without_weight_are_searched_only_alone() -> None:
    assert find(INDEX, "the").ids
    assert telling(["the", "widow"]) == ["widow"]
    assert telling(["the"]) == ["the"]


def test_how_many_there_are_is_told() -> None:
    many = Index([Text(f"X{n}", "Meld", "") for n in range(MOST + 1)])
    assert find(many, "meld").sentence == f"{MOST + 1} found; these {MOST} fit best."
    assert find(many, "meld").ids == [f"X{n}" for n in range(MOST)]
    assert find(INDEX, "widow").sentence == "2 found, best first."
    assert find(INDEX, "burying").sentence == "One found."


def test_the_order_of_words_changes_nothing_found() -> None:
    for words in permutations(["lays", "widow", "cards"]):
        assert set(find(INDEX, " ".join(words)).ids) == {"CT11"}


def test_every_text_is_found_by_its_title() -> None:
    assert [each.id for each in TEXTS if first(each.title) != each.id] == []


def test_phrases_are_no_longer_than_is_looked_at() -> None:
    assert max(len(phrase.split()) for phrase in MEANT) <= LONGEST
    assert all(words_of(phrase) == phrase.split() for phrase in MEANT)


def test_words_are_cut_and_folded() -> None:
    assert words_of("The bidder’s K-Q, 250!") == ["the", "bidders", "k", "q", "250"]
    assert words_of("♥ run") == ["hearts", "run"]


@pytest.mark.parametrize(
    "words",
    ["meld melds melded melding", "pass passes passed passing", "bury buries buried", "win wins"],
)
def test_forms_of_a_word_have_one_stem(words: str) -> None:
    assert len({stem(word) for word in words.split()}) == 1


def test_distance_counts_slips() -> None:
    assert distance("widow", "widow", 2) == 0
    assert distance("widdow", "widow", 1) == 1
    assert distance("wiodw", "widow", 1) == 1
    assert distance("marraige", "marriage", 2) == 1
    assert distance("abcd", "wxyz", 2) == FAR
    assert distance("ab", "abcdef", 2) == FAR
    assert distance("kitten", "sitting", 2) == FAR
    assert distance("abcdxy", "abcd", 1) == FAR
    assert [slips_allowed(word) for word in ("run", "kitty", "marriage", "ct16")] == [0, 1, 2, 0]
    assert likeness("run", "run") == 100
    assert likeness("run", "cat") == 0


def test_distance_is_the_same_both_ways() -> None:
    words = ["run", "runs", "widow", "window", "meld", "melt", "trump", "turmp"]
    for one in words:
        for other in words:
            assert distance(one, other, 3) == distance(other, one, 3)


def test_answer_is_plain_and_keeps_its_index() -> None:
    texts = [{"id": "CT8", "title": "The widow", "text": "", "words": "blind"}]
    for query in ("kitty", "widow", "blind"):
        answer = answer_find({"query": query, "texts": texts})
        assert answer == {"ids": ["CT8"], "sentence": "One found.", "nearest": []}
    assert answer_find({"query": "kitty", "texts": []})["ids"] == []


@pytest.mark.parametrize(
    ("asked", "fields"),
    [
        ({}, ["query", "texts"]),
        ({"query": 1, "texts": []}, ["query"]),
        ({"query": "", "texts": "x"}, ["texts"]),
        ({"query": "", "texts": [{"id": "x", "title": 2}]}, ["texts.0.text", "texts.0.title"]),
        ({"query": "", "texts": [7], "colour": ""}, ["colour", "texts.0"]),
    ],
)
def test_wrong_form_is_told_at_once(asked: object, fields: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        answer_find(asked)
    assert [problem.field for problem in refused.value.problems] == fields
