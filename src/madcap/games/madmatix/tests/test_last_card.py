"""The cases of the rules page about "Last card": forgotten calls, catches and penalties."""

import pytest

from madcap.engine.state import CLOCK
from madcap.games.madmatix.moves import Catch, Draw, Gift, Go, LastCard, LetGo, Play, SitOut, Skip, Slow
from madcap.games.madmatix.tests.position import Rig, lost_turns


def forgotten(*others: str, decks: str | None = None) -> Rig:
    """A rig in which seat 0 ended a turn on one card, without the call; it is seat 1's turn."""
    rig = Rig(hands=["9- 4+", *(others or ("8- 3+ 2+", "7- 6+ 5+"))], decks=decks)
    rig.play(0, Play("9−", 0, "left"))
    rig.play(0, Go())
    return rig


def test_last_card_called() -> None:
    rig = Rig(hands=["9- 4+", "8- 3+", "7- 2+"])
    rig.play(0, Play("9−", 0, "left"))
    rig.play(0, LastCard())
    assert (rig.view().uncalled, rig.actors) == ([], [1])
    assert rig.legal_of(1, Catch) == []


def test_a_call_with_more_than_one_card_counts_for_nothing() -> None:
    rig = Rig(hands=["9- 4+ 5+", "8- 3+ 2+"])
    rig.play(0, Play("9−", 0, "left"))
    rig.play(0, LastCard())
    assert (rig.view().turn, rig.view().uncalled, rig.view().skips, rig.actors) == (1, [], [0, 0], [1])
    rig.play(1, Play("8−", 1, "left"))
    rig.play(1, Go())
    rig.play(0, Play("4+", 0, "left"))
    rig.play(0, Go())
    assert rig.view().uncalled == [0]


def test_last_card_forgotten_and_caught() -> None:
    rig = forgotten()
    assert (rig.view().uncalled, rig.actors) == ([0], [1, 2])
    assert rig.legal(2) == [Catch(0), LetGo(0)]
    rig.play(2, Catch(0))
    assert (rig.view().caught, rig.actors, rig.state.awaited) == (0, [0], 1)
    assert rig.legal(0) == [Draw("action"), Draw("number"), SitOut()]
    assert rig.state.wait_ms(0) == 10_000


def test_the_caught_player_draws() -> None:
    rig = forgotten()
    rig.play(2, Catch(0))
    rig.play(0, Draw("number"), "1x")
    assert (rig.hand(0), rig.view().skips, rig.view().caught) == ("1x 4+", [0, 0, 0], None)
    assert (rig.actors, rig.view().turn, rig.view().phase) == ([1], 1, "acting")


def test_the_caught_player_skips() -> None:
    rig = forgotten()
    rig.play(2, Catch(0))
    rig.play(0, SitOut())
    assert (rig.hand(0), rig.view().skips, rig.actors) == ("4+", [1, 0, 0], [1])


def test_a_caught_players_default_is_the_fuller_deck() -> None:
    for decks, card in (("1+ skip skip", "skip"), ("1+ 2- skip", "1+")):
        rig = forgotten(decks=decks)
        rig.play(1, Catch(0))
        rig.end_time(0)
        assert card in rig.hand(0)


def test_caught_too_late() -> None:
    rig = forgotten()
    for seat in (1, 2):
        rig.end_time(seat)
        rig.play(seat, Go())
    assert (rig.view().turn, rig.view().uncalled, rig.actors) == (0, [], [0])
    assert rig.legal_of(1, Catch) == []


def test_a_catch_is_possible_until_the_next_turn_begins() -> None:
    rig = forgotten()
    rig.end_time(1)
    assert Catch(0) in rig.legal(1)
    rig.play(1, Go())
    rig.end_time(2)
    assert rig.actors == [1, 2]
    rig.play(1, Catch(0))
    rig.play(0, SitOut())
    assert (rig.legal(2), rig.view().phase) == ([Go(), LastCard()], "ending")


def test_catches_are_listed_after_the_moves_of_the_turn() -> None:
    rig = forgotten()
    assert rig.legal(1)[0] == Draw("action")
    assert rig.legal(1)[-2:] == [Catch(0), LetGo(0)]


def test_the_first_catch_counts() -> None:
    rig = forgotten()
    rig.play(1, Catch(0))
    assert rig.legal(2) == []
    rig.play(0, SitOut())
    assert (rig.view().uncalled, rig.legal_of(2, Catch)) == ([], [])


def test_a_player_who_let_somebody_go_cannot_catch_them_any_more() -> None:
    rig = forgotten()
    rig.play(2, LetGo(0))
    assert (rig.actors, rig.legal(2)) == ([1], [])
    assert Catch(0) in rig.legal(1)


