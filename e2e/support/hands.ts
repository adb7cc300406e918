/// <reference lib="dom" />
import type { Locator } from "@playwright/test";

import { expect, type Page } from "./journey.ts";

export type Way = "mouse" | "keyboard" | "phone";

/**
 * A user's actions in one way of input, counted as the task script does: a press or a filled field is one action each.
 */
export type Hands = {
  readonly press: (target: Locator) => Promise<void>;
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select; with the keyboard by typing its label. */
  readonly choose: (target: Locator, label: string) => Promise<void>;
  /** A shortcut key such as `m`; with mouse or phone the control that it replaces is pressed. */
  readonly key: (key: string, instead: Locator) => Promise<void>;
  /** Counts any other action, such as a paste. */
  readonly count: () => void;
  readonly done: () => { readonly actions: number; readonly tabs: number; readonly seconds: number };
};

/** The hands for a task: `within` of `task-budgets.ts` compares what they did with the budget of actions. */
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
        // A user types a label only after it has appeared in the list.
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

/**
 * Presses Tab until the target has the focus, or the arrow that leads through a menu; fails after a hundred steps.
 * Returns the number of steps.
 */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  const isThere = () =>
    target.evaluate((element) => {
      const active = element.ownerDocument.activeElement;
      // A radio group is one stop, and its checked button has the focus.
      const isOfGroup =
        element instanceof HTMLInputElement &&
        element.type === "radio" &&
        active instanceof HTMLInputElement &&
        active.name === element.name;
      return element === active || isOfGroup;
    });
  const key = (await target.getAttribute("role")) === "menuitem" ? "ArrowDown" : "Tab";
  for (let steps = 0; steps < 100; steps += 1) {
    if (await isThere()) return steps;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  return 100;
}
