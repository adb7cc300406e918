import { parseCurrency } from "../../../money/index.ts";
import { looksLikeAmount } from "../amount-form.ts";
import { accountIn } from "../../bank-line.ts";
import type { BankTitle } from "../bank-titles.ts";
import { statusOf } from "../../bank-words.ts";
import { titleMeanings } from "../statement-columns.ts";
import { looksLikeDay } from "./bank-row.ts";

/** The non-empty cells of a column, and what most of them look like. */
export type Shape = {
  readonly at: number;
  readonly cells: readonly string[];
  readonly filled: readonly string[];
  readonly meanings: readonly { readonly kind: BankTitle; readonly rank: number }[];
  readonly isDays: boolean;
  readonly isAmounts: boolean;
  readonly isAccounts: boolean;
};

/** Describes a column by its title and its cells. */
export function shapeOf(at: number, title: string, rows: readonly (readonly string[])[]): Shape {
  const cells = rows.map((row) => row[at]?.trim() ?? "");
  const filled = cells.filter((cell) => cell !== "");
  const isDays = mostly(filled, looksLikeDay);
  const isAmounts = !isDays && mostly(filled, looksLikeAmount);
  const isAccounts = mostly(
    filled,
    (cell) => /\d{5}/.test(cell.replaceAll(/[\s-]/g, "")) && accountIn(cell) !== null,
  );
  const shape = { at, cells, filled, isDays, isAmounts, isAccounts };
  return { ...shape, meanings: titleMeanings(title).flatMap((one) => agreed(one, shape)) };
}

const SIDES: ReadonlyMap<BankTitle, BankTitle> = new Map([
  ["name", "account"],
  ["payer", "payerAccount"],
  ["payee", "payeeAccount"],
]);

/** The meanings of a title with which the cells agree. */
function agreed(
  one: { readonly kind: BankTitle; readonly rank: number },
  { filled, isAmounts, isAccounts }: Omit<Shape, "meanings">,
): readonly { readonly kind: BankTitle; readonly rank: number }[] {
  const { kind } = one;
  if (filled.length === 0) return [one];
  const side = SIDES.get(kind);
  if (side !== undefined) return isAccounts ? [{ ...one, kind: side }] : [one];
  switch (kind) {
    case "date":
    case "lateDate":
      return filled.some(looksLikeDay) ? [one] : [];
    case "amount":
    case "total":
    case "credit":
    case "debit":
    case "fee":
    case "balance":
      return isAmounts ? [one] : [];
    case "status":
      return filled.some((cell) => statusOf(cell) !== null) ? [one] : [];
    case "currency":
      return mostly(filled, (cell) => isCurrency(cell.toUpperCase())) ? [one] : [];
    case "sign":
      return new Set(filled).size <= 4 ? [one] : [];
    case "text":
    case "account":
    case "anyAccount":
    case "ownAccount":
    case "payerAccount":
    case "payeeAccount":
    case "name":
    case "payer":
    case "payee":
      return [one];
  }
}

/** The column with the clearest title for a meaning; of several the first that is not empty. */
export function bestOf(shapes: readonly Shape[], kind: BankTitle): Shape | undefined {
  const ranked = shapes.flatMap((shape) =>
    shape.meanings.filter((one) => one.kind === kind).map(({ rank }) => ({ shape, rank })),
  );
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const equal = ranked.filter(({ rank }) => rank === best).map(({ shape }) => shape);
  // Of two with the same meaning, the first that is not empty.
  return equal.find(({ filled }) => filled.length > 0) ?? equal[0];
}

/** Whether a cell is a currency code and nothing else. */
export function isCurrency(cell: string): boolean {
  return /^[A-Z]{3}$/.test(cell) && parseCurrency(cell) !== null;
}

/** Whether most cells fit; false for no cells. */
export function mostly(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(fits).length >= cells.length * 0.7;
}
