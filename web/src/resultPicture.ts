// A finished game as a picture to share: the game, the players with their marks and scores, and what decided it. It is
// drawn in the page, with the page's own fonts and colours; nothing is loaded from elsewhere.
import { ICONS } from "./kit/icons";
import { markOf } from "./kit/playerMarks";

/** A player's row. */
interface Row {
  readonly seat: number;
  readonly name: string;
  readonly score: string;
  readonly isWinner: boolean;
}

/** What is shared of a finished game. */
export interface Result {
  readonly game: string; // its title
  readonly hue: string; // its colour token
  readonly title: string; // who has won
  readonly story: string; // what decided it
  readonly places: readonly Row[]; // best first
  readonly crowns: boolean; // whether the winners are marked
  readonly link: string;
}

export const WIDE = 1200;
export const HIGH = 630;
const MARGIN = 60;
const MOST_ROWS = 12;
const TITLES = "Fredoka";
const WORDS = "Nunito";
const LOGO = "M22 66V34l14 18 14-24 14 24 14-18v32";

type Pen = CanvasRenderingContext2D;
type Colours = (token: string) => string;

/** The picture, as a PNG file. */
export async function pictureOf(result: Result): Promise<File> {
  await fontsFor(JSON.stringify(result));
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const { colours, done } = readColours();
  draw(canvas.getContext("2d")!, result, colours);
  done();
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
  if (!blob) throw new Error("This browser makes no pictures.");
  return new File([blob], "madcap.png", { type: "image/png" });
}

