import type { LetterSheet } from "@keystead/contract/letters";

type Fact = LetterSheet["facts"][number];
type Row = LetterSheet["table"]["rows"][number];

/** The parts that one kind of letter adds to the sheet that all kinds share. */
export type LetterBody = {
  readonly title: string;
  /** Shown after the property and the tenants. */
  readonly facts: readonly Fact[];
  readonly paragraphs: readonly string[];
  /** Empty where there is no table. */
  readonly columns: LetterSheet["table"]["columns"];
  readonly rows: readonly Row[];
  readonly sections?: LetterSheet["sections"];
  readonly closing: readonly string[];
  readonly payTo?: readonly Fact[];
  /** The word before the name, instead of "landlord". */
  readonly regards?: string;
  /** Lines for signatures of both sides, instead of the name alone. */
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

/** The columns of a table by their content, such as words, days or amounts. */
export function letterColumns(...columns: readonly (readonly [Column["holds"], string])[]): Column[] {
  return columns.map(([holds, label]) => ({ holds, label }));
}
