import { parsePlainDate } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { parseCurrency } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { machineMinor } from "./amount-form.ts";
import { accountIn, germanIban, ibanIn, shortBankText, shortText } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import type { BankBalance, BankReading } from "./bank-reading.ts";
import { saysSentBack } from "../bank-words.ts";
import { labelledParts } from "./labelled-parts.ts";
import { splitCharges } from "./split-charges.ts";

type Field = { readonly tag: string; readonly value: string };

/**
 * The lines of SWIFT MT940 statements and MT942 reports: day, direction and amount from each field 61, party and
 * purpose from the following field 86, with the numbers of German banks, the names of Dutch ones, or as plain text.
 * Null for any other text.
 */
export function readMt940(source: string): BankReading | null {
  const fields = fieldsOf(source);
  if (
    !fields.some(({ tag }) => tag === "25") ||
    !fields.some(({ tag }) => tag === "61" || tag.startsWith("60"))
  )
    return null;
  const lines: BankLine[] = [];
  const unread: number[] = [];
  const balances: BankBalance[] = [];
  let account: string | null = null;
  let currency: Currency | null = null;
  let opening: Balance | null = null;
  let own: BankLine[] = [];
  let number = 0;
  for (const [at, { tag, value }] of fields.entries()) {
    if (tag === "25" || tag === "25P") account = ownAccountIn(value);
    else if (tag === "34F") currency = parseCurrency(value.slice(0, 3)) ?? currency;
    else if (tag === "60F" || tag === "60M") {
      const held = balanceIn(value);
      currency = held?.currency ?? currency;
      // The parts of one statement continue the balance of the part before.
      if (tag === "60F" || opening === null) [opening, own] = [held, []];
    } else if (tag === "61") {
      number += 1;
      const next = fields[at + 1];
      const more = next?.tag === "86" ? next.value : "";
      const line = currency === null ? null : lineOf(value, more, { currency, ownAccount: account });
      if (line === null) unread.push(number);
      else if (line.amountMinor !== 0) {
        const all = splitCharges(line, chargesIn([value, more], line.currency));
        lines.push(...all);
        own.push(...all);
      }
    } else if (tag === "62F") {
      const closing = balanceIn(value);
      if (opening !== null && closing !== null && opening.currency === closing.currency) {
        const moved = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        balances.push({
          account,
          currency: closing.currency,
          openingMinor: opening.minor,
          closingMinor: closing.minor,
          openedOn: opening.day,
          gapOn: opening.minor + moved === closing.minor ? null : closing.day,
        });
      }
      [opening, own] = [null, []];
    }
  }
  return { lines, unread, notBooked: { pending: 0, reverted: 0 }, questions: [], balances };
}

/**
 * An IBAN, built from a German bank code and account number if necessary, so that accounts compare equal across
 * formats.
 */
function ownAccountIn(value: string): string | null {
  const line = value.split("\n")[0] ?? "";
  const [, bank, number] = /^(\d{8})\/(\d{1,10})(?:[A-Z]{3})?$/.exec(line.trim()) ?? [];
  if (bank === undefined || number === undefined) return ibanIn(line) ?? accountIn(line.replaceAll("/", ""));
  return germanIban(bank, number);
}

/** A field starts a line with its number between colons and continues until the next one. */
function fieldsOf(source: string): readonly Field[] {
  const fields: { tag: string; value: string }[] = [];
  for (const line of source.replaceAll("\r", "").split("\n")) {
    const [, tag, value = ""] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, value });
    else if (last !== undefined && !/^-\}?$|^\{[1-5]:/.test(line)) last.value += `\n${line}`;
  }
  return fields;
}

type Balance = { readonly minor: number; readonly currency: Currency; readonly day: PlainDate | null };

/** "C261101EUR1000,00": credit or debit, day, currency, amount. */
function balanceIn(value: string): Balance | null {
  const [, sign, day = "", coin = "", amount = ""] =
    /^([CD])(\d{6})([A-Z]{3})([\d,.]+)/.exec(value.trim()) ?? [];
  const currency = parseCurrency(coin);
  const minor = currency === null ? null : machineMinor(amount, currency);
  if (currency === null || minor === null) return null;
  return { minor: sign === "D" ? 0 - minor : minor, currency, day: shortDay(day) };
}

/** Value day, booking day if different, direction, amount, transaction type and references. */
const LINE = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15}(?:,\d*)?)(?:[NFS][A-Z\d]{3})?/;