def test_a_player_who_let_somebody_go_can_catch_them_the_next_time() -> None:
    rig = Rig(hands=["9- 4+", "gift 3+ 2+ 1-"])
    rig.play(0, Play("9−", 0, "left"))
    rig.play(0, Go())
    rig.play(1, LetGo(0))
    rig.play(1, Gift(0, "3+"))
    rig.play(1, Go())
    rig.play(0, Play("3+", 0, "left"))
    rig.play(0, Go())
    assert Catch(0) in rig.legal(1)


def test_caught_with_both_decks_empty() -> None:
    rig = forgotten(decks="")
    rig.play(1, Catch(0))
    assert rig.legal(0) == [SitOut()]


def test_caught_with_one_deck_empty() -> None:
    rig = forgotten(decks="skip")
    rig.play(1, Catch(0))
    assert rig.legal(0) == [Draw("action"), SitOut()]


def test_drew_after_being_caught() -> None:
    rig = forgotten()
    rig.play(1, Catch(0))
    rig.play(0, Draw("action"))
    assert (rig.view().uncalled, rig.actors) == ([], [1])


def test_given_a_card_and_caught() -> None:
    """A card that a player gets does not undo a forgotten call."""
    rig = forgotten("gift 3+ 2+ 1+", "8- 5+")
    rig.play(1, Gift(0, "3+"))
    assert (rig.view().uncalled, rig.legal(2)) == ([0], [Catch(0), LetGo(0)])
    rig.play(1, Go())
    assert Catch(0) in rig.legal(2)
    rig.play(2, Catch(0))
    rig.play(0, Draw("number"), "1x")
    assert (rig.hand(0), rig.view().uncalled) == ("1x 3+ 4+", [])


def test_slowed_and_caught() -> None:
    """Cards that a player draws do not undo a forgotten call: not before, between or after them."""
    for drawn in range(3):
        rig = forgotten("slow 3+ 2+", "8- 5+")
        rig.play(1, Slow(0))
        for _ in range(drawn):
            rig.end_time(0)
        assert (rig.view().uncalled, rig.legal(2)) == ([0], [Catch(0), LetGo(0)])
        rig.play(2, Catch(0))
        assert (rig.view().caught, rig.actors) == (0, [0])


def test_a_card_does_not_undo_that_somebody_was_let_go() -> None:
    rig = forgotten("gift 3+ 2+ 1+", "8- 5+")
    rig.play(2, LetGo(0))
    rig.play(1, Gift(0, "3+"))
    assert (rig.legal(2), rig.legal_of(1, Catch)) == ([], [Catch(0)])


def test_the_next_turn_ends_the_time_to_catch_whatever_the_hand_holds() -> None:
    rig = forgotten("gift 3+ 2+", decks="")
    rig.play(1, Gift(0, "3+"))
    rig.play(1, LastCard())
    assert (rig.view().turn, rig.view().uncalled, rig.actors) == (0, [], [0])


def test_a_slowed_and_caught_player_pays_for_both() -> None:
    rig = forgotten("slow 3+ 2+", "8- 5+")
    rig.play(1, Slow(0))
    rig.play(2, Catch(0))
    rig.play(0, Draw("number"))
    assert (rig.view().slowed, rig.view().slow_left, rig.actors) == (0, 2, [0])
    rig.end_time(0)
    rig.end_time(0)
    assert (len(rig.hand(0).split()), rig.view().phase, rig.actors) == (4, "ending", [1])


def test_a_player_slowed_with_empty_decks_can_still_be_caught() -> None:
    rig = forgotten("slow 3+ 2+", "8- 5+", decks="")
    rig.play(1, Slow(0))
    assert (rig.view().uncalled, rig.legal(2)) == ([0], [Catch(0), LetGo(0)])


def two_forgot() -> Rig:
    """A rig in which seats 0 and 1 ended their turns on one card, without the call; it is seat 2's turn."""
    rig = forgotten("8- 3+", "7- 6+ 5+")
    rig.play(1, Play("8−", 1, "left"))
    rig.play(1, Go())
    return rig


def test_two_players_can_owe_a_call() -> None:
    rig = two_forgot()
    assert (rig.view().uncalled, rig.actors) == ([0, 1], [0, 1, 2])
    assert rig.legal(2)[-4:] == [Catch(0), LetGo(0), Catch(1), LetGo(1)]
    assert rig.legal(0) == [Catch(1), LetGo(1)]


def test_nobody_can_be_caught_while_a_penalty_is_chosen() -> None:
    rig = two_forgot()
    rig.play(2, Catch(0))
    assert (rig.actors, rig.view().uncalled) == ([0], [1])
    assert rig.legal_of(0, Catch) == []
    rig.play(0, SitOut())
    assert rig.legal(0) == [Catch(1), LetGo(1)]


def test_nobody_catches_themselves() -> None:
    assert forgotten().legal(0) == []


def test_somebody_who_owes_no_call_cannot_be_caught() -> None:
    rig = forgotten()
    assert set(rig.legal_of(1, Catch)) == {Catch(0)}


