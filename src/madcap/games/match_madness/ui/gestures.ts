// Pointer gestures on the mat: tap a block to choose it, drag it, swipe it to roll it over, press it for long to turn
// it, twist it with a second finger, turn it with the wheel; a drag on the empty board moves all blocks.
import { isLaid, type Piece, type Square, type Way } from "./blocks";
import { isInside, pieceOn } from "./grid";
import type { Done, Hand } from "./hand.svelte";
import { middleOf, placeAround, slotAt, squareAt, type Mat, type Point } from "./mat";

const SLACK = 7; // px that a pointer may move during a tap
const PRESS_MS = 350; // after this time a block that is pressed turns
const SWIPE_MS = 180; // a short drag that takes no longer is a swipe
const FLICK_MS = 400; // and so is one that takes no longer, if the pointer leaves while it moves
const FLICK = 0.15; // the least speed of such a pointer, in px per ms
const LATELY_MS = 80; // the time over which its speed is measured
const SWIPE = 2; // the longest swipe, in squares
const AWAY = 1.1; // a drag between tray and board that is longer, in squares, is not a swipe
const QUARTER = Math.PI / 2;
const WHEEL_MS = 180; // at most one turn in this time

/** The mat's callbacks. */
export interface Touched {
  tapped(block: number): void;
  pointed(square: Square): void; // an empty square was tapped
  slotted(block: number): void; // the tray's place of a block on the board was tapped
  moved(block: number, done: Done): void; // the block was dropped or turned
}

interface Grab {
  readonly pointer: number;
  readonly start: Point;
  readonly block: number; // 0: the board itself
  readonly offset: Point; // from the pointer to the block's middle
  readonly before: readonly Piece[];
  readonly at: number; // when it began
  readonly noticed: number; // when the page noticed it
  readonly way: { readonly at: number; readonly point: Point }[]; // of the pointer
  dragging: boolean;
  turned: boolean; // the block was turned meanwhile
  pressed: boolean; // by a long press
  left: boolean; // the pointer has left the tray, where the drag began
}

/** The speed of a pointer when it left, in px per ms: a finger that swipes still moves, one that drags has stopped. */
function speedOf({ way }: Pick<Grab, "way">, now: number): number {
  const end = way.at(-1)!.point;
  const start = (way.filter(({ at }) => at <= now - LATELY_MS).at(-1) ?? way[0]!).point;
  return Math.hypot(end.x - start.x, end.y - start.y) / LATELY_MS;
}

export function blockAt(hand: Hand, mat: Mat, point: Point): number {
  const slot = slotAt(mat, point);
  if (slot) return isLaid(hand.piece(slot)) ? 0 : slot;
  return pieceOn(hand.pieces, squareAt(mat, point))?.block ?? 0;
}

const wayOf = (dx: number, dy: number): Way =>
  Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";

