import { isAmbiguousDate, provenOrder } from "../../spreadsheet/index.ts";
import { amountFormOf, signedAmountIn } from "./amount-form.ts";
import { shortBankText, shortText } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import type { BankQuestion, BankReading, BankRules } from "./bank-reading.ts";
import { saysSentBack } from "../bank-words.ts";
import { readBankDay } from "./lines/read-bank-day.ts";

const ACCOUNTS = /^!Type:\s*(?:Bank|Cash|CCard|Oth A|Oth L)\s*$/im;

/**
 * The transactions of a QIF file: a letter before each field, a `^` after each transaction. Null for any other file.
 */
export function readQif(source: string, rules: BankRules): BankReading | null {
  const begin = ACCOUNTS.exec(source);
  if (begin === null) return null;
  const records = source
    .slice(begin.index + begin[0].length)
    .split(/^\^.*$/m)
    .map(partsOf)
    .filter((parts) => parts.has("D"));
  const days = records.map((parts) => dayOf(parts.get("D") ?? ""));
  const proven = [...new Set(days.flatMap((day) => provenOrder(day) ?? []))];
  const order = (proven.length === 1 ? proven[0] : undefined) ?? rules.answers.dateOrder ?? "day_first";
  const ambiguous = proven.length === 1 ? undefined : days.find((day) => isAmbiguousDate(day));
  const amounts = records.map((parts) => parts.get("T") ?? parts.get("U") ?? "");
  const form = amountFormOf(amounts);
  const currency = rules.answers.currency ?? rules.currency;
  const lines: BankLine[] = [];
  const unread: number[] = [];
  for (const [at, parts] of records.entries()) {
    const bookedOn = readBankDay(days[at] ?? "", order);
    const minor = signedAmountIn(amounts[at] ?? "", form, currency);
    if (bookedOn === null || minor === null) {
      unread.push(at + 1);
      continue;
    }
    if (minor === 0) continue;
    const [name, text] = [parts.get("P") ?? "", parts.get("M") ?? ""];
    lines.push({
      bookedOn,
      amountMinor: rules.answers.turned === true ? 0 - minor : minor,
      currency,
      name: shortBankText(name),
      text: shortText(text),
      account: null,
      ownAccount: rules.answers.ownAccount,
      returned: saysSentBack(`${name} ${text}`),
    });
  }
  const questions: BankQuestion[] = [
    ...(ambiguous === undefined ? [] : [{ kind: "dateOrder", day: ambiguous, needed: false } as const]),
    ...(lines.length === 0 ? [] : [{ kind: "currency", needed: false } as const]),
  ];
  return { lines, unread, notBooked: { pending: 0, reverted: 0 }, questions, balances: [] };
}

function partsOf(record: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const line of record.split(/\r?\n/)) {
    const [letter, value] = [line.slice(0, 1), line.slice(1).trim()];
    if (letter !== "" && !parts.has(letter)) parts.set(letter, value);
  }
  return parts;
}

/** "11/ 3'26" means 11/03/2026. */
function dayOf(text: string): string {
  return text.replaceAll(" ", "").replace("'", "/");
}
