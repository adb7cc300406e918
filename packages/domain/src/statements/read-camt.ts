import { parsePlainDate } from "../calendar/index.ts";
import { parseCurrency, parseMoney } from "../money/index.ts";
import { accountIn, BANK_NAME_LIMIT, BANK_TEXT_LIMIT } from "./bank-line.ts";
import type { BankLine } from "./bank-line.ts";
import { saysSentBack } from "./bank-words.ts";
import { readXml } from "./xml-tree.ts";
import type { XmlElement } from "./xml-tree.ts";

/** Bank transaction codes of direct debits and transfers that came back (ISO 20022 external code list). */
const RETURN_CODES: ReadonlySet<string> = new Set(["UPDD", "PRDD", "RRTN", "RRCT", "UPCT", "ARRR"]);

/**
 * The booked entries of a CAMT.053 statement, or of a CAMT.052 report; of each the first transaction says who paid. Entries that
 * wait to be booked are left out. Null for what is no such document; `unread` counts entries without a day or an amount.
 */
export function readCamt(
  source: string,
): { readonly lines: readonly BankLine[]; readonly unread: readonly number[] } | null {
  const root = readXml(source);
  const message = root?.name === "Document" ? root.children[0] : undefined;
  if (message === undefined || !["BkToCstmrStmt", "BkToCstmrAcctRpt"].includes(message.name)) return null;
  const entries = ["Stmt", "Rpt"].flatMap((name) =>
    all(message, name).flatMap((statement) => {
      const ownAccount = accountOf(find(statement, "Acct"));
      return all(statement, "Ntry").map((entry) => ({ entry, ownAccount }));
    }),
  );
  const lines: BankLine[] = [];
  const unread: number[] = [];
  for (const [at, { entry, ownAccount }] of entries.entries()) {
    const status = words(entry, "Sts", "Cd") || words(entry, "Sts");
    if (status !== "" && status !== "BOOK") continue;
    const line = lineOf(entry, ownAccount);
    if (line === null) unread.push(at + 1);
    else if (line.amountMinor !== 0) lines.push(line);
  }
  return { lines, unread };
}

function lineOf(entry: XmlElement, ownAccount: string | null): BankLine | null {
  const amount = find(entry, "Amt");
  const currency = parseCurrency(amount?.attributes["Ccy"] ?? "");
  if (amount === undefined || currency === null) return null;
  const money = parseMoney(trimmedZeros(amount.text.trim()), currency, "not_negative");
  const booked = find(entry, "BookgDt") ?? find(entry, "ValDt");
  const bookedOn = parsePlainDate((words(booked, "Dt") || words(booked, "DtTm")).slice(0, 10));
  const direction = words(entry, "CdtDbtInd");
  if (!money.ok || bookedOn === null || !["CRDT", "DBIT"].includes(direction)) return null;
  const came = direction === "CRDT";
  const details = all(entry, "NtryDtls").flatMap((one) => all(one, "TxDtls"));
  const [first] = details;
  // A collective entry has no one payer.
  const parties = details.length === 1 ? find(first, "RltdPties") : undefined;
  const side = came ? "Dbtr" : "Cdtr";
  const reasons = details.flatMap((one) => textsOf(find(one, "RmtInf")));
  const text = [...reasons, words(entry, "AddtlNtryInf")].filter((part) => part !== "").join(" ");
  const codes = [find(entry, "BkTxCd"), find(first, "BkTxCd")].map((code) =>
    words(code, "Domn", "Fmly", "SubFmlyCd"),
  );
  return {
    bookedOn,
    amountMinor: came ? money.value.minor : -money.value.minor,
    currency,
    name: short(words(parties, side, "Nm") || words(parties, side, "Pty", "Nm"), BANK_NAME_LIMIT),
    text: short(text, BANK_TEXT_LIMIT),
    account: accountOf(find(parties, `${side}Acct`)),
    ownAccount,
    returned:
      find(first, "RtrInf") !== undefined ||
      words(entry, "RvslInd") === "true" ||
      codes.some((code) => RETURN_CODES.has(code)) ||
      saysSentBack(text),
  };
}

/** Free text and the creditor's reference. */
function textsOf(info: XmlElement | undefined): readonly string[] {
  if (info === undefined) return [];
  const free = all(info, "Ustrd").map(({ text }) => text.trim());
  const references = all(info, "Strd").map((one) => words(one, "CdtrRefInf", "Ref"));
  return [...free, ...references].filter((text) => text !== "");
}

function accountOf(account: XmlElement | undefined): string | null {
  return accountIn(words(account, "Id", "IBAN") || words(account, "Id", "Othr", "Id"));
}

/** "1020.0" and "1020.00000" are amounts of the standard; cents beyond the currency's are not dropped. */
function trimmedZeros(text: string): string {
  return text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
}

function short(text: string, most: number): string {
  return [...text.replaceAll(/\s+/g, " ").trim()].slice(0, most).join("");
}

function find(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function all(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text at the end of a path of names; empty where it does not lead. */
function words(element: XmlElement | undefined, ...path: readonly string[]): string {
  return path.reduce<XmlElement | undefined>(find, element)?.text.trim() ?? "";
}
