import { moneyText } from "@keystead/domain/money";
import { extname } from "node:path";

import { pathless } from "#adapters/zip/pathless.ts";
import type { StoredReceipt } from "./receipts-store.ts";

const MOST_MARKS = 60;

/**
 * `2026-03-02_Plumber_64.80-EUR.pdf`: day, purpose, amount. The first line of the note names the supplier; without a
 * note, the category is used. Names are unique: repeats are numbered.
 */
export function receiptName(
  { date, notes, money, name }: StoredReceipt,
  category: string,
  taken: Set<string>,
): string {
  const [line = ""] = notes.trim().split("\n");
  const what = [...(line === "" ? category : line)].slice(0, MOST_MARKS).join("").trim();
  const stem = `${date}_${what}_${moneyText(money)}-${money.currency}`;
  const ending = extname(name).toLowerCase();
  for (let count = 1; ; count += 1) {
    const given = pathless(`${stem}${count === 1 ? "" : ` (${count})`}${ending}`);
    // The name must be unique even on file systems that ignore case.
    if (taken.has(given.toLowerCase())) continue;
    taken.add(given.toLowerCase());
    return given;
  }
}
