/// <reference lib="dom" />
import type { Page } from "../journey.ts";

/**
 * How the parts on the page are drawn, a line for each element that differs: its part, its name, its sizes or its
 * colours as the browser computed them. They are the same on every machine, where pixels are not.
 */
export function looksOfParts(page: Page, what: "sizes" | "colours"): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const nameOf = (element: Element): string => {
      const own = [...element.classList].find((name) => /^(?:ks|mantine)-/.test(name));
      return own === undefined ? element.tagName.toLowerCase() : `${element.tagName.toLowerCase()}.${own}`;
    };
    /** The height of a control of one line; other heights depend on how its words break. */
    const heightOf = (element: Element): string => {
      const isControl = element.matches("button, input, select, kbd, .ks-status-badge, .ks-cleaning-sign");
      const { height } = element.getBoundingClientRect();
      return isControl && height < 60 ? `${Math.round(height)}px high` : "";
    };
    const sizesOf = (element: Element, style: CSSStyleDeclaration): string =>
      [
        `${style.fontSize}/${style.lineHeight} ${style.fontWeight}`,
        style.padding === "0px" ? "" : `padding ${style.padding}`,
        ["flex", "grid", "inline-flex", "inline-grid"].includes(style.display) && style.gap !== "normal"
          ? `gap ${style.gap}`
          : "",
        style.borderWidth === "0px" ? "" : `border ${style.borderWidth} ${style.borderStyle}`,
        style.borderRadius === "0px" ? "" : `radius ${style.borderRadius}`,
        heightOf(element),
      ]
        .filter(Boolean)
        .join(", ");
    const coloursOf = (style: CSSStyleDeclaration): string =>
      [
        style.color,
        style.backgroundColor === "rgba(0, 0, 0, 0)" ? "" : `on ${style.backgroundColor}`,
        style.borderWidth === "0px" || style.borderStyle === "none" ? "" : `border ${style.borderColor}`,
        style.opacity === "1" ? "" : `opacity ${style.opacity}`,
      ]
        .filter(Boolean)
        .join(", ");
    const lines = new Set<string>();
    for (const part of document.querySelectorAll(
      "[data-part], [role=dialog], dialog[open], [role=menu], .ks-toaster",
    )) {
      const name = part.getAttribute("data-part") ?? nameOf(part);
      const inside = part.matches("[data-part]")
        ? part.querySelectorAll("[data-state] > div *")
        : part.querySelectorAll("*");
      for (const element of inside) {
        if (element.closest("svg") !== null || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        const style = getComputedStyle(element);
        lines.add(
          `${name} | ${nameOf(element)} | ${wanted === "sizes" ? sizesOf(element, style) : coloursOf(style)}`,
        );
      }
    }
    return [...lines];
  }, what);
}

/** The names of parts that the page announces and that take no room on it. */
export function hiddenParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-part] [data-state]")].flatMap((state) => {
      const { width, height } = state.lastElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const part = state.closest("[data-part]")?.getAttribute("data-part");
      return width > 0 && height > 0 ? [] : [`${part}: ${state.getAttribute("data-state")}`];
    }),
  );
}

/** The focusable elements, one after the other by Tab, that show no ring of two pixels in the colour of the focus. */
export async function withoutRing(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    window.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const faults: string[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press("Tab");
    const { at, fault } = await page.evaluate(ringFault);
    if (at === -1 || seen.has(at)) return faults;
    seen.add(at);
    if (fault !== null) faults.push(fault);
  }
}

/** Runs in the page. A native control that is drawn by its neighbour shows its ring there. */
function ringFault(): { readonly at: number; readonly fault: string | null } {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body) return { at: -1, fault: null };
  const probe = document.createElement("i");
  probe.style.color = "var(--ks-focus)";
  document.body.append(probe);
  const wanted = getComputedStyle(probe).color;
  probe.remove();
  const places = [focused, focused.nextElementSibling, focused.parentElement].filter((one) => one !== null);
  const hasRing = places.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor === wanted;
  });
  const at = [...document.querySelectorAll("*")].indexOf(focused);
  const part = focused.closest("[data-part]")?.getAttribute("data-part") ?? "page";
  const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  return { at, fault: hasRing ? null : `${part}: ${focused.tagName.toLowerCase()} “${name.slice(0, 40)}”` };
}
