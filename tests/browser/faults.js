// Faults of a screen's layout: text that is cut off, that spills out of its box, that overlaps other text, or that
// cannot be scrolled into view. The players' names in [names] may be shortened with dots, since people choose them.
([names]) => {
  const SLACK = 2; // CSS pixels: letters end a little before their line does
  const SCROLLS = ["auto", "scroll"];
  const CLIPS = ["hidden", "clip"];
  const top = document.querySelector("dialog[open]") ?? document.body;
  const page = document.documentElement;

  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isForEars = (one) => one.closest(".unseen") !== null;
  const shown = (text) => text.replace(/\s+/g, " ").trim();
  const tag = (one) =>
    `<${one.tagName.toLowerCase()}${one.className ? ` class="${one.className.baseVal ?? one.className}"` : ""}>`;
  const say = (piece) => `"${piece.words.slice(0, 50)}" in ${tag(piece.element)}`;

  /** The part of a line that letters fill: its box without the space above and below. */
  function inkOf({ left, top, right, bottom }) {
    const air = (bottom - top) * 0.22;
    return { left, right, top: top + air, bottom: bottom - air };
  }

  function piecesOf(root) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
      const { parentElement: element, data } = walk.currentNode;
      if (
        !shown(data) ||
        element.closest("svg, option, script, style, title, [inert]") ||
        isForEars(element) ||
        !isSeen(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const lines = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5).map(inkOf);
      const left = lines
        .map((line) => visible(line, element))
        // less of a line, at an edge, is no text
        .filter((box) => box.right > box.left && box.bottom > box.top + SLACK);
      if (lines.length) found.push({ element, words: shown(data), lines, left });
    }
    return found;
  }

  function* aboveOf(element) {
    for (let one = element; one && one !== page; one = one.parentElement) {
      yield [one, getComputedStyle(one)];
      if (one === top || getComputedStyle(one).position === "fixed") return;
    }
  }

  /** By how much a line extends beyond a box, on the side where it is most; `ways` says which directions count. */
  function beyond(line, box, ways) {
    const across = ways.x ? Math.max(box.left - line.left, line.right - box.right) : 0;
    const down = ways.y ? Math.max(box.top - line.top, line.bottom - box.bottom) : 0;
    return Math.max(across, down);
  }

  const isName = (words) => names.some((name) => words.includes(name));

  /** Text that is cut off by an element around it that does not scroll. */
  function cut(piece) {
    const ways = { x: true, y: true };
    for (const [one, style] of aboveOf(piece.element)) {
      if (one === document.body) break;
      const clips = { x: ways.x && CLIPS.includes(style.overflowX), y: ways.y && CLIPS.includes(style.overflowY) };
      const worst = Math.max(...piece.lines.map((line) => beyond(line, one.getBoundingClientRect(), clips)));
      const dots = style.textOverflow === "ellipsis" && isName(piece.words);
      if (worst > SLACK && !dots) return [`cut by ${Math.round(worst)} px: ${say(piece)}, by ${tag(one)}`];
      if (dots || SCROLLS.includes(style.overflowX)) ways.x = false;
      if (SCROLLS.includes(style.overflowY)) ways.y = false;
    }
    return [];
  }

  const isPainted = (style) =>
    !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor) ||
    style.backgroundImage !== "none" ||
    style.borderLeftStyle !== "none";

  /** Text that extends beyond the box that it is written on: a button, a card, a panel. */
  function spilt(piece) {
    for (const [one, style] of aboveOf(piece.element)) {
      if (one === document.body || SCROLLS.includes(style.overflowX)) break;
      if (!isPainted(style) || style.display === "inline") continue;
      const worst = Math.max(
        ...piece.left.map((line) => beyond(line, one.getBoundingClientRect(), { x: true, y: true })),
      );
      return worst > SLACK && !CLIPS.includes(style.overflowX)
        ? [`spilt by ${Math.round(worst)} px: ${say(piece)}, out of ${tag(one)}`]
        : [];
    }
    return [];
  }

  /** Text that is outside the window, and that no scrolling brings in. */
  function outOfReach(piece) {
    const ways = { x: true, y: true };
    let fixed = top !== document.body;
    for (const [one, style] of aboveOf(piece.element)) {
      if (SCROLLS.includes(style.overflowX) && one !== document.body) ways.x = false;
      if (SCROLLS.includes(style.overflowY) && one !== document.body) ways.y = false;
      if (style.position === "fixed") fixed = true;
    }
    const whole = fixed
      ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      : { left: 0, top: -scrollY, right: innerWidth, bottom: page.scrollHeight - scrollY };
    const worst = Math.max(...piece.left.map((line) => beyond(line, whole, ways)));
    return worst > SLACK ? [`out of reach by ${Math.round(worst)} px: ${say(piece)}`] : [];
  }

  /** The part of a line that is inside of every element around it that clips or scrolls. */
  function visible(line, element) {
    const box = { ...line };
    for (const [one, style] of aboveOf(element)) {
      if (one === document.body || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      const around = one.getBoundingClientRect();
      box.left = Math.max(box.left, around.left);
      box.right = Math.min(box.right, around.right);
      box.top = Math.max(box.top, around.top);
      box.bottom = Math.min(box.bottom, around.bottom);
    }
    return box;
  }

  /** Whether `one` is on a painted, sticky or fixed element that does not contain `other`: then it covers `other`. */
  function isLayered(one, other) {
    for (const [each, style] of aboveOf(one)) {
      if (each.contains(other)) return false;
      if (isPainted(style) || ["sticky", "fixed"].includes(style.position)) return true;
    }
    return false;
  }

  /**
   * Whether `one` was laid over `other` on purpose: it stays in place while the page scrolls, or is not in the flow of
   * their common ancestor.
   */
  function isLaidOver(one, other) {
    let part = one;
    let stays = false;
    for (; !part.parentElement.contains(other); part = part.parentElement)
      stays ||= getComputedStyle(part).position === "sticky";
    const { position, zIndex } = getComputedStyle(part);
    return stays || ["absolute", "fixed", "sticky"].includes(position) || zIndex !== "auto";
  }

  /** The element that hides a point of a text without being meant to, or null. */
  function coverAt({ element }, x, y) {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(element) || element.contains(one) || isLaidOver(one, element)) return null;
      if (isSeen(one) && (one instanceof SVGElement || isPainted(getComputedStyle(one)))) return one;
    }
    return null;
  }

  /** Text that is hidden behind an element, checked near the beginning, in the middle and near the end of a line. */
  function covered(piece) {
    for (const { left, right, top, bottom } of piece.left) {
      for (const part of [0.1, 0.5, 0.9]) {
        const cover = coverAt(piece, left + (right - left) * part, (top + bottom) / 2);
        if (cover) return [`covered: ${say(piece)}, by ${tag(cover)}`];
      }
    }
    return [];
  }

  /** The result of `look` while every element can be hit, even one that lets the pointer through. */
  function touchable(look) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    const found = look();
    document.adoptedStyleSheets.pop();
    return found;
  }

  /** Lines of one text that overlap. */
  function crammed(piece) {
    const onNext = ({ left, right, top, bottom }, next) =>
      next && next.top > top + SLACK && next.left < right && left < next.right ? bottom - next.top : 0;
    const worst = Math.max(...piece.lines.map((line, i) => onNext(line, piece.lines[i + 1])));
    return worst > SLACK ? [`crammed by ${Math.round(worst)} px: ${say(piece)}`] : [];
  }

  function overlaps(pieces) {
    const lines = pieces.flatMap((piece) => piece.left.map((box) => ({ piece, box })));
    const found = new Set();
    lines.forEach((one, i) => {
      for (const other of lines.slice(i + 1)) {
        if (one.piece === other.piece) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across <= SLACK || down <= SLACK) continue;
        if (isLayered(one.piece.element, other.piece.element) || isLayered(other.piece.element, one.piece.element))
          continue;
        found.add(`overlap: ${say(one.piece)} and ${say(other.piece)}`);
      }
    });
    return [...found];
  }

  /** Bars that stay in place while the page scrolls, and leave too little room for the rest. */
  function crowded() {
    const stays = ({ position, pointerEvents }) => ["sticky", "fixed"].includes(position) && pointerEvents !== "none";
    const bars = [...top.querySelectorAll("*")].filter((one) => stays(getComputedStyle(one)) && isSeen(one));
    const tall = bars
      .filter((one) => one.getBoundingClientRect().width > innerWidth / 2)
      .map((one) => [one, one.getBoundingClientRect().height]);
    return tall
      .filter(([, height]) => height > innerHeight * 0.6)
      .map(([one, height]) => `a bar of ${Math.round(height)} px: ${tag(one)}`);
  }

  /** Icons that hide a part of a text. A text that is wholly on an icon is no fault. */
  function hidden(pieces) {
    const icons = [...top.querySelectorAll("svg")].filter(
      (one) => isSeen(one) && !one.closest("[inert]") && !isForEars(one),
    );
    const found = new Set();
    for (const icon of icons) {
      const { left, right, top, bottom, width } = icon.getBoundingClientRect();
      if (width > 60 || width === 0) continue;
      const box = visible({ left, right, top, bottom }, icon);
      for (const piece of pieces) {
        const partly = piece.left.some((line) => {
          const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          return across > SLACK && down > SLACK && beyond(line, box, { x: true, y: true }) > SLACK;
        });
        const layered = isLayered(icon, piece.element) || isLayered(piece.element, icon);
        if (partly && !layered) found.add(`an icon in ${tag(icon.parentElement)} hides a part of ${say(piece)}`);
      }
    }
    return [...found];
  }

  const pieces = piecesOf(top);
  const tooWide = [page, ...document.querySelectorAll("dialog[open]")].filter(
    (one) => one.scrollWidth > one.clientWidth + 1,
  );
  const wide = tooWide.map((one) => `${tag(one)} is ${one.scrollWidth} px wide, and there are ${one.clientWidth}`);
  return {
    faults: [
      ...new Set([
        ...wide,
        ...pieces.flatMap((piece) => [...cut(piece), ...spilt(piece), ...outOfReach(piece), ...crammed(piece)]),
        ...touchable(() => pieces.flatMap(covered)),
        ...overlaps(pieces),
        ...hidden(pieces),
        ...crowded(),
      ]),
    ],
    words: [
      ...new Set(
        [...document.querySelectorAll("body *")]
          .flatMap((one) => [
            ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
            one.getAttribute("aria-label") ?? "",
            one.getAttribute("title") ?? "",
            one.getAttribute("placeholder") ?? "",
          ])
          .map(shown)
          .filter(Boolean),
      ),
    ],
  };
};
