import type { PlainDate } from "../calendar/index.ts";
import type { Currency } from "../money/index.ts";

/** Most lines matched together, i.e. in one request. */
export const MOST_BANK_LINES = 500;
/** Most characters read of a pasted or dropped statement. */
export const MOST_STATEMENT_CHARACTERS = 3_000_000;
/** Most characters used of a line's text: as many as a SEPA transfer carries. */
export const BANK_TEXT_LIMIT = 140;
/** Most characters used of a name. */
export const BANK_NAME_LIMIT = 70;
/** Most characters of an account number: an IBAN has at most 34. */
export const ACCOUNT_LIMIT = 34;

/** A line of a bank statement as it was read. */
export type BankLine = {
  /** The day the bank booked it. */
  readonly bookedOn: PlainDate;
  /** Minor units; positive = money in, negative = money out. */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** The payer or payee, as the bank writes it; empty where the bank has a single text for everything. */
  readonly name: string;
  /** The purpose of the transfer. */
  readonly text: string;
  /** The other party's account, without spaces; null where the statement does not give it. */
  readonly account: string | null;
  /** The account of the statement; null where the statement does not give it. */
  readonly ownAccount: string | null;
  /** The bank marks it as returned money. */
  readonly returned: boolean;
};

/** Names and texts are shortened to the length used, on one line. */
export function shortBankText(text: string): string {
  return shortened(text, BANK_NAME_LIMIT);
}
export function shortText(text: string): string {
  return shortened(text, BANK_TEXT_LIMIT);
}

function shortened(text: string, most: number): string {
  return [...text.replaceAll(/\s+/g, " ").trim()].slice(0, most).join("");
}

/**
 * An account number without spaces and in capitals, or null for other text. Savings banks write zeros alone beside cash
 * and their own charges; those are no account.
 */
export function accountIn(text: string): string | null {
  const bare = text.replaceAll(/[\s.'-]/g, "").toUpperCase();
  return /^[A-Z\d]{6,34}$/.test(bare) && /\d{4}/.test(bare) && !/^0+$/.test(bare) ? bare : null;
}

/** Fewest characters for a bank's own account number to be recognised inside an IBAN. */
const SHORTEST_NUMBER = 7;

/** Whether two numbers belong to one account: an IBAN contains the bank's own account number. */
export function isSameAccount(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= SHORTEST_NUMBER && isIban(long) && long.slice(4).includes(short));
}

/** Whether a text is an IBAN with valid check digits (ISO 13616). */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) && restOf(text) === 1;
}

/** The IBAN of a German bank code of 8 digits and an account number of at most 10. */
export function germanIban(bank: string, number: string): string {
  const account = `${bank}${number.padStart(10, "0")}`;
  return `DE${String(98 - restOf(`DE00${account}`)).padStart(2, "0")}${account}`;
}

function restOf(iban: string): number {
  let rest = 0;
  for (const sign of `${iban.slice(4)}${iban.slice(0, 4)}`)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** The first IBAN in a text, written with or without spaces; null when there is none. */
export function ibanIn(text: string): string | null {
  for (const [found] of text.toUpperCase().matchAll(/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}/g)) {
    const bare = found.replaceAll(" ", "");
    // Words after the number may look like a part of it, so shorter candidates are tried too.
    for (let length = bare.length; length >= 15; length -= 1)
      if (isIban(bare.slice(0, length))) return bare.slice(0, length);
  }
  return null;
}
