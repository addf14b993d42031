/* MADMATH in C, as a reference: junior, two players, the 9 x 9 multiplication board, uniformly random play.
 *
 * It is written for this one game alone, without our contract. It draws from the same generator in the same order as
 * the engine's playout (a draw for every move, forced ones, too), so one seed gives the very same games, move for move.
 * Numbers in brackets refer to the rules of the game.
 *
 * Reads lines "play SEED GAMES" and answers each with a line of JSON. The clock covers games that count their moves and
 * nothing else; a second pass over the same seed counts the people's moves and adds every (seat, move) to a checksum.
 */

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { THROW = 1, PLACE = 2, ROLL = 3 };
enum { CHANCE = 14 };
enum { SEATS = 2, PAWNS = 4, FACES = 10, CELLS = 224 };
enum { ROLL_OFFS_AT_MOST = 1000, THROWS_AT_MOST = 10000 };

#define MULTIPLIER UINT64_C(698769069)
#define LOW UINT64_C(0xFFFFFFFF)
#define FNV_START UINT64_C(0xCBF29CE484222325)
#define FNV_PRIME UINT64_C(0x100000001B3)
#define INLINE static inline __attribute__((always_inline))

typedef struct {
    uint64_t random;
    bool checking; /* a constant wherever it is read, so that it costs timed games nothing */
    uint64_t moves, decisions, checksum;
} Play;

typedef struct {
    uint8_t board[CELLS]; /* rows of 16 with an empty border; 0: free, else the seat plus one */
    uint8_t pawns[SEATS][PAWNS];
    unsigned die[2];
    unsigned turn, throws;
    bool opening;
} Round;

INLINE unsigned below(Play *play, unsigned n) {
    uint64_t t = MULTIPLIER * (play->random & LOW) + (play->random >> 32);
    play->random = t;
    return (unsigned)(((t ^ (t >> 32)) & LOW) * n >> 32);
}

static uint64_t seeded(uint64_t seed) {
    Play warm_up = {.random = (seed & UINT64_C(0xFFFFFFFFFFFFFF)) + 1};
    for (int i = 0; i < 8; i++) below(&warm_up, 2);
    return warm_up.random;
}

INLINE void made(Play *play, unsigned seat, uint64_t move) {
    play->moves++;
    if (play->checking) {
        play->decisions += seat < SEATS;
        play->checksum = (play->checksum ^ (move << 4 | seat)) * FNV_PRIME;
    }
}

INLINE void roll(Play *play, Round *round, unsigned die) {
    unsigned shows = below(play, FACES);
    round->die[die] = shows;
    made(play, CHANCE, ROLL | shows << 8 | (die + 1) << 16 | (uint64_t)round->turn << 24);
}

INLINE unsigned roll_both(Play *play, Round *round, unsigned seat) {
    round->turn = seat;
    roll(play, round, 0);
    roll(play, round, 1);
    return round->die[0] + round->die[1];
}

/* The highest throw starts; those tied throw again [1]. */
INLINE void roll_off(Play *play, Round *round) {
    unsigned throws = 0, first, second;
    do {
        first = roll_both(play, round, 0);
        second = roll_both(play, round, 1);
        throws += SEATS;
    } while (first == second && throws < ROLL_OFFS_AT_MOST);
    round->turn = second > first;
}

/* Throws both dice, or keeps one that does not show 0; a round's first throw is with both [2, 3]. */
INLINE void throw_dice(Play *play, Round *round) {
    unsigned choices = 1 + (!round->opening && round->die[0]) + (!round->opening && round->die[1]);
    unsigned kept = below(play, choices);
    if (kept == 1 && round->die[0] == 0) kept = 2;
    made(play, round->turn, THROW | kept << 8);
    round->opening = false;
    round->throws++;
    if (kept != 1) roll(play, round, 0);
    if (kept != 2) roll(play, round, 1);
}

INLINE unsigned follow(const Round *round, unsigned square, int step) {
    uint8_t own = round->board[square];
    unsigned length = 0;
    while (round->board[square += step] == own) length++;
    return length;
}

INLINE bool lines_up(const Round *round, unsigned square) {
    return follow(round, square, 1) + follow(round, square, -1) >= 2 ||
           follow(round, square, 16) + follow(round, square, -16) >= 2 ||
           follow(round, square, 17) + follow(round, square, -17) >= 2 ||
           follow(round, square, 15) + follow(round, square, -15) >= 2;
}

/* Places a new pawn, or any of them if all four are on the board [5, 6]. Returns whether that ends the round [9]. */
INLINE bool place(Play *play, Round *round, unsigned squares[2], unsigned free_squares) {
    uint8_t *pawns = round->pawns[round->turn];
    unsigned movable = pawns[PAWNS - 1] ? PAWNS : 1;
    unsigned n = below(play, free_squares * movable);
    unsigned square = squares[n >= movable];
    unsigned slot = n >= movable ? n - movable : n;
    if (movable == 1)
        for (slot = 0; pawns[slot]; slot++);
    unsigned origin = pawns[slot];
    made(play, round->turn, PLACE | square << 8 | origin << 16);
    round->board[origin] = 0; /* a new pawn comes from square 0, which is border */
    round->board[square] = round->turn + 1;
    pawns[slot] = square;
    return lines_up(round, square);
}

INLINE unsigned find_free(const Round *round, unsigned squares[2]) {
    unsigned there = round->die[0] << 4 | round->die[1], back = round->die[1] << 4 | round->die[0], count = 0;
    if (!round->board[there]) squares[count++] = there;
    if (there != back && !round->board[back]) squares[count++] = back;
    return count;
}

/* Plays a game, which is one round: until somebody lines up three [9, 10], or the throws run out [11]. */
INLINE void play_game(Play *play) {
    Round round = {.opening = true};
    roll_off(play, &round);
    while (round.throws < THROWS_AT_MOST) {
        unsigned squares[2], free_squares = 0;
        throw_dice(play, &round);
        if (round.die[0] && round.die[1]) free_squares = find_free(&round, squares);
        if (free_squares && place(play, &round, squares, free_squares)) return;
        if (!free_squares || round.die[0] != round.die[1]) round.turn ^= 1; /* doubles play again [7] */
    }
}

static Play play_games(uint64_t seed, uint64_t games) {
    Play play = {.random = seeded(seed), .checking = false};
    for (uint64_t i = 0; i < games; i++) play_game(&play);
    return play;
}

static Play check_games(uint64_t seed, uint64_t games) {
    Play play = {.random = seeded(seed), .checking = true, .checksum = FNV_START};
    for (uint64_t i = 0; i < games; i++) play_game(&play);
    return play;
}

static void answer(uint64_t seed, uint64_t games) {
    clock_t began = clock();
    uint64_t moves = play_games(seed, games).moves;
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    Play checked = check_games(seed, games);
    printf("{\"games\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"decisions\": %" PRIu64 ", \"checksum\": %" PRIu64
           ", \"seconds\": %.6f}\n", games, moves, checked.decisions, checked.checksum, seconds);
}

int main(void) {
    uint64_t seed, games;
    while (scanf(" play %" SCNu64 " %" SCNu64, &seed, &games) == 2) {
        answer(seed, games);
        fflush(stdout);
    }
    return 0;
}
