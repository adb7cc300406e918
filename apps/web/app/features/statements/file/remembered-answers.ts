import { currencies } from "@keystead/domain/money";
import { cellSeparators, dateOrders } from "@keystead/domain/spreadsheet";
import {
  type BankAnswers,
  bankColumnKinds,
  type BankColumn,
  type BankTable,
  noAnswers,
} from "@keystead/domain/statements";

const KEY = "ks-bank-files";
/** The number of file formats remembered: an owner has few banks. */
const MOST_KINDS = 12;

type Remembered = { readonly head: string; readonly answers: Readonly<Record<string, unknown>> };

/** The answers given for the last file with these column titles on this device; none of its content is kept. */
export function answersFor(table: BankTable): BankAnswers | null {
  const found = stored().find(({ head }) => head === headOf(table))?.answers;
  if (found === undefined) return null;
  const text = (of: unknown): string | null => (typeof of === "string" ? of : null);
  return {
    ...noAnswers,
    columns: columnsIn(found["columns"]),
    separator: cellSeparators.find((one) => one === found["separator"]) ?? null,
    dateOrder: dateOrders.find((one) => one === found["dateOrder"]) ?? null,
    outWord: text(found["outWord"]),
    turned: typeof found["turned"] === "boolean" ? found["turned"] : null,
    currency: currencies.find((one) => one === found["currency"]) ?? null,
    ownAccount: text(found["ownAccount"]),
  };
}

/** Keeps the answers for the next file of the same account and titles. A table without titles cannot be recognised. */
export function rememberAnswers(table: BankTable, answers: BankAnswers): void {
  if (table.titles.every((title) => title === "")) return;
  const head = headOf(table);
  const others = stored().filter((one) => one.head !== head);
  localStorage.setItem(KEY, JSON.stringify([{ head, answers }, ...others].slice(0, MOST_KINDS)));
}

function headOf({ titles, ownAccount }: BankTable): string {
  return [ownAccount ?? "", ...titles].join("|");
}

function columnsIn(value: unknown): readonly BankColumn[] | null {
  if (!Array.isArray(value)) return null;
  const known: readonly BankColumn[] = [...bankColumnKinds, "ignored"];
  return value.map((one) => known.find((column) => column === one) ?? "ignored");
}

function stored(): readonly Remembered[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== "object" || value === null) return false;
  const { head, answers }: { head?: unknown; answers?: unknown } = value;
  return typeof head === "string" && typeof answers === "object" && answers !== null;
}
