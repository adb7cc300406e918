import { MOST_STATEMENT_CHARACTERS } from "../bank-line.ts";
import { joinedBalances } from "./bank-balance.ts";
import type { BankReading, BankRules, BankTable } from "./bank-reading.ts";
import { readCamt } from "./read-camt.ts";
import { readBankLines } from "./lines/read-bank-lines.ts";
import { readMt940 } from "./read-mt940.ts";
import { readOfx } from "./read-ofx.ts";
import { readQif } from "./read-qif.ts";
import { readBankRows, readBankTable } from "./read-table.ts";

/** Kinds of files that are no statement, so that the error can name them. */
export const refusedFiles = [
  "pdf",
  "xls",
  "html",
  "xml",
  "image",
  "archive",
  "empty",
  "tooLong",
  "unknown",
] as const;
export type RefusedFile = (typeof refusedFiles)[number];

/** More rows than any account has in the longest period that a bank exports. All rows are read again at each answer. */
const MOST_ROWS = 20_000;
/** Some rows of a table span two lines. Longer files are refused before rows are split, which is most of the work. */
const MOST_LINES = 2 * MOST_ROWS;

export type BankFile =
  | {
      readonly state: "read";
      /** Null for a format that names its fields itself. */
      readonly table: BankTable | null;
      readonly reading: BankReading;
    }
  | { readonly state: "refused"; readonly what: RefusedFile };

/** The input: the text of a file, or the rows of a workbook. */
export type Handed = string | readonly (readonly string[])[];

/**
 * Reads a bank's file in any of the formats: CAMT, OFX, QIF, MT940 and MT942, tables with any separator, and workbooks.
 * What a table does not state is taken from the answers, or asked for where it cannot be proven.
 */
export function readBankFile(handed: Handed, rules: BankRules): BankFile {
  if (typeof handed !== "string") return readTable(readBankRows(handed), rules);
  const text = handed.replace(/^\uFEFF/, "").trimStart();
  if (text === "") return refused("empty");
  if (text.length > MOST_STATEMENT_CHARACTERS) return refused("tooLong");
  if (text.startsWith("%PDF")) return refused("pdf");
  const known = readKnownFormat(text, rules);
  if (known !== null)
    return { state: "read", table: null, reading: { ...known, balances: joinedBalances(known.balances) } };
  if (/^<(?:!doctype html|html|table)/i.test(text)) return refused("html");
  if (text.startsWith("<")) return refused("xml");
  if (hasMoreLines(text, MOST_LINES)) return refused("tooLong");
  return readTable(readBankTable(handed, rules.answers.separator), rules);
}

/** The lines of several files together, as in a ZIP file; files that are no statement are skipped. */
export function readBankFiles(handed: readonly Handed[], rules: BankRules): BankFile {
  const files = handed.map((one) => readBankFile(one, rules));
  const [first] = files;
  if (first === undefined) return refused("empty");
  const read = files.filter((file) => file.state === "read");
  const [only] = read;
  if (only === undefined || files.length === 1) return first;
  if (read.length === 1) return only;
  const readings = read.map(({ reading }) => reading);
  const sum = (of: (reading: BankReading) => number): number =>
    readings.reduce((all, one) => all + of(one), 0);
  return {
    state: "read",
    table: null,
    reading: {
      lines: readings.flatMap(({ lines }) => lines),
      unread: readings.flatMap(({ unread }) => unread),
      notBooked: {
        pending: sum(({ notBooked }) => notBooked.pending),
        reverted: sum(({ notBooked }) => notBooked.reverted),
      },
      questions: [
        ...new Map(readings.flatMap(({ questions }) => questions).map((one) => [one.kind, one])).values(),
      ],
      balances: joinedBalances(readings.flatMap(({ balances }) => balances)),
    },
  };
}

function hasMoreLines(text: string, most: number): boolean {
  const ends = /\r\n?|\n/g;
  for (let lines = 0; lines <= most; lines += 1) if (!ends.test(text)) return false;
  return true;
}

function readTable(found: BankTable | null, rules: BankRules): BankFile {
  if (found === null) return refused("unknown");
  if (found.rows.length > MOST_ROWS) return refused("tooLong");
  const table = { ...found, columns: columnsFor(found, rules) };
  return { state: "read", table, reading: readBankLines(table, rules) };
}

function readKnownFormat(text: string, rules: BankRules): BankReading | null {
  if (/<OFX>/i.test(text)) return readOfx(text, rules);
  if (text.startsWith("<")) return readCamt(text);
  if (/^!(?:Type|Account|Option)/im.test(text.slice(0, 2_000))) return readQif(text, rules);
  return /^:(?:20|25|28C?|60[FM]|61):/m.test(text.slice(0, 4_000)) ? readMt940(text) : null;
}

/** The user's choice of columns counts only for a table of that width. */
function columnsFor(table: BankTable, { answers }: BankRules): BankTable["columns"] {
  const { columns } = answers;
  return columns !== null && columns.length === table.columns.length ? columns : table.columns;
}

function refused(what: RefusedFile): BankFile {
  return { state: "refused", what };
}
