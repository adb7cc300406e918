/// <reference lib="dom" />
import { expect, type Page } from "../journey.ts";
import { settled, visit } from "../visit.ts";
import { callApi } from "../wire.ts";

const listed = [
  "portfolio",
  "properties",
  "calendar",
  "calendar?view=list",
  "leases",
  "tenants",
  "tasks",
  "tasks?view=cleaning",
  "tasks/payouts",
  "income",
  "expenses",
  "ads",
  "analytics",
  "analytics?span=quarter",
  "analytics?span=year",
  "analytics?view=advanced",
  "analytics?view=advanced&span=year",
  "analytics?view=advanced&show=table",
  "exports",
] as const;

/** The addresses of the sample that show its figures: the screens, and each record on its own page. */
export async function sampleAddresses(page: Page): Promise<readonly string[]> {
  const records: string[] = [];
  for (const list of ["properties", "leases", "tenants"]) {
    const { items } = await callApi<{ readonly items: readonly { readonly id: string }[] }>(
      page,
      "GET",
      `${list}?limit=100`,
    );
    expect(items.length).toBeGreaterThan(0);
    records.push(...items.map(({ id }) => `${list}/${id}`));
  }
  return [...listed, ...records];
}

/** What a screen does not show: its dashes, each with its line, the rates that it lacks, and its empty states. */
export async function dashesOn(page: Page, address: string): Promise<readonly string[]> {
  await visit(page, `/${address}`);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await settled(page);
  const found = await page.evaluate(() => {
    const main = document.querySelector("main");
    const dashes = [...(main?.querySelectorAll("*") ?? [])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /^[–—]$/.test((node.textContent ?? "").trim()),
        ),
      )
      .map((element) => {
        const line = element.closest("tr, li, article, section, dl > div") ?? element.parentElement;
        return `a dash in “${(line?.textContent ?? "").trim().slice(0, 80)}”`;
      });
    const rates = main?.innerText.match(/No rate from .*|Missing: .*/g) ?? [];
    const empty = [...(main?.querySelectorAll(".ks-empty-state") ?? [])].map(
      (state) => `nothing but “${(state.textContent ?? "").trim().slice(0, 80)}”`,
    );
    return [...dashes, ...rates, ...empty];
  });
  return found.map((what) => `${address}: ${what}`);
}