/** A Svelte attachment that handles the gestures on the mat. */
export const fingers = (hand: Hand, mat: () => Mat, touched: Touched) => (element: HTMLElement) => {
  let grab: Grab | null = null;
  let twist: { pointer: number; angle: number } | null = null;
  let last: Point = { x: 0, y: 0 };
  let wheeled = 0;
  let frame = 0; // of a long press
  let box = element.getBoundingClientRect(); // measured when a gesture begins, not at every step

  const pointOf = (event: MouseEvent): Point => ({ x: event.clientX - box.left, y: event.clientY - box.top });

  const down = (event: PointerEvent): void => {
    if (grab) return startTwist(event);
    if (event.button !== 0 || hand.frozen) return;
    box = element.getBoundingClientRect();
    const start = pointOf(event);
    const block = blockAt(hand, mat(), start);
    const middle = block ? middleOf(mat(), hand.piece(block)) : start;
    const offset = { x: middle.x - start.x, y: middle.y - start.y };
    const at = event.timeStamp;
    const began = { dragging: false, turned: false, pressed: false, left: slotAt(mat(), start) === 0 };
    const way = [{ at, point: start }];
    const noticed = performance.now();
    grab = { pointer: event.pointerId, start, block, offset, before: hand.pieces, at, noticed, way, ...began };
    last = start;
    if (block) startPress(block, noticed);
    element.setPointerCapture(event.pointerId);
  };

  const startPress = (block: number, start: number): void => {
    hand.pressing = block;
    const look = (): void => {
      if (performance.now() - start >= PRESS_MS) turnPressed(block);
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
  };

  const endPress = (): void => {
    cancelAnimationFrame(frame);
    hand.pressing = 0;
  };

  const turnPressed = (block: number): void => {
    endPress();
    if (!grab || hand.frozen) return;
    grab.turned = grab.pressed = true;
    turn(block);
  };

  const turn = (block: number): void => {
    if (hand.frozen) return;
    hand.choose(block);
    touched.moved(block, hand.turn(1, block));
  };

  /** Undo a long press that was none: the page was busy, and did not notice in time that the pointer moved or left. */
  const checkPress = (held: Grab, now: number): void => {
    if (!held.pressed || isLong(held, now)) return;
    held.turned = held.pressed = false;
    hand.become(held.before);
  };

  const isLong = (held: Grab, now: number): boolean => now - held.at >= PRESS_MS;

  const move = (event: PointerEvent): void => {
    if (twist?.pointer === event.pointerId) return turnWith(event);
    if (grab?.pointer !== event.pointerId) return;
    last = pointOf(event);
    grab.way.push({ at: event.timeStamp, point: last });
    grab.left ||= slotAt(mat(), last) === 0;
    const [dx, dy] = [last.x - grab.start.x, last.y - grab.start.y];
    if (!grab.dragging && Math.hypot(dx, dy) < SLACK) return;
    endPress();
    checkPress(grab, event.timeStamp);
    grab.dragging = true;
    if (grab.block) carry(grab);
    else slide(dx, dy, grab.before);
  };

  const carry = (held: Grab): void => {
    if (!hand.held) hand.choose(held.block);
    const middle = hover(held);
    hand.carry(held.block, middle, isOverTray(middle) ? null : placeAround(mat(), hand.piece(held.block), middle));
  };

  /** The middle of the dragged block. A block from the tray is shown above the finger, so that it stays visible. */
  const hover = (held: Grab): Point => {
    if (isLaid(hand.piece(held.block))) return { x: last.x + held.offset.x, y: last.y + held.offset.y };
    const rise = Math.min(1, Math.hypot(last.x - held.start.x, last.y - held.start.y) / (1.5 * mat().cell));
    return { x: last.x, y: last.y - 0.75 * mat().cell * rise };
  };

  const isOverTray = (point: Point): boolean => slotAt(mat(), point) > 0;

  const slide = (dx: number, dy: number, before: readonly Piece[]): void => {
    const by = { row: Math.round(dy / mat().cell), column: Math.round(dx / mat().cell) };
    hand.slide(by, before);
  };

  const startTwist = (event: PointerEvent): void => {
    if (!grab?.block || twist) return;
    endPress();
    hand.choose(grab.block);
    grab.dragging = grab.turned = true;
    carry(grab);
    element.setPointerCapture(event.pointerId);
    twist = { pointer: event.pointerId, angle: angleOf(pointOf(event)) };
  };

  const angleOf = (point: Point): number => Math.atan2(point.y - last.y, point.x - last.x);

  const turnWith = (event: PointerEvent): void => {
    if (!twist || !grab) return;
    const apart = angleOf(pointOf(event)) - twist.angle;
    const quarters = Math.round(Math.atan2(Math.sin(apart), Math.cos(apart)) / QUARTER);
    if (quarters === 0) return;
    hand.turn(quarters, grab.block);
    twist.angle += quarters * QUARTER;
    carry(grab);
  };

  const up = (event: PointerEvent): void => {
    if (twist?.pointer === event.pointerId) twist = null;
    if (grab?.pointer !== event.pointerId) return;
    const freed = grab;
    grab = twist = null;
    endPress();
    checkPress(freed, event.timeStamp);
    if (event.type === "pointercancel") return hand.letGo();
    if (!freed.dragging) return freed.turned ? undefined : release(freed, event.timeStamp);
    if (freed.block && isSwipe(freed, event.timeStamp)) swipe(freed);
    else if (freed.block) drop(freed);
  };

  /**
   * Whether a drag was a swipe: short and quick, and not from the tray to the board or back. Within the tray a block
   * cannot be moved, so that there every short drag is one.
   */
  const isSwipe = (held: Grab, now: number): boolean => {
    const far = Math.hypot(last.x - held.start.x, last.y - held.start.y) / mat().cell;
    const isAway = slotAt(mat(), held.start) > 0 !== slotAt(mat(), last) > 0;
    if (held.turned || far > (isAway ? AWAY : SWIPE)) return false;
    const took = now - held.at;
    return !held.left || took <= SWIPE_MS || (took <= FLICK_MS && speedOf(held, now) >= FLICK);
  };

  const swipe = (held: Grab): void => {
    hand.undrag();
    touched.moved(held.block, hand.push(wayOf(last.x - held.start.x, last.y - held.start.y), held.block));
  };

  const drop = (held: Grab): void => {
    const away = hand.held !== null && isOverTray(hand.held);
    touched.moved(held.block, hand.drop(away));
  };

  /** A tap, or a long press that a busy page has not noticed before: it was long for the pointer and for the page. */
  const release = (held: Grab, now: number): void => {
    if (held.block && isLong(held, now) && performance.now() - held.noticed >= PRESS_MS) turn(held.block);
    else tap(held);
  };

  const tap = (held: Grab): void => {
    if (held.block) return touched.tapped(held.block);
    const slot = slotAt(mat(), held.start);
    const square = squareAt(mat(), held.start);
    if (slot) touched.slotted(slot);
    else if (isInside(square)) touched.pointed(square);
  };

  const wheel = (event: WheelEvent): void => {
    if (!grab) box = element.getBoundingClientRect();
    const block = grab?.block || blockAt(hand, mat(), pointOf(event));
    if (!block || hand.frozen || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < WHEEL_MS || event.deltaY === 0) return;
    wheeled = event.timeStamp;
    hand.choose(block);
    const done = hand.turn(Math.sign(event.deltaY), block);
    if (grab) grab.turned = true;
    if (grab?.dragging) carry(grab);
    else touched.moved(block, done);
  };

  const off = new AbortController();
  const { signal } = off;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return () => {
    endPress();
    off.abort();
  };
};
