import { parsePlainDate } from "../../calendar/index.ts";
import { parseCurrency } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { machineMinor } from "./amount-form.ts";
import { accountIn, shortBankText, shortText } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import type { BankReading, BankRules } from "./bank-reading.ts";
import { saysSentBack } from "../bank-words.ts";

/** Parts of a transaction whose fields are not its own. */
const PARTS: ReadonlySet<string> = new Set(["BANKACCTTO", "CCACCTTO", "ORIGCURRENCY"]);
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The transactions of an OFX file: version 1 closes only elements that contain others, version 2 is XML; both are read
 * as tags and the text after them. Pending transactions are in a separate list and left out. Null for any other file.
 */
export function readOfx(source: string, rules: BankRules): BankReading | null {
  const begin = source.search(/<OFX>/i);
  if (begin === -1) return null;
  const marks = [...source.slice(begin).matchAll(/<(\/?)([A-Za-z][\w.]*)>([^<]*)/g)];
  const lines: BankLine[] = [];
  const unread: number[] = [];
  let currency: Currency | null = null;
  let isNamed = false;
  let ownAccount: string | null = null;
  let fields: Map<string, string> | null = null;
  let inOther = false;
  let inPending = false;
  let [number, pending] = [0, 0];
  for (const [, close = "", tag = "", behind = ""] of marks) {
    const name = tag.toUpperCase();
    const value = unescaped(behind).trim();
    if (close === "") {
      if (name === "CURDEF") [currency, isNamed] = [parseCurrency(value.toUpperCase()), true];
      else if (name === "STMTTRN") fields = new Map();
      else if (name === "STMTTRNP") pending += 1;
      else if (name === "BANKTRANLISTP" || name === "BANKTRANLISTPEND") inPending = true;
      else if (PARTS.has(name)) inOther = true;
      else if (fields === null && name === "ACCTID") ownAccount = accountIn(value);
      else if (fields !== null && !inPending && value !== "")
        fields.set(
          inOther ? `OTHER.${name}` : name,
          fields.get(name) === undefined || inOther ? value : (fields.get(name) ?? ""),
        );
    } else if (PARTS.has(name)) inOther = false;
    else if (name === "STMTTRN" && fields !== null) {
      number += 1;
      const line = lineOf(fields, {
        currency: currency ?? rules.answers.currency ?? rules.currency,
        ownAccount,
      });
      if (line === null) unread.push(number);
      else if (line.amountMinor !== 0) lines.push(line);
      fields = null;
    }
  }
  const questions = isNamed || lines.length === 0 ? [] : [{ kind: "currency", needed: false } as const];
  return { lines, unread, notBooked: { pending, reverted: 0 }, questions: questions, balances: [] };
}

function lineOf(
  fields: ReadonlyMap<string, string>,
  { currency, ownAccount }: { readonly currency: Currency; readonly ownAccount: string | null },
): BankLine | null {
  const of = (name: string): string => fields.get(name) ?? "";
  // CURRENCY is the currency of this amount; ORIGCURRENCY, the one before conversion, is skipped above.
  const coin = parseCurrency(of("CURSYM").toUpperCase()) ?? currency;
  const amountMinor = machineMinor(of("TRNAMT").replaceAll(/[\s']/g, ""), coin);
  const [, year = "", month = "", day = ""] = /^(\d{4})(\d{2})(\d{2})/.exec(of("DTPOSTED")) ?? [];
  const bookedOn = parsePlainDate(`${year}-${month}-${day}`);
  if (amountMinor === null || bookedOn === null) return null;
  const account = accountIn(of("OTHER.ACCTID"));
  const text = of("MEMO") === of("NAME") ? "" : of("MEMO");
  return {
    bookedOn,
    amountMinor,
    currency: coin,
    name: shortBankText(of("NAME") || of("PAYEE")),
    text: shortText(text),
    account: account === ownAccount ? null : account,
    ownAccount,
    returned: saysSentBack(`${of("NAME")} ${of("MEMO")}`),
  };
}

function unescaped(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