def test_the_game_ends_though_somebody_could_still_be_caught() -> None:
    rig = forgotten("8-", "7- 6+")
    rig.play(1, Play("8−", 1, "left"))
    assert (rig.view().phase, rig.actors, rig.view().uncalled) == ("over", [], [])


# Skipped turns.


def test_skipped_and_caught() -> None:
    """A lost turn has not begun: whoever forgot the call can still be caught after it."""
    rig = forgotten("skip 8- 3+ 2+")
    rig.play(1, Skip(0))
    rig.play(1, Go())
    assert (rig.view().phase, rig.view().turn, rig.view().uncalled) == ("skipped", 0, [0])
    rig.clock()
    assert (rig.view().phase, rig.view().turn, rig.view().uncalled) == ("acting", 1, [0])
    rig.play(1, Catch(0))
    rig.play(0, Draw("number"), "1x")
    assert (rig.hand(0), rig.view().uncalled, rig.actors) == ("1x 4+", [], [1])


def test_two_lost_turns_have_not_begun_either() -> None:
    rig = forgotten("skip skip 8- 3+")
    for _ in range(2):
        rig.play(1, Skip(0))
        rig.play(1, Go())
        rig.clock()
        assert Catch(0) in rig.legal(1)
    rig.end_time(1)
    rig.play(1, Go())
    assert (rig.view().turn, rig.view().phase, rig.view().uncalled) == (0, "acting", [])


def skipped() -> Rig:
    """A rig for two players: seat 0 skipped seat 1 with its last but one card, and forgot the call."""
    rig = Rig(hands=["skip 4+", "8- 3+"])
    rig.play(0, Skip(1))
    rig.play(0, Go())
    return rig


def test_caught_by_a_player_who_loses_the_turn() -> None:
    rig = skipped()
    assert (rig.view().phase, rig.actors, rig.state.awaited) == ("skipped", [1, CLOCK], 1 << CLOCK)
    assert rig.match.clock_is_due
    rig.play(1, Catch(0))
    assert not rig.match.clock_is_due
    rig.play(0, Draw("number"))
    assert rig.match.clock_is_due
    rig.clock()
    assert (rig.view().turn, rig.view().phase) == (0, "acting")


def test_somebody_elses_lost_turn_leads_to_the_next_turn_as_any_other() -> None:
    rig = skipped()
    rig.clock()
    assert (rig.view().turn, rig.view().uncalled, rig.actors) == (0, [], [0])


def test_the_clock_runs_on_after_a_player_lets_somebody_go() -> None:
    rig = skipped()
    rig.play(1, LetGo(0))
    assert (rig.actors, rig.match.clock_is_due) == ([CLOCK], True)


def skipped_after_forgetting() -> Rig:
    """A rig for three players: seat 0 forgot the call, and now loses its turn because seat 1 skipped it."""
    rig = forgotten("skip 8- 3+", "7- 6+ 5+")
    rig.play(1, Skip(0))
    rig.play(1, Go())
    rig.end_time(2)
    rig.play(2, Go())
    return rig


def test_a_player_who_loses_a_turn_can_be_caught_until_the_next_one_begins() -> None:
    rig = skipped_after_forgetting()
    assert (rig.view().phase, rig.view().turn, rig.view().uncalled) == ("skipped", 0, [0])
    assert rig.actors == [1, 2, CLOCK]
    rig.clock()
    assert (rig.view().turn, rig.view().uncalled, rig.actors) == (1, [0], [1, 2])
    for seat in (1, 2):
        assert rig.legal_of(2, Catch) == [Catch(0)]
        rig.end_time(seat)
        rig.play(seat, Go())
    assert (rig.view().turn, rig.view().phase, rig.view().uncalled) == (0, "acting", [])


def test_a_lost_turn_does_not_undo_that_somebody_was_let_go() -> None:
    rig = skipped_after_forgetting()
    rig.play(2, LetGo(0))
    rig.clock()
    assert (rig.legal_of(1, Catch), rig.legal(2)) == ([Catch(0)], [])


def test_skips_add_up() -> None:
    rig = skipped_after_forgetting()
    rig.play(1, Catch(0))
    rig.play(0, SitOut())
    assert rig.view().skips == [2, 0, 0]
    assert lost_turns(rig, 0) == 2
    assert rig.view().skips == [0, 0, 0]


@pytest.mark.parametrize("penalty_first", [True, False])
def test_a_skip_and_a_penalty_add_up_in_any_order(penalty_first: bool) -> None:
    rig = forgotten("skip 8- 3+", "7- 6+ 5+")
    for is_penalty in (penalty_first, not penalty_first):
        if is_penalty:
            rig.play(2, Catch(0))
            rig.play(0, SitOut())
        else:
            assert rig.legal_of(1, Skip) == [Skip(0), Skip(2)]
            rig.play(1, Skip(0))
    assert rig.view().skips == [2, 0, 0]
    rig.play(1, Go())
    assert lost_turns(rig, 0) == 2
