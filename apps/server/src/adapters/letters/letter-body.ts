import type { LetterSheet } from "@keystead/contract/letters";

type Fact = LetterSheet["facts"][number];
type Row = LetterSheet["table"]["rows"][number];

/** What one kind of letter adds to the sheet that all of them share. */
export type LetterBody = {
  readonly title: string;
  /** After the place and the tenants. */
  readonly facts: readonly Fact[];
  readonly paragraphs: readonly string[];
  /** Empty where there is no table. */
  readonly columns: LetterSheet["table"]["columns"];
  readonly rows: readonly Row[];
  readonly sections?: LetterSheet["sections"];
  readonly closing: readonly string[];
  readonly payTo?: readonly Fact[];
  /** Before the name, instead of "landlord". */
  readonly regards?: string;
  /** Signed by hand on both sides, instead of the name alone. */
  readonly signing?: LetterSheet["signing"];
  readonly small: readonly string[];
};

export function letterRow(cells: readonly string[]): Row {
  return { cells: [...cells], isSum: false };
}

export function sumRow(cells: readonly string[]): Row {
  return { cells: [...cells], isSum: true };
}

type Column = LetterSheet["table"]["columns"][number];

/** The columns of a table by what they hold, such as words, days or amounts. */
export function letterColumns(...columns: readonly (readonly [Column["holds"], string])[]): Column[] {
  return columns.map(([holds, label]) => ({ holds, label }));
}
