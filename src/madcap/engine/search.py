"""Tree search for games with chance, hidden hands and several players who act at once.

This is information-set Monte Carlo tree search with a single observer. Every iteration deals one world that fits what
the observer knows, walks down the tree by what the observer would see, adds one decision, plays the rest out with
`guess`, and adds the result to every move on the way. Moves of chance and the clock are drawn at random; every other
actor chooses the move that has been best for itself so far.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from madcap.engine.rng import Rng
from madcap.engine.state import MAX_PEOPLE, State, next_actor

ROOT: Final = 0  # the root is no node's child, so 0 also stands for "no child"
CURIOSITY: Final = 1.3  # the weight of exploration, in standard deviations of the results
NODES_AN_ITERATION: Final = 4  # room for a decision, and for the forced and the drawn moves before it


@final
class Tree:
    """The moves tried so far. A node is a number; a child's key is who moved and what the observer saw of the move."""

    def __init__(self, observer: i64, room: i64) -> None:
        self.observer: i64 = observer
        self.room: i64 = room
        self.size: i64 = 1
        self.results: i64 = 2  # of the observer, two of them assumed: a loss and a win
        self.sum: float = 1.0
        self.squares: float = 1.0
        self.curiosity: float = 0.0
        self.keys: vec[i64] = vec[i64]([0] * room)
        self.first_child: vec[i64] = vec[i64]([0] * room)
        self.last_child: vec[i64] = vec[i64]([0] * room)
        self.sibling: vec[i64] = vec[i64]([0] * room)
        self.visits: vec[i64] = vec[i64]([0] * room)
        self.offered: vec[i64] = vec[i64]([0] * room)  # visits to the parent in worlds where this move was legal
        self.total: vec[float] = vec[float]([0.0] * room)  # sum of the results of these visits for the seat that moved

    def key(self, state: State, seat: i64, move: i64) -> i64:
        """The key of a move about to be made."""
        return state.seen(self.observer, seat, move) << 4 | seat

    def find(self, node: i64, key: i64, after: i64) -> i64:
        """The child with this key, or 0. Children mostly keep the order of moves: `after`'s sibling is tried first."""
        sibling = self.sibling
        keys = self.keys
        if after != 0:
            after = sibling[after]
            if after != 0 and keys[after] == key:
                return after
        child = self.first_child[node]
        while child != 0 and keys[child] != key:
            child = sibling[child]
        return child

    def add(self, node: i64, key: i64) -> i64:
        """Add a child behind its siblings; returns it."""
        child = self.size
        self.size += 1
        self.keys[child] = key
        last = self.last_child[node]
        if last == 0:
            self.first_child[node] = child
        else:
            self.sibling[last] = child
        self.last_child[node] = child
        return child

    def score(self, child: i64) -> float:
        """The upper confidence bound of a move that was tried before."""
        visits = float(self.visits[child])
        return self.total[child] / visits + self.curiosity * sqrt(log(float(self.offered[child])) / visits)

    def learn(self, result: float) -> None:
        """Fit the weight of exploration to the game: the closer the results are together, the smaller it is."""
        self.results += 1
        self.sum += result
        self.squares += result * result
        mean = self.sum / float(self.results)
        self.curiosity = CURIOSITY * sqrt(self.squares / float(self.results) - mean * mean)


def search(state: State, seat: i64, iterations: i64, depth: i64, rng: Rng) -> i64:
    """The best move found for a seat that may act now. A playout ends after `depth` moves, and `worth` evaluates it."""
    tree = Tree(seat, iterations * NODES_AN_ITERATION + 64)
    done: i64 = 0
    while done < iterations:
        world = state.clone()
        world.redeal(seat, rng)
        path = _walk_down(tree, world, rng)
        _play_out(world, depth, rng)
        _back_up(tree, world, path)
        done += 1
    return _most_visited(tree, state, seat)


def _walk_down(tree: Tree, world: State, rng: Rng) -> vec[i64]:
    """Play from the root to a decision that is not in the tree yet, and add it; returns the nodes on the way."""
    path = vec[i64](capacity=32)
    node: i64 = ROOT
    actor = tree.observer
    while True:
        count = world.move_count(actor)
        chooses = actor < MAX_PEOPLE and count > 1
        if chooses:
            move = _pick(tree, node, world, actor, count, rng)
        else:
            move = _draw(world, actor, count, rng)
        key = tree.key(world, actor, move)
        child = tree.find(node, key, 0)
        fresh = child == 0
        if fresh:
            child = tree.add(node, key)
        world.apply(actor, move)
        path = append(path, child)
        if (fresh and chooses) or tree.size == tree.room or world.actors == 0 or world.settled():
            return path
        node = child
        actor = next_actor(world, rng)


def _draw(world: State, actor: i64, count: i64, rng: Rng) -> i64:
    if count == 1:
        return world.move(actor, 0)
    return world.move(actor, rng.below(count))


def _pick(tree: Tree, node: i64, world: State, actor: i64, count: i64, rng: Rng) -> i64:
    """A move that was never tried here if there is one, else the move with the highest bound."""
    untried: i64 = 0
    choice: i64 = 0
    best = -1.0
    child: i64 = 0
    n: i64 = 0
    while n < count:
        move = world.move(actor, n)
        child = tree.find(node, tree.key(world, actor, move), child)
        if child == 0:
            untried += 1
            if rng.below(untried) == 0:
                choice = move
        else:
            tree.offered[child] += 1
            if untried == 0:
                score = tree.score(child)
                if score > best:
                    best = score
                    choice = move
        n += 1
    return choice


def _play_out(world: State, depth: i64, rng: Rng) -> None:
    made: i64 = 0
    while made < depth and world.actors != 0 and not world.settled():
        actor = next_actor(world, rng)
        world.apply(actor, world.guess(actor, rng))
        made += 1


def _back_up(tree: Tree, world: State, path: vec[i64]) -> None:
    rewards = _rewards(world)
    tree.learn(rewards[tree.observer])
    step: i64 = 0
    while step < len(path):
        node = path[step]
        tree.visits[node] += 1
        mover = tree.keys[node] & 15
        if mover < MAX_PEOPLE:
            tree.total[node] += rewards[mover]
        step += 1


def _rewards(world: State) -> vec[float]:
    rewards = vec[float](capacity=MAX_PEOPLE)
    seat: i64 = 0
    while seat < world.seats:
        if world.actors == 0:
            rewards = append(rewards, world.payoff(seat))
        else:
            rewards = append(rewards, world.worth(seat))
        seat += 1
    return rewards


def _most_visited(tree: Tree, state: State, seat: i64) -> i64:
    """The move that was tried most at the root; of equals, the one with the best results."""
    choice = state.move(seat, 0)
    most: i64 = -1
    brought = 0.0
    n: i64 = 0
    while n < state.move_count(seat):
        move = state.move(seat, n)
        child = tree.find(ROOT, tree.key(state, seat, move), 0)
        if child != 0:
            visits = tree.visits[child]
            if visits > most or (visits == most and tree.total[child] > brought):
                choice = move
                most = visits
                brought = tree.total[child]
        n += 1
    return choice