function lineOf(
  value: string,
  more: string,
  { currency, ownAccount }: { readonly currency: Currency; readonly ownAccount: string | null },
): BankLine | null {
  const [, valued = "", booked, direction = "", , amount = ""] = LINE.exec(value) ?? [];
  const minor = machineMinor(amount, currency);
  const valueDay = shortDay(valued);
  if (minor === null || valueDay === null) return null;
  const bookedOn = booked === undefined ? valueDay : bookingDay(valueDay, booked);
  if (bookedOn === null) return null;
  // A reversed credit is money out, a reversed debit is money in.
  const isIn = direction === "C" || direction === "EC" || direction === "RD";
  const details = partsOf(more);
  const account = details.account === ownAccount ? null : details.account;
  return {
    bookedOn,
    amountMinor: isIn ? minor : 0 - minor,
    currency,
    name: shortBankText(details.name),
    text: shortText(details.text),
    account,
    ownAccount,
    returned: direction.startsWith("R") || saysSentBack(`${details.kind} ${details.text}`),
  };
}

/** "/OCMT/EUR850,00/CHGS/EUR3,00" in field 61, "OAMT+850,00COAM+3,00" in field 86. */
function chargesIn(fields: readonly string[], currency: Currency): Parameters<typeof splitCharges>[1] {
  const text = fields.map((field) => field.replaceAll("\n", "").replaceAll(/\?\d{2}/g, "")).join(" ");
  const amount = (label: RegExp): number | null => {
    const [, coin = currency, digits = ""] = label.exec(text) ?? [];
    return coin === currency ? machineMinor(digits, currency) : null;
  };
  const own = [amount(/\/OCMT\/([A-Z]{3})(\d+(?:,\d*)?)/), amount(/OAMT\+ ?([A-Z]{3})?(\d+(?:,\d*)?)/)];
  const charges = amount(/\/CHGS\/([A-Z]{3})(\d+(?:,\d*)?)/) ?? amount(/COAM\+ ?([A-Z]{3})?(\d+(?:,\d*)?)/);
  return { ownMinor: own, chargesMinor: charges ?? 0 };
}

function shortDay(text: string): PlainDate | null {
  const [, year = "", month = "", day = ""] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return parsePlainDate(`20${year}-${month}-${day}`);
}

/** A booking day has no year: it is the day nearest to the value day. */
function bookingDay(valueDay: PlainDate, monthAndDay: string): PlainDate | null {
  const year = Number(valueDay.slice(0, 4));
  const [month, day] = [monthAndDay.slice(0, 2), monthAndDay.slice(2)];
  const apart = Number(month) - Number(valueDay.slice(5, 7));
  const moved = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  return parsePlainDate(`${moved}-${month}-${day}`);
}

type StatedText = {
  readonly kind: string;
  readonly name: string;
  readonly account: string | null;
  readonly text: string;
};

/** Field 86: "166?00GUTSCHRIFT?20SVWZ+MIETE?31DE02…?32JANA", "/NAME/…/REMI/…", or plain text. */
function partsOf(value: string): StatedText {
  const numbered = /^\d{3}([?<>#*~])(?=\d{2})/.exec(value);
  if (numbered === null) {
    const text = value.replaceAll("\n", /\/[A-Z]{4}\//.test(value) ? "" : " ");
    const details = labelledParts(text);
    return { kind: "", ...details, account: details.account ?? ibanIn(text) };
  }
  const mark = numbered[1] ?? "?";
  const parts = value
    .replaceAll("\n", "")
    .split(mark)
    .slice(1)
    .map((part) => [part.slice(0, 2), part.slice(2)] as const);
  const of = (...numbers: readonly string[]): string =>
    parts
      .filter(([number]) => numbers.includes(number))
      .map(([, text]) => text)
      .join("");
  const reason = parts.filter(([number]) => /^(?:2\d|6[0-3])$/.test(number)).map(([, text]) => text);
  const words = reason.join("");
  return {
    kind: of("00"),
    name: of("32", "33"),
    account: accountIn(of("31")) ?? ibanIn(sepaPart(words, "IBAN") ?? ""),
    text: sepaPart(words, "SVWZ") ?? reason.join(" "),
  };
}

/** Banks write the parts of a SEPA transfer after labels within the text: "EREF+1SVWZ+MIETE NOVEMBERABWA+…". */
function sepaPart(text: string, label: string): string | null {
  const marks = [...text.matchAll(/(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT)\+/g)];
  const at = marks.findIndex(([, name]) => name === label);
  const mark = marks[at];
  return mark === undefined ? null : text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
}
