/// <reference lib="dom" />

/**
 * What is wrong with how a public page is laid out at the width it has, in words. Relations between boxes, not their
 * measures: the same on a machine with other fonts. Runs in the browser, so it holds all it needs.
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

  /** Scrolls sideways by itself, or an ancestor does: what is outside can be reached. */
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

  // A card's button keeps its distance from the last line above it.
  for (const button of main.querySelectorAll(".card > :is(a.btn, button)")) {
    const above = [...(button.parentElement?.children ?? [])].filter(
      (part) => part !== button && inSight(part) && boxOf(part).bottom <= boxOf(button).top + SLACK,
    );
    const gap = boxOf(button).top - Math.max(...above.map((part) => boxOf(part).bottom));
    if (inSight(button) && gap < 12) say(button, `stands ${Math.round(gap)} px below the last line`);
  }

  // The first screen: what it says and what it shows.
  const hero = main.querySelector(":scope > .hero > div");
  const [said, shown] = hero === null ? [] : [...hero.children];
  if (hero !== null && said !== undefined && shown !== undefined && inSight(shown)) {
    const text = boxOf(said);
    const picture = boxOf(shown);
    if (isWide && picture.left < text.right) say(shown, "does not stand beside the text");
    if (!isWide && picture.top < text.bottom) say(shown, "does not stand below the text");
    for (const [part, box] of [
      [said, text],
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
