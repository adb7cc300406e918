import type { CsvDecimal } from "@keystead/domain/exports";
import fc from "fast-check";

import { signWords, titleSets } from "./bank-words.ts";

/** How one bank writes its file. */
export type Writing = {
  readonly separator: ";" | "," | "\t" | "|";
  readonly mark: CsvDecimal;
  readonly group: "" | "." | "," | "'" | " " | "\u00a0";
  readonly day: (typeof days)[number];
  readonly signs: (typeof signForms)[number];
  readonly words: (typeof signWords)[number];
  readonly titles: (typeof titleSets)[number];
  readonly hasHead: boolean;
  readonly preamble: number;
  readonly balance: "none" | "after" | "before";
  readonly newestFirst: boolean;
  readonly extras: readonly ExtraColumn[];
  readonly order: readonly number[];
  readonly quotes: "all" | "needed";
  readonly end: "\n" | "\r\n";
  readonly trailing: boolean;
  readonly total: boolean;
  /** The counterparty in one column, or payer and payee in two, one of them the owner. */
  readonly sides: "one" | "pair";
  /** A line that the bank has not booked yet comes first. */
  readonly pending: boolean;
  /** The bank's fee on every third line that is a debit, in a column of its own. */
  readonly fees: boolean;
  readonly encoding: "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16be" | "windows-1252";
};

const days = [
  "dd.mm.yyyy",
  "dd/mm/yyyy",
  "mm/dd/yyyy",
  "yyyy-mm-dd",
  "dd.mm.yy",
  "yyyymmdd",
  "dd-mm-yyyy",
  "d.m.yyyy",
] as const;
const signForms = [
  "minus",
  "behind",
  "brackets",
  "unicode",
  "halves",
  "signedHalves",
  "word",
  "plus",
] as const;
const extraColumns = [
  "valueDate",
  "number",
  "bic",
  "category",
  "own",
  "status",
  "empty",
  "currency",
] as const;
export type ExtraColumn = (typeof extraColumns)[number];

export const writings: fc.Arbitrary<Writing> = fc
  .record({
    separator: fc.constantFrom(";", ",", "\t", "|"),
    mark: fc.constantFrom(".", ","),
    group: fc.constantFrom("", ".", ",", "'", " ", "\u00a0"),
    day: fc.constantFrom(...days),
    signs: fc.constantFrom(...signForms),
    words: fc.constantFrom(...signWords),
    titles: fc.constantFrom(...titleSets),
    hasHead: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
    preamble: fc.integer({ min: 0, max: 6 }),
    balance: fc.constantFrom("none", "after", "before"),
    newestFirst: fc.boolean(),
    extras: fc.uniqueArray(fc.constantFrom(...extraColumns), { maxLength: 6 }),
    order: fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 16, maxLength: 16 }),
    quotes: fc.constantFrom("all", "needed"),
    end: fc.constantFrom("\n", "\r\n"),
    trailing: fc.boolean(),
    total: fc.boolean(),
    sides: fc.constantFrom("one", "pair"),
    pending: fc.boolean(),
    fees: fc.boolean(),
    encoding: fc.constantFrom("utf-8", "utf-8-bom", "utf-16le", "utf-16be", "windows-1252"),
  })
  // No bank uses the same mark for grouping and for decimals.
  .filter(({ mark, group }) => mark !== group)
  .map((writing) => ({ ...writing, encoding: narrowEnough(writing) ? writing.encoding : "utf-8" }));

function narrowEnough({ titles, words }: Pick<Writing, "titles" | "words">): boolean {
  return [...Object.values(titles), ...words]
    .join("")
    .split("")
    .every((letter) => letter <= "ÿ");
}
