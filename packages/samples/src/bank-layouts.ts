import { formatMinor } from "@keystead/domain/money";
import type { BankLine } from "@keystead/domain/statements";

type Write = (lines: readonly BankLine[], ownAccount: string) => string;

/** Lines before the header, semicolons, quotes, a signed column, two-digit years. */
const german: Write = (lines, ownAccount) =>
  [
    `"Umsätze Girokonto";"${ownAccount}"`,
    `"Zeitraum:";"01.11.2026 - 19.11.2026"`,
    "",
    `"Auftragskonto";"Buchungstag";"Valutadatum";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Währung"`,
    ...lines.map((line) =>
      [
        ownAccount,
        dayText(line, ".").replace(/\d{2}(\d{2})$/, "$1"),
        dayText(line, "."),
        line.text,
        line.name,
        line.account ?? "",
        grouped(line.amountMinor, ".", ","),
        line.currency,
      ]
        .map((cell) => `"${cell}"`)
        .join(";"),
    ),
  ].join("\r\n");

/** Two columns for debits and credits, followed by the balance; dates as day/month. */
const spanish: Write = (lines, ownAccount) =>
  [
    `Cuenta:;${ownAccount}`,
    "Titular:;Helena Brandt",
    "Fecha operación;Fecha valor;Concepto;Ordenante;Cuenta ordenante;Cargo;Abono;Divisa;Saldo",
    ...lines.map((line, at) =>
      [
        dayText(line, "/"),
        dayText(line, "/"),
        line.text,
        line.name,
        line.account ?? "",
        line.amountMinor < 0 ? grouped(-line.amountMinor, ".", ",") : "",
        line.amountMinor > 0 ? grouped(line.amountMinor, ".", ",") : "",
        line.currency,
        grouped(1_000_000 + at, ".", ","),
      ].join(";"),
    ),
    ";;;;Total;;;;",
  ].join("\n");

/** Commas, ISO dates, a letter for debit and credit, the balance last. */
const english: Write = (lines, ownAccount) =>
  [
    `Account,${ownAccount}`,
    "Booking date,Counterparty,Payment reference,Counterparty IBAN,Amount,D/C,Currency,Balance",
    ...lines.map((line, at) =>
      [
        line.bookedOn,
        `"${line.name}"`,
        `"${line.text}"`,
        line.account ?? "",
        `"${grouped(Math.abs(line.amountMinor), ",", ".")}"`,
        line.amountMinor < 0 ? "D" : "C",
        line.currency,
        `"${grouped(2_000_000 + at, ",", ".")}"`,
      ].join(","),
    ),
  ].join("\n");

const camt: Write = (lines, ownAccount) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt>
<Acct><Id><IBAN>${ownAccount}</IBAN></Id></Acct>
${lines.map(entry).join("\n")}
</Stmt></BkToCstmrStmt></Document>`;

function entry({ amountMinor, currency, bookedOn, name, text, account, returned }: BankLine): string {
  const side = amountMinor > 0 ? "Dbtr" : "Cdtr";
  return `<Ntry><Amt Ccy="${currency}">${formatMinor(Math.abs(amountMinor), 2)}</Amt><CdtDbtInd>${amountMinor > 0 ? "CRDT" : "DBIT"}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${bookedOn}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><${side}><Nm>${escaped(name)}</Nm></${side}>${
    account === null ? "" : `<${side}Acct><Id><IBAN>${account}</IBAN></Id></${side}Acct>`
  }</RltdPties><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>${returned ? "<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>" : ""}</TxDtls></NtryDtls></Ntry>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A statement as tables of three banks, and as the XML of all of them. */
export const tableLayouts = { german, spanish, english } as const;
export const camtLayout = camt;

function dayText({ bookedOn }: BankLine, mark: string): string {
  return bookedOn.split("-").toReversed().join(mark);
}

function grouped(minor: number, group: string, mark: string): string {
  const [whole = "", cents = ""] = formatMinor(Math.abs(minor), 2).split(".");
  return `${minor < 0 ? "-" : ""}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${mark}${cents}`;
}
