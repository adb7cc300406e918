/// <reference lib="dom" />

/**
 * The layout faults of a public page at its current width, in words. It compares boxes with each other instead of with
 * fixed sizes, so that fonts do not matter. It runs in the browser and must not use anything outside its body.
 */
export function layoutFaults(): string[] {
  const SLACK = 2;
  const width = document.documentElement.clientWidth;
  const isWide = width >= 1024;
  const faults: string[] = [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const inSight = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 24);
    return `${element.tagName.toLowerCase()}.${element.classList.value.replaceAll(" ", ".")} “${text}”`;
  };
  const say = (element: Element, fault: string) => faults.push(`${nameOf(element)}: ${fault}`);

  const scroll = document.documentElement.scrollWidth - width;
  if (scroll > 0) faults.push(`the page scrolls sideways by ${scroll} px`);
  for (const dialog of document.querySelectorAll("dialog:not([open])"))
    if (inSight(dialog)) say(dialog, "closed, yet in sight");

  // The frame: header, content, footer, one below the other and as wide as the window.
  const main = document.querySelector("main");
  const header = document.querySelector("header");
  const footer = document.querySelector("footer");
  if (main === null || header === null || footer === null)
    return [...faults, "a part of the frame is missing"];
  const frame = [header, main, footer].map(boxOf);
  if (Math.abs((frame[0]?.top ?? -1) + scrollY) > SLACK) say(header, "does not stand at the top");
  for (const [index, box] of frame.entries()) {
    if (box.height < 40) faults.push(`part ${index + 1} of the frame is ${Math.round(box.height)} px high`);
    const above = frame[index - 1];
    if (above !== undefined && box.top < above.bottom - SLACK) faults.push("parts of the frame overlap");
  }
  for (const part of [header, footer])
    if (Math.abs(boxOf(part).width - width) > SLACK) say(part, "is not as wide as the window");

  /** Whether the element or an ancestor scrolls sideways, so that content outside can be reached. */
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== main &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const inFlow = (element: Element) => {
    const { position, display, float } = getComputedStyle(element);
    return (
      ["static", "relative"].includes(position) &&
      float === "none" &&
      !["inline", "contents", "none"].includes(display) &&
      !(element instanceof SVGElement)
    );
  };

  for (const element of main.querySelectorAll("*")) {
    if (!inSight(element) || element.closest("svg, noscript, picture") !== null) continue;
    const box = boxOf(element);
    const isText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? "").trim() !== "",
    );
    const isHidden = box.width <= 1 || getComputedStyle(element).clipPath !== "none";
    if (isText && (box.width === 0 || box.height === 0)) say(element, "has no size");
    const isOutside = box.left < -SLACK || box.right > width + SLACK;
    if (isText && isOutside && !isHidden && !scrolls(element)) say(element, "stands outside the window");
    if (isText && box.width < 48 && box.height > 4 * box.width) say(element, "is squeezed");
    const { overflowX } = getComputedStyle(element);
    if (
      ["hidden", "clip"].includes(overflowX) &&
      box.width > 160 &&
      element.scrollWidth > element.clientWidth + SLACK
    )
      if (!element.matches("section")) say(element, "is cut off");
    const children = [...element.children].filter((child) => inSight(child) && inFlow(child));
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      if (next === undefined) continue;
      const one = boxOf(child);
      const other = boxOf(next);
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > SLACK && down > SLACK) say(child, `overlaps ${nameOf(next)}`);
    }
  }

  // A card's button keeps a minimum distance from the last line above it.
  for (const button of main.querySelectorAll(".card > :is(a.btn, button)")) {
    const above = [...(button.parentElement?.children ?? [])].filter(
      (part) => part !== button && inSight(part) && boxOf(part).bottom <= boxOf(button).top + SLACK,
    );
    const gap = boxOf(button).top - Math.max(...above.map((part) => boxOf(part).bottom));
    if (inSight(button) && gap < 12) say(button, `stands ${Math.round(gap)} px below the last line`);
  }

  // The hero: its text and its picture.
  const hero = main.querySelector(":scope > .hero > div");
  const [leadPart, shown] = hero === null ? [] : [...hero.children];
  if (hero !== null && leadPart !== undefined && shown !== undefined && inSight(shown)) {
    const text = boxOf(leadPart);
    const picture = boxOf(shown);
    if (isWide && picture.left < text.right) say(shown, "does not stand beside the text");
    if (!isWide && picture.top < text.bottom) say(shown, "does not stand below the text");
    for (const [part, box] of [
      [leadPart, text],
      [shown, picture],
    ] as const)
      if (box.width < boxOf(hero).width * (isWide ? 0.3 : 0.9)) say(part, "is narrower than its column");
    const drawn = boxOf(shown.querySelector(".shot, .sheet, .card, img") ?? shown);
    if (drawn.width < Math.min(280, picture.width - SLACK))
      say(shown, `draws only ${Math.round(drawn.width)} px wide`);
    if (drawn.height > 3 * drawn.width) say(shown, "draws a strip");
    const caption = shown.querySelector("figcaption");
    if (caption !== null && boxOf(caption).top < drawn.bottom - SLACK)
      say(caption, "does not stand below its drawing");
    for (const part of shown.querySelectorAll("p, b, span, li, h2, h3")) {
      const box = boxOf(part);
      if (part.closest("figcaption") !== null || !inSight(part) || box.width <= 1) continue;
      if (box.right > picture.right + SLACK || box.left < picture.left - SLACK)
        say(part, "sticks out of the drawing");
      const lineHeight = Number.parseFloat(getComputedStyle(part).lineHeight);
      const isWrapped = part.children.length === 0 && box.height > 1.7 * lineHeight;
      if (part.tagName === "B" && isWrapped && box.width < 100) say(part, "is squeezed");
    }
  }
  return faults;
}

