// Features: landing
/// <reference lib="dom" />
import { expect, test, type Page } from "../support/journey.ts";

test("the keyboard goes through the whole page, in order, and always shows where it is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const visited: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        name: element.getAttribute("aria-label") ?? element.textContent ?? "",
        tag: element.tagName,
        seen: width > 0 && height > 0,
        ring: style.outlineStyle !== "none" || element.matches("input[type='radio']"),
        foot: element.closest("footer") !== null,
      };
    });
    if (at === null || at.foot) break;
    expect(at, `${at.tag} ${at.name}`).toMatchObject({ seen: true, ring: true });
    visited.push(at.name.trim());
  }
  for (const name of [
    "See pricing",
    "Portfolio",
    "Next quote",
    "Properties",
    "How we calculate",
    "Compare all limits",
  ])
    expect(visited).toContain(name);
  expect(visited.indexOf("See pricing")).toBeLessThan(visited.indexOf("Portfolio"));
  expect(visited.indexOf("How we calculate")).toBeLessThan(visited.indexOf("Compare all limits"));
});

/** Presses Tab until the element has the focus; the page has fewer stops than this limit. */
async function tabTo(page: Page, name: string, role: "button" | "link" | "slider" | "spinbutton" | "tab") {
  const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab never reached ${name}`);
}

test(
  "[LAND-04] [LAND-05] [LAND-06] [LAND-07] [LAND-11] everything on the page answers to the keyboard alone",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en");
    const reject = await tabTo(page, "Reject", "button");
    await page.keyboard.press("Enter");
    await expect(reject).toBeHidden();

    await page.reload();
    await tabTo(page, "Portfolio", "tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Properties" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Properties" })).toBeVisible();
    await page.keyboard.press("Home");
    await expect(page.getByRole("tab", { name: "Portfolio" })).toHaveAttribute("aria-selected", "true");

    // It plays only while in view; focusing its button scrolls it there.
    const play = page.locator("[data-play]");
    for (let step = 0; step < 30 && !(await isFocused(play)); step += 1) await page.keyboard.press("Tab");
    await expect(play).toHaveAccessibleName("Pause");
    await page.keyboard.press("Space");
    await expect(play).toHaveAccessibleName("Play");
    await expect(play).toBeFocused();

    const slider = page.locator("#roi-form input[type=range]").first();
    const answer = page.locator("#roi-out strong");
    for (let step = 0; step < 20 && !(await isFocused(slider)); step += 1) await page.keyboard.press("Tab");
    const before = await answer.innerText();
    await page.keyboard.press("End");
    await expect(answer).not.toHaveText(before);

    const question = page.locator(".faq summary").nth(1);
    for (let step = 0; step < 30 && !(await isFocused(question)); step += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator(".faq details").nth(1)).toHaveAttribute("open", "");
    await page.keyboard.press("Space");
    await expect(page.locator(".faq details").nth(1)).not.toHaveAttribute("open", "");
  },
);

function isFocused(element: ReturnType<Page["locator"]>): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}
