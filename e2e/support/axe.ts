import AxeBuilder from "@axe-core/playwright";

import { expect, type Page } from "./journey.ts";

/** No violation of WCAG 2.2 A and AA, nor of the best practices axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** What axe finds, one line a rule, with the elements. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
