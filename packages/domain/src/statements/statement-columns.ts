import { plain } from "../spreadsheet/index.ts";

/** What a column of a bank's file can hold; `text` may stand over several. */
export const bankColumnKinds = [
  "date",
  "amount",
  "credit",
  "debit",
  "sign",
  "currency",
  "name",
  "text",
  "account",
  "ownAccount",
] as const;
export type BankColumnKind = (typeof bankColumnKinds)[number];
export type BankColumn = BankColumnKind | "ignored";

/** The titles in English, Spanish, German, French and Italian, the clearer ones first: a later one gives way to a clearer one. */
const TITLES: Readonly<Record<BankColumnKind | "balance" | "payee" | "lateDate", readonly string[]>> = {
  date: [
    "buchungstag, buchungsdatum, buchung, booking date, posting date, transaction date, date posted, fecha operacion, fecha contable, fecha movimiento, date operation, date comptable, date de comptabilisation, data contabile, data operazione, data registrazione, data movimento, fecha de operacion, date de l operation, datum buchung, posted, posted date, completed date, date completed, date d operation",
    "date, fecha, datum, data, tag, dia, jour",
  ],
  lateDate: [
    "valuta, wert, wertstellung, wertstellungstag, valutadatum, value date, fecha valor, f valor, date de valeur, date valeur, data valuta, started date, valor",
  ],
  amount: [
    "betrag, umsatz, amount, importe, montant, importo, transaction amount, betrag in eur, umsatz in eur, importe eur, betrag eur, amount eur, importo eur, montant eur, paid in or out, wert in eur",
    "movimiento, value, monto, total",
  ],
  credit: [
    "credit, credits, credit amount, paid in, money in, deposits, in, haben, gutschrift, gutschriften, abono, abonos, haber, ingreso, ingresos, entradas, credito, avere, accredito, accrediti, entrate, recettes, entrees, credit euros",
  ],
  debit: [
    "debit, debits, debit amount, paid out, money out, withdrawals, out, soll, belastung, belastungen, lastschrift, cargo, cargos, debe, gasto, gastos, salidas, debito, dare, addebito, addebiti, uscite, depenses, sorties, debit euros",
  ],
  sign: [
    "soll haben, soll haben kennzeichen, s h, d c, dc, cr dr, dr cr, debit credit, credit debit, credit debit indicator, debe haber, sens, segno, dare avere, type d c, vorzeichen, cd, transaction type d c, signo",
  ],
  currency: [
    "wahrung, currency, ccy, divisa, moneda, devise, monnaie, valuta divisa, divisa importo, whg, waehrung",
  ],
  name: [
    "name zahlungsbeteiligter, zahlungspflichtige r, zahlungspflichtiger, auftraggeber, auftraggeber beguenstigter, beguenstigter zahlungspflichtiger, begunstigter zahlungspflichtiger, auftraggeber empfanger, auftraggeber zahlungsempfanger, zahlungsbeteiligter, payer, payer name, counterparty, counterparty name, partner name, partnername, name, ordenante, ordenante beneficiario, contraparte, nombre, donneur d ordre, contrepartie, tiers, emetteur, nom, ordinante, controparte, nominativo, mittente, from, sender, remitter, paid by, name of payer, remitente, pagador, nome",
  ],
  payee: [
    "empfanger, zahlungsempfanger, zahlungsempfanger in, payee, beneficiary, beneficiario, beneficiaire, begunstigter, beguenstigter, to, destinatario, recipient",
  ],
  text: [
    "verwendungszweck, zweck, reference, payment reference, details, payment details, description, narrative, particulars, memo, concepto, descripcion, detalle, observaciones, referencia, libelle, communication, motif, details operation, causale, descrizione, descrizione operazione, dettagli, buchungstext, vorgang verwendungszweck, verwendungszweckzeile, transaction description, remittance information, mas datos, informacion adicional, libelle operation, buchungsdetails, text, transaction details, message",
  ],
  account: [
    "iban zahlungsbeteiligter, iban zahlungspflichtige r, kontonummer iban, iban auftraggeber, iban kontonummer, gegenkonto, partner iban, counterparty iban, counterparty account, payer account, payer iban, account of payer, cuenta ordenante, cuenta contraparte, iban contraparte, compte contrepartie, compte tiers, iban tiers, conto controparte, iban controparte, iban ordinante, sender account, other account, compte donneur d ordre, iban donneur d ordre, partner account",
    "iban, kontonummer, account number",
  ],
  ownAccount: [
    "auftragskonto, iban auftragskonto, konto, eigenes konto, own account, account, account iban, cuenta, numero de cuenta, compte, numero de compte, conto, numero conto, mi cuenta, mon compte, numero compte",
  ],
  balance: [
    "saldo, balance, kontostand, saldo nach buchung, solde, saldo contabile, running balance, saldo disponible, saldo disponibile, saldo actual",
  ],
};

