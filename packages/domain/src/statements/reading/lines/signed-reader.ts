import type { Currency } from "../../../money/index.ts";
import { signedAmountIn, writtenAmount } from "../amount-form.ts";
import type { AmountForm } from "../amount-form.ts";
import type { BankTable } from "../bank-reading.ts";
import { saysPaidToCard, signOf } from "../../bank-words.ts";
import type { BankColumnKind } from "../statement-columns.ts";

type Halves = { readonly inMinor: number | null; readonly outMinor: number | null };
type SignRules = {
  readonly form: AmountForm;
  readonly usual: Currency;
  readonly signs: { readonly outWord: string | null; readonly at: number };
  readonly turned: boolean;
};

/**
 * Money in and out of a row. If every debit has a minus, the bank writes debits that way; if only some do, those were
 * returned. A credit with a minus was taken back.
 */
export function signedReader(
  { columns, rows }: BankTable,
  { form, usual, signs, turned }: SignRules,
): (row: readonly string[], currency: Currency) => number | null {
  const cell = (row: readonly string[], kind: BankColumnKind): string =>
    row[columns.indexOf(kind)]?.trim() ?? "";
  const direction = (row: readonly string[]): 1 | -1 | null => {
    const word = row[signs.at]?.trim() ?? "";
    return signOf(word) ?? (signs.outWord === null || word === "" ? null : word === signs.outWord ? -1 : 1);
  };
  const read = (text: string, currency: Currency): number | null =>
    text === "" ? 0 : signedAmountIn(text, form, currency);
  const parts = (row: readonly string[], currency: Currency): Halves => {
    if (!columns.includes("amount"))
      return { inMinor: read(cell(row, "credit"), currency), outMinor: read(cell(row, "debit"), currency) };
    const text = cell(row, "amount");
    const minor = read(text, currency);
    if (signs.at === -1) return { inMinor: minor, outMinor: 0 };
    const way = direction(row);
    // An unknown word beside an unsigned amount leaves the row unread.
    if (way === null) return { inMinor: writtenAmount(text)?.isSigned === true ? minor : null, outMinor: 0 };
    return way === 1 ? { inMinor: minor, outMinor: 0 } : { inMinor: 0, outMinor: minor };
  };
  // A card company may write all credits with a minus; the text of a payment to the card proves it.
  const credits = rows.filter((row) => !columns.includes("amount") && (parts(row, usual).inMinor ?? 0) !== 0);
  const isOfCard =
    credits.every((row) => (parts(row, usual).inMinor ?? 0) < 0) &&
    credits.some((row) => row.some((text) => saysPaidToCard(text)));
  const outs = rows.flatMap((row) => parts(row, usual).outMinor ?? []).filter((minor) => minor !== 0);
  const isSigned = outs.length > 0 && outs.every((minor) => minor < 0);
  return (row, currency) => {
    const { inMinor, outMinor } = parts(row, currency);
    if (inMinor === null || outMinor === null) return null;
    const out = isSigned ? Math.abs(outMinor) : outMinor;
    const minor = (isOfCard ? Math.abs(inMinor) : inMinor) - out;
    return turned ? 0 - minor : minor;
  };
}
