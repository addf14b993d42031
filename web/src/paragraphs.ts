/** A group of consecutive lines: items of a list, or plain lines. */
export interface Part {
  list: boolean;
  lines: string[];
}

/** Split a text into groups: lines that start with "- " are items of a list. */
export function paragraphs(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split("\n").filter((one) => one.trim())) {
    const list = line.startsWith("- ");
    const last = parts.at(-1);
    const words = list ? line.slice(2) : line;
    if (last?.list === list) last.lines.push(words);
    else parts.push({ list, lines: [words] });
  }
  return parts;
}