/**
 * The layout faults of a signed-in screen at its current width, in words: on a phone a touch target that is too small;
 * on a desktop a toolbar or a folding head that breaks into rows, or a table that hides its end; a button or heading of
 * three lines, words squeezed to letters or sticking out of their card, a notice that is too high, a toast over a
 * button of an open dialog. It runs in the browser and must not use anything outside its body.
 */
export function screenFaults(): string[] {
  const FINGER = 44;
  const SLACK = 1;
  const isPhone = document.documentElement.clientWidth < 768;
  const faults: string[] = [];
  const dialogs = [...document.querySelectorAll("[role=dialog], dialog[open]")].filter((one) =>
    one.checkVisibility(),
  );
  const inSight = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const box = element.getBoundingClientRect();
    const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
    return `${element.tagName.toLowerCase()}.${element.classList.value.split(" ").slice(-1)[0] ?? ""} “${name.trim().replace(/\s+/g, " ").slice(0, 40)}” ${size}`;
  };

  /** Whether a touch at this point reaches the target, including the area that the style adds around it. */
  const hits = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const label = hit.closest("label");
    return (
      target.contains(hit) ||
      (hit.contains(target) && hit.matches("a, button, label, [role=option]")) ||
      (label !== null && target instanceof HTMLInputElement && [...(target.labels ?? [])].includes(label))
    );
  };
  /** A link in a sentence is as high as its line (WCAG 2.5.8). */
  const isInSentence = (element: Element) =>
    element.matches("a, button") &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? "").trim().length > 1,
    );
  const fingerFaults = () => {
    const inside = dialogs.at(-1) ?? document.body;
    const targets = inside.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab]",
    );
    for (const target of targets) {
      const isShown = inSight(target) && target.closest("[aria-hidden=true], [inert]") === null;
      if (!isShown || target.matches(":disabled, .ks-app-frame-skip") || isInSentence(target)) continue;
      // Everything in a chart can also be opened from its table, and everything on the tape chart from the agenda.
      if (target.closest("svg, .ks-tape, .ks-tape-line") !== null) continue;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // The border around a password field belongs to the field.
      const box = (target.closest(".mantine-PasswordInput-input") ?? target).getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const reach = FINGER / 2 - SLACK;
      const isHigh =
        box.height >= FINGER - SLACK || (hits(target, x, y - reach) && hits(target, x, y + reach));
      const isWide =
        box.width >= FINGER - SLACK || (hits(target, x - reach, y) && hits(target, x + reach, y));
      if (!isHigh || !isWide) faults.push(`${nameOf(target)}: too small for a finger`);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  };

  const linesOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tops: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // Text that is a pixel wide is for screen readers.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      range.selectNodeContents(text);
      for (const { top, height, width } of range.getClientRects()) {
        const middle = top + height / 2;
        if (width > 1 && !tops.some((known) => Math.abs(known - middle) < 8)) tops.push(middle);
      }
    }
    return tops.length;
  };
  for (const element of document.querySelectorAll(
    "button, a.mantine-Button-root, h1, h2, h3, th, [role=tab]",
  )) {
    // A list line that is a button as a whole may have several lines.
    const words = element.querySelector(".mantine-Button-label") ?? element;
    const isLine =
      words === element &&
      element.matches("button, th") &&
      (element.querySelector("small, div, b, strong, p, ul") !== null ||
        element.querySelectorAll(":scope > span").length > 1);
    if (!isLine && inSight(element) && linesOf(words) >= 3) faults.push(`${nameOf(element)}: three lines`);
  }

  /** Whether the text may exceed its card: it scrolls sideways, or is a pixel wide for screen readers. */
  const isElsewhere = (element: Element | null): boolean =>
    element !== null &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
      element.getBoundingClientRect().width <= 1 ||
      isElsewhere(element.parentElement));
  for (const card of document.querySelectorAll(".ks-card, .ks-list-page")) {
    const edge = card.getBoundingClientRect();
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || (text.textContent ?? "").trim() === "" || !inSight(element)) continue;
      if (element.closest("svg") !== null || element.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(text);
      const { width, height, right } = range.getBoundingClientRect();
      const isLetters =
        width < 60 && height > 5 * Number.parseFloat(getComputedStyle(element).lineHeight) - SLACK;
      if (isLetters) faults.push(`${nameOf(element)}: squeezed`);
      if (right > edge.right + SLACK && !isElsewhere(element))
        faults.push(`${nameOf(element)}: sticks out of its card`);
    }
  }
  for (const table of document.querySelectorAll(".ks-table-scroll")) {
    const hidden = table.scrollWidth - table.clientWidth;
    // A file may have any number of columns, so its table may scroll if the keyboard can reach and scroll it.
    if (!isPhone && inSight(table) && hidden > SLACK && table.getAttribute("tabindex") !== "0")
      faults.push(`${nameOf(table)}: ${hidden} px out of sight`);
  }

  for (const bar of document.querySelectorAll(".ks-list-toolbar, [role=toolbar], .ks-portfolio-day")) {
    if (isPhone || !inSight(bar)) continue;
    const parts = [...bar.querySelectorAll("button, input, a, [role=radiogroup]")]
      .filter(inSight)
      .map((one) => one.getBoundingClientRect());
    const middles = parts.map(({ top, height }) => top + height / 2);
    if (middles.length > 0 && Math.max(...middles) - Math.min(...middles) > 16)
      faults.push(`${nameOf(bar)}: breaks into rows`);
  }

  // Actions that fold stay beside the facts of the head at every desktop width.
  for (const line of document.querySelectorAll(".ks-page-header-line")) {
    const [facts, actions] = [...line.children];
    if (isPhone || facts === undefined || actions === undefined || !inSight(line)) continue;
    if (line.querySelector("[data-folds]") === null) continue;
    const [factBox, done] = [facts.getBoundingClientRect(), actions.getBoundingClientRect()];
    const isBelow = factBox.height > 0 && done.height > 0 && done.top > factBox.bottom - SLACK;
    const tops = [...actions.querySelectorAll("button, a")]
      .filter(inSight)
      .map((one) => one.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    if (isBelow || Math.max(...tops) - Math.min(...tops) > 16)
      faults.push(`${nameOf(actions)}: breaks into rows`);
  }

  const notices = [...document.querySelectorAll(".ks-notice-line")].filter(inSight);
  if (notices.length > 1) faults.push(`${notices.length} notices at once`);
  for (const notice of notices) {
    const { height } = notice.getBoundingClientRect();
    if (height > (isPhone ? 44 : 40) + SLACK) faults.push(`${nameOf(notice)}: not slim`);
  }

  const open = dialogs.at(-1);
  for (const toast of document.querySelectorAll(".ks-toaster-toast")) {
    const box = toast.getBoundingClientRect();
    for (const button of open?.querySelectorAll("button, [type=submit]") ?? []) {
      if (!inSight(button) || toast.contains(button)) continue;
      const below = button.getBoundingClientRect();
      const across = Math.min(box.right, below.right) - Math.max(box.left, below.left);
      const down = Math.min(box.bottom, below.bottom) - Math.max(box.top, below.top);
      if (across > SLACK && down > SLACK) faults.push(`${nameOf(toast)}: covers ${nameOf(button)}`);
    }
  }
  if (isPhone) fingerFaults();
  return [...new Set(faults)];
}
