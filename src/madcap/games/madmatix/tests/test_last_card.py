"""The cases of the rules page about "Last card": who forgot, who catches, and what it costs."""

from madcap.engine.state import CLOCK
from madcap.games.madmatix.moves import Catch, Draw, Gift, Go, LastCard, LetGo, Play, SitOut, Skip, Slow
from madcap.games.madmatix.tests.position import Table


def forgotten(*others: str, decks: str | None = None) -> Table:
    """Seat 0 ended a turn on one card, without the call; it is seat 1's turn."""
    table = Table(hands=["9- 4+", *(others or ("8- 3+ 2+", "7- 6+ 5+"))], decks=decks)
    table.play(0, Play("9−", 0, "left"))
    table.play(0, Go())
    return table


def test_last_card_called() -> None:
    table = Table(hands=["9- 4+", "8- 3+", "7- 2+"])
    table.play(0, Play("9−", 0, "left"))
    table.play(0, LastCard())
    assert (table.view().uncalled, table.actors) == ([], [1])
    assert table.legal_of(1, Catch) == []


def test_last_card_forgotten_and_caught() -> None:
    table = forgotten()
    assert (table.view().uncalled, table.actors) == ([0], [1, 2])
    assert table.legal(2) == [Catch(0), LetGo(0)]
    table.play(2, Catch(0))
    assert (table.view().caught, table.actors, table.state.awaited) == (0, [0], 1)
    assert table.legal(0) == [Draw("action"), Draw("number"), SitOut()]
    assert table.state.wait_ms(0) == 10_000


def test_the_caught_player_draws() -> None:
    table = forgotten()
    table.play(2, Catch(0))
    table.play(0, Draw("number"), "1x")
    assert (table.hand(0), table.view().skips, table.view().caught) == ("1x 4+", [0, 0, 0], None)
    assert (table.actors, table.view().turn, table.view().phase) == ([1], 1, "acting")


def test_the_caught_player_skips() -> None:
    table = forgotten()
    table.play(2, Catch(0))
    table.play(0, SitOut())
    assert (table.hand(0), table.view().skips, table.actors) == ("4+", [1, 0, 0], [1])


def test_a_caught_players_default_is_the_fuller_deck() -> None:
    for decks, card in (("1+ skip skip", "skip"), ("1+ 2- skip", "1+")):
        table = forgotten(decks=decks)
        table.play(1, Catch(0))
        table.end_time(0)
        assert card in table.hand(0)


def test_caught_too_late() -> None:
    table = forgotten()
    for seat in (1, 2):
        table.end_time(seat)
        table.play(seat, Go())
    assert (table.view().turn, table.view().uncalled, table.actors) == (0, [], [0])
    assert table.legal_of(1, Catch) == []


def test_there_is_time_until_the_next_turn_begins() -> None:
    table = forgotten()
    table.end_time(1)
    assert Catch(0) in table.legal(1)
    table.play(1, Go())
    table.end_time(2)
    assert table.actors == [1, 2]
    table.play(1, Catch(0))
    table.play(0, SitOut())
    assert (table.legal(2), table.view().phase) == ([Go(), LastCard()], "ending")


def test_catching_comes_after_the_duties() -> None:
    table = forgotten()
    assert table.legal(1)[0] == Draw("action")
    assert table.legal(1)[-2:] == [Catch(0), LetGo(0)]


def test_the_first_catch_counts() -> None:
    table = forgotten()
    table.play(1, Catch(0))
    assert table.legal(2) == []
    table.play(0, SitOut())
    assert (table.view().uncalled, table.legal_of(2, Catch)) == ([], [])


def test_whoever_lets_it_pass_has_decided() -> None:
    table = forgotten()
    table.play(2, LetGo(0))
    assert (table.actors, table.legal(2)) == ([1], [])
    assert Catch(0) in table.legal(1)


def test_whoever_let_it_pass_is_asked_anew_the_next_time() -> None:
    table = Table(hands=["9- 4+", "gift 3+ 2+ 1-"])
    table.play(0, Play("9−", 0, "left"))
    table.play(0, Go())
    table.play(1, LetGo(0))
    table.play(1, Gift(0, "3+"))
    table.play(1, Go())
    table.play(0, Play("3+", 0, "left"))
    table.play(0, Go())
    assert Catch(0) in table.legal(1)


def test_caught_with_both_decks_empty() -> None:
    table = forgotten(decks="")
    table.play(1, Catch(0))
    assert table.legal(0) == [SitOut()]


def test_caught_with_one_deck_empty() -> None:
    table = forgotten(decks="skip")
    table.play(1, Catch(0))
    assert table.legal(0) == [Draw("action"), SitOut()]


def test_drew_after_being_caught() -> None:
    table = forgotten()
    table.play(1, Catch(0))
    table.play(0, Draw("action"))
    assert (table.view().uncalled, table.actors) == ([], [1])


def test_who_is_given_a_card_cannot_be_caught() -> None:
    table = forgotten("gift 3+ 2+", "8- 5+")
    table.play(1, Gift(0, "3+"))
    assert (table.view().uncalled, table.legal_of(2, Catch)) == ([], [])


