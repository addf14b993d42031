// The paths of flying cards as keyframes: transforms of a picture that already has its place on the screen.

type Point = readonly [x: number, y: number];

export const middle = ({ left, top, width, height }: DOMRect): Point => [left + width / 2, top + height / 2];

/** The transform that moves a picture from its place at `rect` to `where`. */
export function shifted(rect: DOMRect, where: DOMRect, scale: number): string {
  const [[x, y], [a, b]] = [middle(rect), middle(where)];
  return `translate(${a - x}px, ${b - y}px) scale(${scale})`;
}

/** A curve to the picture's place. Two pictures that change places pass on different sides. */
export function curve(from: DOMRect, to: DOMRect): Keyframe[] {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const [dx, dy] = [ax - bx, ay - by];
  const scale = Math.min(from.width / to.width, 2);
  const [mx, my] = [dx / 2 - dy * 0.16, dy / 2 + dx * 0.16];
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${mx}px, ${my}px) scale(${(scale + 1.3) / 2})`, offset: 0.5 },
    { transform: "none" },
  ];
}

/** A straight line from the picture's place to another rectangle. */
export function away(from: DOMRect, to: DOMRect): Keyframe[] {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  return [{ transform: "none" }, { transform: `translate(${bx - ax}px, ${by - ay}px) scale(0.6)`, opacity: 0.6 }];
}

/** To the middle of the screen, enlarged so that everybody sees the card, then to the discards. */
export function heldUp(from: DOMRect, to: DOMRect): Keyframe[] {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const scale = Math.max(1.5, 110 / from.width);
  const centre = `translate(${innerWidth / 2 - ax}px, ${innerHeight * 0.42 - ay}px) scale(${scale})`;
  return [
    { transform: "none" },
    { transform: centre, offset: 0.3 },
    { transform: centre, offset: 0.72 },
    { transform: `translate(${bx - ax}px, ${by - ay}px) scale(${to.width / from.width})`, opacity: 0.6 },
  ];
}

/** Out of the picture's place, larger, then to another rectangle; invisible before it starts. */
export function shooting(from: DOMRect, to: DOMRect): Keyframe[] {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  return [
    { transform: "none", opacity: 0 },
    { transform: "translateY(-60%) scale(2.2)", opacity: 1, offset: 0.3 },
    { transform: `translate(${bx - ax}px, ${by - ay}px) scale(${to.width / from.width}) rotate(360deg)`, opacity: 1 },
  ];
}

/** Up a little, then down and off the screen, spinning. */
export function tumbling(rect: DOMRect): Keyframe[] {
  const spin = (Math.random() - 0.5) * 540;
  const dx = (Math.random() - 0.5) * 220;
  return [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx / 3}px, -34px) rotate(${spin / 4}deg)`, opacity: 1, offset: 0.2 },
    { transform: `translate(${dx}px, ${innerHeight - rect.top + 60}px) rotate(${spin}deg)`, opacity: 0.6 },
  ];
}