type Title = keyof typeof TITLES;

const MEANINGS: ReadonlyMap<string, { readonly kind: Title; readonly rank: number }> = new Map(
  entries().flatMap(([kind, ranks]) =>
    ranks.flatMap((list, rank) =>
      list.split(",").map((title) => [title.trim().replaceAll(/\s+/g, " "), { kind, rank }] as const),
    ),
  ),
);

/**
 * What the titles of a bank's file say, or null when the row is no head: it names a day, and an amount or its two halves. Of two
 * columns with one meaning the clearer title counts, then the first; the day of value serves where there is no other day, who was
 * paid where nobody says who paid. A balance is read by nobody.
 */
export function recogniseBankColumns(titles: readonly string[]): readonly BankColumn[] | null {
  const meanings = titles.map((title) => MEANINGS.get(plain(withoutCurrency(title))) ?? null);
  const at = (kind: Title): number => {
    const ranks = meanings.map((one) => (one?.kind === kind ? one.rank : Number.POSITIVE_INFINITY));
    const best = Math.min(...ranks);
    return best === Number.POSITIVE_INFINITY ? -1 : ranks.indexOf(best);
  };
  const columns: BankColumn[] = titles.map(() => "ignored");
  const put = (kind: BankColumnKind, ...meant: readonly Title[]) => {
    const found = meant.map(at).find((index) => index !== -1);
    if (found !== undefined) columns[found] = kind;
  };
  put("date", "date", "lateDate");
  put("amount", "amount");
  put("sign", "sign");
  if (!columns.includes("amount")) {
    put("credit", "credit");
    put("debit", "debit");
  }
  put("currency", "currency");
  put("name", "name", "payee");
  put("account", "account");
  put("ownAccount", "ownAccount");
  for (const [index, meaning] of meanings.entries()) if (meaning?.kind === "text") columns[index] = "text";
  const hasAmount = columns.includes("amount") || columns.includes("credit");
  return columns.includes("date") && hasAmount ? columns : null;
}

/** Each meaning stands over one column, but several may be a text; the column that had it gets what is free now. */
export function nameBankColumn(
  columns: readonly BankColumn[],
  index: number,
  column: BankColumn,
): readonly BankColumn[] {
  const held = column === "ignored" || column === "text" ? -1 : columns.indexOf(column);
  const freed = held === -1 ? columns : columns.with(held, columns[index] ?? "ignored");
  return freed.with(index, column);
}

/** "Betrag (EUR)", "Importe €", "Amount in EUR": the currency narrows a title and is no part of it. */
function withoutCurrency(title: string): string {
  return title.replaceAll(
    /\p{Sc}|\b(?:in|en|in)?\s*(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON)\b/gu,
    " ",
  );
}

function entries(): readonly (readonly [Title, readonly string[]])[] {
  const kinds: readonly Title[] = [...bankColumnKinds, "balance", "payee", "lateDate"];
  return kinds.map((kind) => [kind, TITLES[kind]]);
}
