/// <reference lib="dom" />
import type { Locator } from "@playwright/test";

import { expect, type Page } from "./journey.ts";

export type Way = "mouse" | "keyboard" | "phone";

/** What somebody does by one way, counted as the script of tasks counts: a press or a field filled is one action each. */
export type Hands = {
  readonly press: (target: Locator) => Promise<void>;
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** One of a list that opens: by keys what it begins with is typed. */
  readonly choose: (target: Locator, label: string) => Promise<void>;
  /** A key that does something by itself, such as `m`; by another way what it stands for is pressed. */
  readonly key: (key: string, instead: Locator) => Promise<void>;
  /** Counts what was done beside these, such as a paste. */
  readonly count: () => void;
  readonly done: () => { readonly actions: number; readonly tabs: number; readonly seconds: number };
};

export function handsOf(page: Page, way: Way): Hands {
  const began = performance.now();
  let actions = 0;
  let tabs = 0;
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    tabs += await tabTo(page, target);
  };
  return {
    press: async (target) => {
      actions += 1;
      if (way === "mouse") return target.click();
      if (way === "phone") return target.click();
      await reach(target);
      const isChoice = await target.evaluate((element) => element.matches("[type=radio], [type=checkbox]"));
      await page.keyboard.press(isChoice ? "Space" : "Enter");
    },
    fill: async (target, text) => {
      actions += 1;
      if (way !== "keyboard") return target.fill(text);
      await reach(target);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
    choose: async (target, label) => {
      actions += 1;
      if (way === "keyboard") {
        await reach(target);
        // Whoever types it has seen it in the list.
        await expect(target.locator("option", { hasText: label }).first()).toBeAttached();
        await page.keyboard.type(label);
      } else await target.selectOption({ label });
    },
    key: async (key, instead) => {
      actions += 1;
      if (way === "keyboard") await page.keyboard.press(key);
      else await instead.click();
    },
    count: () => {
      actions += 1;
    },
    done: () => ({ actions, tabs, seconds: Math.round((performance.now() - began) / 100) / 10 }),
  };
}

/** Tab until there, as somebody would; what cannot be reached in a hundred steps is out of reach. Answers the steps. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  const isThere = () =>
    target.evaluate((element) => {
      const active = element.ownerDocument.activeElement;
      // A group of choices is one stop, and its chosen one has the focus.
      const isOfGroup =
        element instanceof HTMLInputElement &&
        element.type === "radio" &&
        active instanceof HTMLInputElement &&
        active.name === element.name;
      return element === active || isOfGroup;
    });
  for (let steps = 0; steps < 100; steps += 1) {
    if (await isThere()) return steps;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  return 100;
}
