/// <reference lib="dom" />
import type { Page } from "../journey.ts";

/**
 * How the parts on the page are drawn, a line for each element that differs: its part, its name, and its sizes or its
 * colours as the browser computed them. They are the same on every machine, where pixels are not.
 */
export function looksOfParts(page: Page, what: "sizes" | "colours"): Promise<readonly string[]> {
  return page.evaluate((kind) => {
    const nameOf = (element: Element): string => {
      const own = [...element.classList].find((name) => /^(?:ks|mantine)-/.test(name));
      return own === undefined ? element.tagName.toLowerCase() : `${element.tagName.toLowerCase()}.${own}`;
    };
    /** The height of a control of one line, and the size of an icon; other sizes depend on how words break. */
    const boxOf = (element: Element): string => {
      const { height, width } = element.getBoundingClientRect();
      if (element.matches("svg[aria-hidden]") && width < 40)
        return `${Math.round(width)} x ${Math.round(height)}`;
      const isControl = element.matches("button, input, select, kbd, .ks-status-badge, .ks-cleaning-sign");
      return isControl && height < 60 ? `${Math.round(height)}px high` : "";
    };
    const positionOf = (style: CSSStyleDeclaration): string => {
      if (["flex", "grid", "inline-flex", "inline-grid"].includes(style.display))
        return [
          style.display,
          style.gap === "normal" ? "" : `gap ${style.gap}`,
          `${style.alignItems} ${style.justifyContent}`.replaceAll("normal", "").trim(),
        ]
          .filter(Boolean)
          .join(" ");
      return ["left", "start"].includes(style.textAlign) ? "" : style.textAlign;
    };
    const sizesOf = (element: Element, style: CSSStyleDeclaration): string =>
      [
        `${style.fontSize}/${style.lineHeight} ${style.fontWeight}`,
        style.padding === "0px" ? "" : `padding ${style.padding}`,
        positionOf(style),
        style.position === "static" ? "" : style.position,
        style.borderWidth === "0px" ? "" : `border ${style.borderWidth} ${style.borderStyle}`,
        // The look of a native control belongs to the browser and changes with its version.
        style.borderRadius === "0px" ||
        (style.appearance !== "none" && element.matches("[type=radio], [type=checkbox]"))
          ? ""
          : `radius ${style.borderRadius}`,
        boxOf(element),
      ]
        .filter(Boolean)
        .join(", ");
    const coloursOf = (style: CSSStyleDeclaration): string =>
      [
        style.color,
        style.backgroundColor === "rgba(0, 0, 0, 0)" ? "" : `on ${style.backgroundColor}`,
        style.borderWidth === "0px" || style.borderStyle === "none" ? "" : `border ${style.borderColor}`,
        style.boxShadow === "none" ? "" : `shadow ${style.boxShadow}`,
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
        ? part.querySelectorAll(".ks-design-page-state > div *")
        : part.querySelectorAll("*");
      for (const element of inside) {
        if (element.matches("svg *")) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const style = getComputedStyle(element);
        lines.add(
          `${name} | ${nameOf(element)} | ${kind === "sizes" ? sizesOf(element, style) : coloursOf(style)}`,
        );
      }
    }
    return [...lines];
  }, what);
}

/** The states of parts that take no room on the page, with the names of their parts. */
export function hiddenParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".ks-design-page-state")].flatMap((state) => {
      const { width, height } = state.lastElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const part = state.closest("[data-part]")?.getAttribute("data-part");
      return width > 0 && height > 0 ? [] : [`${part}: ${state.getAttribute("data-state")}`];
    }),
  );
}

/** The parts that are wider than the window, innermost first: what makes the page scroll sideways. */
export function widerThanWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll("[data-part] *")].flatMap((element) => {
      const { right } = element.getBoundingClientRect();
      if (right <= edge + 1 || !element.checkVisibility()) return [];
      const part = element.closest("[data-part]")?.getAttribute("data-part");
      return [`${part}: ${element.tagName.toLowerCase()}.${element.getAttribute("class")} ends at ${right}`];
    });
  });
}

/** The elements that Tab reaches and that show no ring of two pixels in the colour of the focus. */
export async function withoutRing(page: Page): Promise<readonly string[]> {
  // After one Tab the browser shows the focus, as for people who use the keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--ks-focus)";
    document.body.append(probe);
    const expected = getComputedStyle(probe).color;
    probe.remove();
    const hasRing = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor === expected;
    };
    const faults: string[] = [];
    const reached = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    for (const element of reached) {
      if (element.tabIndex < 0 || element.matches(":disabled")) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      // A native control that is drawn by its neighbour shows its ring on that neighbour.
      const places = [element, element.nextElementSibling, element.parentElement];
      if (places.some((one) => one !== null && hasRing(one))) continue;
      const part = element.closest("[data-part]")?.getAttribute("data-part") ?? "page";
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      faults.push(`${part}: ${element.tagName.toLowerCase()} “${name.slice(0, 40)}”`);
    }
    return faults;
  });
}
