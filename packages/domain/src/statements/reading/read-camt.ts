import { parsePlainDate } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { parseCurrency } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { machineMinor } from "./amount-form.ts";
import { accountIn, shortBankText, shortText } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import type { BankBalance, BankReading } from "./bank-reading.ts";
import { saysSentBack } from "../bank-words.ts";
import { splitCharges } from "./split-charges.ts";
import { readXml } from "./read-xml.ts";
import type { XmlElement } from "./read-xml.ts";

/** Bank transaction codes of returned direct debits and transfers (ISO 20022 external code list). */
const RETURN_CODES: ReadonlySet<string> = new Set(["UPDD", "PRDD", "RRTN", "RRCT", "UPCT", "ARRR"]);
/** Statement, report of a day, and notification, in all versions, each with the element that holds its entries. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ["BkToCstmrStmt", "Stmt"],
  ["BkToCstmrAcctRpt", "Rpt"],
  ["BkToCstmrDbtCdtNtfctn", "Ntfctn"],
]);

/**
 * The booked entries of a CAMT.053 statement, a CAMT.052 report or a CAMT.054 notification. A collective entry is split
 * into its transactions where they add up to its sum, and stays one line otherwise. Pending entries are left out. Null
 * for any other document; `unread` counts entries without a day or an amount.
 */
export function readCamt(source: string): BankReading | null {
  const root = readXml(source);
  const message = root?.name === "Document" ? root.children[0] : undefined;
  const part = MESSAGES.get(message?.name ?? "");
  if (message === undefined || part === undefined) return null;
  const lines: BankLine[] = [];
  const unread: number[] = [];
  const balances: BankBalance[] = [];
  let [number, pending] = [0, 0];
  for (const statement of all(message, part)) {
    const ownAccount = accountOf(find(statement, "Acct"));
    const own: BankLine[] = [];
    for (const entry of all(statement, "Ntry")) {
      number += 1;
      const status = words(entry, "Sts", "Cd") || words(entry, "Sts");
      if (status !== "" && status !== "BOOK") {
        pending += 1;
        continue;
      }
      const read = linesOf(entry, ownAccount);
      if (read === null) unread.push(number);
      else own.push(...read.filter(({ amountMinor }) => amountMinor !== 0));
    }
    lines.push(...own);
    balances.push(...balanceOf(statement, ownAccount, own));
  }
  return { lines, unread, notBooked: { pending, reverted: 0 }, questions: [], balances };
}

type Entry = {
  readonly bookedOn: PlainDate;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly ownAccount: string | null;
};

/** An entry as one line per transaction, or as one line; null when it has no day or no amount. */
function linesOf(element: XmlElement, ownAccount: string | null): readonly BankLine[] | null {
  const currency = parseCurrency(find(element, "Amt")?.attributes["Ccy"] ?? "");
  const amountMinor = currency === null ? null : movedIn(element, currency);
  const booked = find(element, "BookgDt") ?? find(element, "ValDt");
  const bookedOn = parsePlainDate((words(booked, "Dt") || words(booked, "DtTm")).slice(0, 10));
  if (currency === null || amountMinor === null || bookedOn === null) return null;
  const entry = { bookedOn, currency, amountMinor, ownAccount };
  const details = all(element, "NtryDtls").flatMap((one) => all(one, "TxDtls"));
  const [only] = details;
  if (details.length <= 1)
    return splitCharges(lineOf(entry, element, { of: only, all: details }), {
      ownMinor: carriersOf(only).map((carrier) => amountOf(carrier, currency)),
      chargesMinor: chargesOf(only, currency) || chargesOf(element, currency),
    });
  const parts = details.map((one) => partOf(one, entry));
  const sum = parts.reduce<number | null>(
    (all, part) => (all === null || part === null ? null : all + part),
    0,
  );
  if (sum !== amountMinor) return [lineOf(entry, element, { of: undefined, all: details })];
  return details.map((one, at) =>
    lineOf({ ...entry, amountMinor: parts[at] ?? 0 }, element, { of: one, all: [one] }),
  );
}

/** The amount of a transaction in a collective entry; it has the entry's direction unless it states its own. */
function partOf(details: XmlElement, entry: Entry): number | null {
  const carrier = carriersOf(details).find((one) => coinOf(find(one, "Amt")) === entry.currency);
  const minor = amountOf(carrier, entry.currency);
  const direction = words(details, "CdtDbtInd");
  const isIn = direction === "" ? entry.amountMinor > 0 : direction === "CRDT";
  return minor === null ? null : isIn ? minor : -minor;
}

/** The elements that may hold the amount of a transaction, the booked one first. */
function carriersOf(details: XmlElement | undefined): readonly (XmlElement | undefined)[] {
  const amounts = find(details, "AmtDtls");
  return [details, find(amounts, "TxAmt"), find(amounts, "InstdAmt")];
}

function amountOf(carrier: XmlElement | undefined, currency: Currency): number | null {
  const amount = find(carrier, "Amt");
  return amount === undefined || coinOf(amount) !== currency ? null : machineMinor(amount.text, currency);
}

function coinOf(amount: XmlElement | undefined): Currency | null {
  return parseCurrency(amount?.attributes["Ccy"] ?? "");
}

/** The charges of an entry or transaction: one per element in early versions, records within one in later ones. */
function chargesOf(element: XmlElement | undefined, currency: Currency): number {
  const charges = element === undefined ? [] : all(element, "Chrgs");
  return charges
    .flatMap((one) => [one, ...all(one, "Rcrd")])
    .filter((one) => words(one, "CdtDbtInd") !== "CRDT")
    .reduce((sum, one) => sum + (amountOf(one, currency) ?? 0), 0);
}

