import type { StatementLine } from "@keystead/contract/statements";
import type { Language } from "@keystead/domain/languages";
import { currency as currencyOf, moneyText } from "@keystead/domain/money";
import {
  type BankAnswers,
  type BankLine,
  type BankReading,
  type BankTable,
  type Handed,
  MOST_BANK_LINES,
  readBankFiles,
  type RefusedFile,
} from "@keystead/domain/statements";

/** The input and answers of the user; everything else on the screen follows from them. */
export type StatementInput = {
  readonly files: readonly Handed[];
  readonly answers: BankAnswers;
};

/** A statement as it was read. */
export type StatementReading = BankReading & {
  /** Null for a format whose fields are named. */
  readonly table: BankTable | null;
};

export function readSource(
  { files, answers }: StatementInput,
  { language, currency }: { readonly language: Language; readonly currency: string },
): StatementReading | { readonly refused: RefusedFile } {
  const file = readBankFiles(files, { language, currency: currencyOf(currency), answers });
  return file.state === "refused" ? { refused: file.what } : { ...file.reading, table: file.table };
}

/**
 * The lines to match, up to the limit of a request: incoming and returned payments take precedence over outgoing ones.
 */
export function linesToMatch({ lines }: Pick<StatementReading, "lines">): {
  readonly lines: readonly BankLine[];
  readonly leftOut: number;
} {
  const moving = lines.filter(({ amountMinor }) => amountMinor !== 0);
  const isPaid = ({ amountMinor, returned }: BankLine) => amountMinor < 0 && !returned;
  const taken = new Set(
    moving.toSorted((a, b) => Number(isPaid(a)) - Number(isPaid(b))).slice(0, MOST_BANK_LINES),
  );
  return { lines: moving.filter((line) => taken.has(line)), leftOut: moving.length - taken.size };
}

export function onTheWire({ amountMinor, currency, ...line }: BankLine): StatementLine {
  return { ...line, currency, amount: moneyText({ minor: amountMinor, currency }) };
}