def test_who_is_slowed_cannot_be_caught_once_they_have_drawn() -> None:
    table = forgotten("slow 3+ 2+", "8- 5+")
    table.play(1, Slow(0))
    assert Catch(0) in table.legal(2)
    table.play(0, Draw("number"))
    assert (table.view().uncalled, table.legal(2)) == ([], [])


def test_who_is_slowed_and_caught_pays_for_both() -> None:
    table = forgotten("slow 3+ 2+", "8- 5+")
    table.play(1, Slow(0))
    table.play(2, Catch(0))
    table.play(0, Draw("number"))
    assert (table.view().slowed, table.view().slow_left, table.actors) == (0, 2, [0])
    table.end_time(0)
    table.end_time(0)
    assert (len(table.hand(0).split()), table.view().phase, table.actors) == (4, "ending", [1])


def test_who_forgot_and_was_slowed_by_empty_decks_can_still_be_caught() -> None:
    table = forgotten("slow 3+ 2+", "8- 5+", decks="")
    table.play(1, Slow(0))
    assert (table.view().uncalled, table.legal(2)) == ([0], [Catch(0), LetGo(0)])


def two_forgot() -> Table:
    """Seats 0 and 1 ended their turns on one card, without the call; it is seat 2's turn."""
    table = forgotten("8- 3+", "7- 6+ 5+")
    table.play(1, Play("8−", 1, "left"))
    table.play(1, Go())
    return table


def test_two_can_owe_a_call() -> None:
    table = two_forgot()
    assert (table.view().uncalled, table.actors) == ([0, 1], [0, 1, 2])
    assert table.legal(2)[-4:] == [Catch(0), LetGo(0), Catch(1), LetGo(1)]
    assert table.legal(0) == [Catch(1), LetGo(1)]


def test_nobody_can_be_caught_while_a_penalty_is_chosen() -> None:
    table = two_forgot()
    table.play(2, Catch(0))
    assert (table.actors, table.view().uncalled) == ([0], [1])
    assert table.legal_of(0, Catch) == []
    table.play(0, SitOut())
    assert table.legal(0) == [Catch(1), LetGo(1)]


def test_nobody_catches_themselves() -> None:
    assert forgotten().legal(0) == []


def test_somebody_who_owes_no_call_cannot_be_caught() -> None:
    table = forgotten()
    assert set(table.legal_of(1, Catch)) == {Catch(0)}


def test_the_game_ends_though_somebody_could_still_be_caught() -> None:
    table = forgotten("8-", "7- 6+")
    table.play(1, Play("8−", 1, "left"))
    assert (table.view().phase, table.actors) == ("over", [])


# Skipped turns.


def skipped() -> Table:
    """Two players: seat 0 skipped seat 1 with its last but one card, and forgot the call."""
    table = Table(hands=["skip 4+", "8- 3+"])
    table.play(0, Skip(1))
    table.play(0, Go())
    return table


def test_skipped_and_caught() -> None:
    table = skipped()
    assert (table.view().phase, table.actors, table.state.awaited) == ("skipped", [1, CLOCK], 1 << CLOCK)
    assert table.match.clock_is_due
    table.play(1, Catch(0))
    assert not table.match.clock_is_due
    table.play(0, Draw("number"))
    assert table.match.clock_is_due
    table.clock()
    assert (table.view().turn, table.view().phase) == (0, "acting")


def test_a_skipped_turn_that_had_its_time_counts_as_begun() -> None:
    table = skipped()
    table.clock()
    assert (table.view().turn, table.view().uncalled, table.actors) == (0, [], [0])


def test_the_clock_runs_on_after_letting_it_pass() -> None:
    table = skipped()
    table.play(1, LetGo(0))
    assert (table.actors, table.match.clock_is_due) == ([CLOCK], True)


def skipped_after_forgetting() -> Table:
    """Three players: seat 0 forgot the call, and seat 1 made it lose the turn that comes now."""
    table = forgotten("skip 8- 3+", "7- 6+ 5+")
    table.play(1, Skip(0))
    table.play(1, Go())
    table.end_time(2)
    table.play(2, Go())
    return table


def test_who_loses_a_turn_can_be_caught_until_it_had_its_time() -> None:
    table = skipped_after_forgetting()
    assert (table.view().phase, table.view().turn, table.view().uncalled) == ("skipped", 0, [0])
    assert table.actors == [1, 2, CLOCK]
    table.clock()
    assert (table.view().turn, table.view().uncalled, table.actors) == (1, [], [1])


def test_skips_add_up() -> None:
    table = skipped_after_forgetting()
    table.play(1, Catch(0))
    table.play(0, SitOut())
    assert table.view().skips == [2, 0, 0]
    lost = 0
    for _ in range(8):
        seat, phase = table.view().turn, table.view().phase
        if phase == "skipped":
            assert seat == 0
            lost += 1
            table.clock()
        elif seat == 0:
            break
        else:
            table.end_time(seat)
            table.play(seat, Go())
    assert (lost, table.view().skips) == (2, [0, 0, 0])


def test_who_sits_out_is_no_target_of_a_skip() -> None:
    table = forgotten("skip 8- 3+", "7- 6+ 5+")
    table.play(2, Catch(0))
    table.play(0, SitOut())
    assert table.legal_of(1, Skip) == [Skip(2)]