function movedIn(element: XmlElement, currency: Currency): number | null {
  const minor = machineMinor(find(element, "Amt")?.text ?? "", currency);
  const direction = words(element, "CdtDbtInd");
  if (minor === null || minor < 0 || !["CRDT", "DBIT"].includes(direction)) return null;
  return direction === "CRDT" ? minor : 0 - minor;
}

type Transactions = {
  /** The transaction of the line; undefined for several. */
  readonly of: XmlElement | undefined;
  readonly all: readonly XmlElement[];
};

function lineOf(
  entry: Entry,
  element: XmlElement,
  { of: details, all: transactions }: Transactions,
): BankLine {
  const { bookedOn, currency, amountMinor, ownAccount } = entry;
  const reasons = transactions.flatMap((one) => textsOf(find(one, "RmtInf")));
  const own = details === undefined ? "" : words(details, "AddtlTxInf");
  const codes = [find(element, "BkTxCd"), find(transactions[0], "BkTxCd")].map((code) =>
    words(code, "Domn", "Fmly", "SubFmlyCd"),
  );
  const remittance = [
    ...reasons,
    own,
    reasons.length === 0 || details === undefined || own === "" ? words(element, "AddtlNtryInf") : "",
  ].filter((part) => part !== "");
  const returned =
    transactions.some((one) => find(one, "RtrInf") !== undefined) ||
    words(element, "RvslInd") === "true" ||
    codes.some((code) => RETURN_CODES.has(code)) ||
    saysSentBack(remittance.join(" "));
  const side =
    details === undefined
      ? null
      : otherSide(find(details, "RltdPties"), { isIn: amountMinor > 0, returned, ownAccount });
  const text = [
    ...remittance,
    ...(side?.behind === undefined || side.behind === side.name ? [] : [side.behind]),
  ].join(" ");
  return {
    bookedOn,
    amountMinor,
    currency,
    name: shortBankText(side?.name ?? ""),
    text: shortText(text),
    account: side?.account === ownAccount ? null : (side?.account ?? null),
    ownAccount,
    returned,
  };
}

type Input = { readonly isIn: boolean; readonly returned: boolean; readonly ownAccount: string | null };
type Side = { readonly name: string; readonly account: string | null; readonly behind?: string };

/**
 * The other party: the payer of money in, the payee of money out; for returned money, that of the original transfer.
 */
function otherSide(parties: XmlElement | undefined, { isIn, returned, ownAccount }: Input): Side | null {
  if (parties === undefined) return null;
  const [debtor, creditor] = (["Dbtr", "Cdtr"] as const).map((side): Side => {
    const behind = partyName(find(parties, `Ultmt${side}`));
    const name = partyName(find(parties, side));
    const account = accountOf(find(parties, `${side}Acct`));
    return { name: name || behind, account, ...(behind === "" ? {} : { behind }) };
  });
  const sides = isIn !== returned ? [debtor, creditor] : [creditor, debtor];
  const others = sides.filter(
    (side) => side !== undefined && (side.account === null || side.account !== ownAccount),
  );
  const named = others.find((side) => side !== undefined && (side.name !== "" || side.account !== null));
  // A party named only on the owner's side is not the other one, unless money was returned.
  return named === sides[0] || returned ? (named ?? null) : (sides[0] ?? null);
}

function partyName(party: XmlElement | undefined): string {
  return words(party, "Nm") || words(party, "Pty", "Nm") || words(party, "Agt", "FinInstnId", "Nm");
}

/** The account's balances before and after, where the statement gives both. */
function balanceOf(
  statement: XmlElement,
  account: string | null,
  lines: readonly BankLine[],
): readonly BankBalance[] {
  const held = (...codes: readonly string[]) =>
    all(statement, "Bal").find((one) => codes.includes(words(one, "Tp", "CdOrPrtry", "Cd")));
  const [opening, closing] = [held("OPBD", "PRCD"), held("CLBD")];
  const currency = parseCurrency(find(closing, "Amt")?.attributes["Ccy"] ?? "");
  if (opening === undefined || closing === undefined || currency === null) return [];
  const [openingMinor, closingMinor] = [movedIn(opening, currency), movedIn(closing, currency)];
  if (openingMinor === null || closingMinor === null) return [];
  const own = lines.filter((line) => line.currency === currency);
  const moved = own.reduce((sum, line) => sum + line.amountMinor, 0);
  const last = dayOf(closing) ?? own.at(-1)?.bookedOn ?? null;
  return [
    {
      account,
      currency,
      openingMinor,
      closingMinor,
      openedOn: dayOf(opening) ?? own[0]?.bookedOn ?? last,
      gapOn: openingMinor + moved === closingMinor ? null : last,
    },
  ];
}

function dayOf(balance: XmlElement): PlainDate | null {
  const day = find(balance, "Dt");
  return parsePlainDate((words(day, "Dt") || words(day, "DtTm")).slice(0, 10));
}

/** Free text and the creditor's reference. */
function textsOf(info: XmlElement | undefined): readonly string[] {
  if (info === undefined) return [];
  const free = all(info, "Ustrd").map(({ text }) => text.trim());
  const references = all(info, "Strd").flatMap((one) => [
    words(one, "CdtrRefInf", "Ref"),
    words(one, "AddtlRmtInf"),
  ]);
  return [...free, ...references].filter((text) => text !== "");
}

function accountOf(account: XmlElement | undefined): string | null {
  return accountIn(words(account, "Id", "IBAN") || words(account, "Id", "Othr", "Id"));
}

function find(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function all(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text at the end of a path of element names; empty where it does not exist. */
function words(element: XmlElement | undefined, ...path: readonly string[]): string {
  return path.reduce<XmlElement | undefined>(find, element)?.text.trim() ?? "";
}