/** Load the fonts with the letters of these texts: a canvas draws at once, and does not wait for them. */
async function fontsFor(texts: string): Promise<void> {
  const fonts = [`600 80px ${TITLES}`, `800 40px ${WORDS}`, `600 34px ${WORDS}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font, texts)));
}

/** A function that resolves colour tokens, always as they are in the light theme, and one that ends it. */
function readColours(): { colours: Colours; done: () => void } {
  const probe = document.createElement("i");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const colours = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  return { colours, done: () => probe.remove() };
}

function draw(pen: Pen, result: Result, colours: Colours): void {
  pen.fillStyle = colours(result.hue);
  pen.fillRect(0, 0, WIDE, HIGH);
  drawTiles(pen);
  drawHead(pen, result, colours);
  const end = drawStory(pen, result, colours);
  drawCard(pen, result, colours, end);
}

/** Faint tiles over the background, as on the pictures of the first page. */
function drawTiles(pen: Pen): void {
  pen.save();
  pen.translate(WIDE / 2, HIGH / 2);
  pen.rotate(-0.12);
  pen.fillStyle = "#ffffff14";
  for (let row = -4; row <= 4; row++) {
    for (let column = -7; column <= 7; column++) tile(pen, column * 112, row * 112, 96, 22);
  }
  pen.restore();
}

function tile(pen: Pen, x: number, y: number, size: number, round: number): void {
  pen.beginPath();
  pen.roundRect(x - size / 2, y - size / 2, size, size, round);
  pen.fill();
}

function drawHead(pen: Pen, { game, link }: Result, colours: Colours): void {
  drawLogo(pen, colours);
  pen.fillStyle = colours("on-hue");
  pen.textBaseline = "middle";
  pen.textAlign = "right";
  pen.font = `600 30px ${WORDS}`;
  const address = link.replace(/^https?:\/\//, "");
  pen.fillText(address, WIDE - MARGIN, 82);
  const room = WIDE - 2 * MARGIN - 96 - 40 - pen.measureText(address).width;
  pen.textAlign = "left";
  pen.font = `600 60px ${TITLES}`;
  pen.fillText(cut(pen, game, room), MARGIN + 96, 84);
}

function drawLogo(pen: Pen, colours: Colours): void {
  pen.save();
  pen.translate(MARGIN, 44);
  pen.scale(0.76, 0.76);
  pen.fillStyle = colours("sun");
  tile(pen, 50, 50, 92, 24);
  stroke(pen, LOGO, colours("on-sun"), 11);
  pen.restore();
}

function stroke(pen: Pen, path: string, colour: string, wide: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = wide;
  pen.lineCap = pen.lineJoin = "round";
  pen.stroke(new Path2D(path));
}

/** Who has won and what decided it, at the bottom. Returns where the text begins. */
function drawStory(pen: Pen, { title, story }: Result, colours: Colours): number {
  pen.font = `600 34px ${WORDS}`;
  const lines = wrapped(pen, story, WIDE - 2 * MARGIN, 2);
  const top = HIGH - 44 - lines.length * 44 - 62;
  pen.fillStyle = colours("on-hue");
  pen.textBaseline = "middle";
  lines.forEach((line, i) => pen.fillText(line, MARGIN, top + 62 + 22 + i * 44));
  pen.font = `600 52px ${TITLES}`;
  pen.fillText(cut(pen, title, WIDE - 2 * MARGIN), MARGIN, top + 30);
  return top;
}

/** The players and their scores, on a card between the title and the story: in two columns if they are many. */
function drawCard(pen: Pen, result: Result, colours: Colours, end: number): void {
  const [top, gap] = [140, 46];
  const high = end - top - 28;
  pen.fillStyle = "#00000038";
  pen.beginPath();
  pen.roundRect(MARGIN, top + 8, WIDE - 2 * MARGIN, high, 30);
  pen.fill();
  pen.fillStyle = colours("card");
  pen.beginPath();
  pen.roundRect(MARGIN, top, WIDE - 2 * MARGIN, high, 30);
  pen.fill();
  const places = result.places.slice(0, MOST_ROWS);
  const columns = places.length > 8 ? 3 : places.length > 3 ? 2 : 1;
  const rows = Math.ceil(places.length / columns);
  const wide = (WIDE - 2 * MARGIN - 2 * 26 - (columns - 1) * gap) / columns;
  const row = Math.min(116, (high - 24) / rows);
  const first = top + (high - row * rows) / 2;
  places.forEach((place, i) => {
    const x = MARGIN + 26 + Math.floor(i / rows) * (wide + gap);
    const box = { x, y: first + (i % rows) * row, wide, high: row };
    drawRow(pen, place, box, result.crowns && place.isWinner, colours);
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function drawRow(pen: Pen, { seat, name, score }: Row, box: Box, crown: boolean, colours: Colours) {
  const { x, y, wide, high } = box;
  const size = Math.min(84, high - 8);
  const middle = y + high / 2;
  drawMark(pen, seat, x, middle - size / 2, size, colours);
  pen.fillStyle = colours("ink");
  pen.textBaseline = "middle";
  pen.font = `600 ${Math.round(size * 0.78)}px ${TITLES}`;
  pen.textAlign = "right";
  pen.fillText(score, x + wide, middle + 2);
  const end = x + wide - pen.measureText(score).width - 16 - (crown ? size : 0);
  pen.textAlign = "left";
  if (crown) drawCrown(pen, end + 4, middle - size * 0.4, size * 0.8, colours);
  pen.font = `800 ${Math.round(size * 0.6)}px ${WORDS}`;
  pen.fillText(cut(pen, name, end - x - size - 28), x + size + 16, middle + 2);
}

function drawMark(pen: Pen, seat: number, x: number, y: number, size: number, colours: Colours): void {
  const { hue, path } = markOf(seat);
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = colours(hue);
  pen.beginPath();
  pen.arc(50, 50, 50, 0, 7);
  pen.fill();
  pen.fillStyle = colours("on-hue");
  pen.fill(new Path2D(path), "evenodd");
  pen.restore();
}

function drawCrown(pen: Pen, x: number, y: number, size: number, colours: Colours): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = colours("sun");
  pen.fill(new Path2D(ICONS.crown));
  stroke(pen, ICONS.crown, colours("ink"), 2);
  pen.restore();
}

type Measure = Pick<Pen, "measureText">;

/** A text that is as wide as the room at most; what does not fit is cut off. */
export function cut(pen: Measure, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join("").trimEnd()}…`).width > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines; what does not fit into `most` lines is cut off. */
export function wrapped(pen: Measure, text: string, room: number, most: number): string[] {
  const lines: string[] = [];
  let rest = text.split(" ").filter(Boolean);
  while (rest.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1;
    let count = 1;
    while (count < rest.length && pen.measureText(rest.slice(0, count + 1).join(" ")).width <= room) count++;
    lines.push(cut(pen, rest.slice(0, isLast ? undefined : count).join(" "), room));
    rest = rest.slice(count);
  }
  return lines;
}

/** The same in words. */
export function textOf({ game, title, story, places, link }: Result): string {
  const scores = places.map(({ name, score }) => `${name} ${score}`).join(" · ");
  return [`${game}: ${title}`, story, scores, link].filter(Boolean).join("\n");
}
