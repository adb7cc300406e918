import { addDays, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { CsvDecimal } from "@keystead/domain/exports";
import { formatMinor } from "@keystead/domain/money";
import type { BankAnswers, BankColumn } from "@keystead/domain/statements";
import { noAnswers } from "@keystead/domain/statements";
import fc from "fast-check";

/** A movement of an account as it was, whatever a bank writes of it. */
export type Movement = {
  readonly bookedOn: PlainDate;
  readonly amountMinor: number;
  readonly name: string;
  readonly text: string;
  readonly account: string;
};

/** How one bank writes its file. */
export type Writing = {
  readonly separator: ";" | "," | "\t" | "|";
  readonly mark: CsvDecimal;
  readonly group: "" | "." | "," | "'" | " " | "\u00a0";
  readonly day: (typeof days)[number];
  readonly signs: (typeof signForms)[number];
  readonly words: (typeof signWords)[number];
  readonly titles: (typeof titleSets)[number];
  readonly hasHead: boolean;
  readonly preamble: number;
  readonly balance: "none" | "after" | "before";
  readonly newestFirst: boolean;
  readonly extras: readonly (typeof extraColumns)[number][];
  readonly order: readonly number[];
  readonly quotes: "all" | "needed";
  readonly end: "\n" | "\r\n";
  readonly trailing: boolean;
  readonly total: boolean;
  /** The other side in one column, or who paid and who was paid in two, the owner among them. */
  readonly sides: "one" | "pair";
  /** A line that the bank has not booked stands first. */
  readonly pending: boolean;
  /** What the bank took for it, of every third line that went out, in a column of its own. */
  readonly fees: boolean;
  readonly encoding: "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16be" | "windows-1252";
};

export const ownAccount = "DE89370400440532013000";
const opening = 512_345;
const OWNER = "Erika Muster";

/** What the bank takes for a line, in minor units. */
export function feeOf({ amountMinor }: Movement, at: number): number {
  return amountMinor < 0 && at % 3 === 1 ? 45 : 0;
}

/** The movements as the account knows them, a fee as one of its own. */
export function movementsOf(lines: readonly Movement[], { fees }: Writing): readonly Movement[] {
  return oldestFirst(lines).flatMap((line, at) => {
    const fee = fees ? feeOf(line, at) : 0;
    return fee === 0 ? [line] : [line, { ...line, amountMinor: -fee, account: "" }];
  });
}

function oldestFirst(lines: readonly Movement[]): readonly Movement[] {
  return lines.toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : Number(a.bookedOn > b.bookedOn)));
}

const days = [
  "dd.mm.yyyy",
  "dd/mm/yyyy",
  "mm/dd/yyyy",
  "yyyy-mm-dd",
  "dd.mm.yy",
  "yyyymmdd",
  "dd-mm-yyyy",
  "d.m.yyyy",
] as const;
const signForms = [
  "minus",
  "behind",
  "brackets",
  "unicode",
  "halves",
  "signedHalves",
  "word",
  "plus",
] as const;
const signWords = [
  ["C", "D"],
  ["H", "S"],
  ["Haben", "Soll"],
  ["Credit", "Debit"],
  ["Bij", "Af"],
  ["Crédito", "Débito"],
  ["Abono", "Cargo"],
  ["Avere", "Dare"],
  ["Uznanie", "Obciążenie"],
  ["CRDT", "DBIT"],
  ["Crédit", "Débit"],
  ["+", "-"],
] as const;
const titleSets = [
  {
    date: "Buchungstag",
    amount: "Betrag",
    in: "Haben",
    out: "Soll",
    sign: "Soll/Haben",
    name: "Auftraggeber / Empfänger",
    text: "Verwendungszweck",
    account: "Gegenkonto",
    balance: "Saldo",
    payer: "Zahlungspflichtiger",
    payee: "Zahlungsempfänger",
    fee: "Gebühr",
    currency: "Währung",
  },
  {
    date: "Date",
    amount: "Amount",
    in: "Paid in",
    out: "Paid out",
    sign: "Debit/Credit",
    name: "Counterparty",
    text: "Description",
    account: "Counterparty IBAN",
    balance: "Balance",
    payer: "Payer",
    payee: "Payee",
    fee: "Fee",
    currency: "Currency",
  },
  {
    date: "Fecha operación",
    amount: "Importe",
    in: "Abono",
    out: "Cargo",
    sign: "Debe/Haber",
    name: "Contraparte",
    text: "Concepto",
    account: "Cuenta contraparte",
    balance: "Saldo",
    payer: "Ordenante",
    payee: "Beneficiario",
    fee: "Comisión",
    currency: "Divisa",
  },
  {
    date: "Date opération",
    amount: "Montant",
    in: "Crédit",
    out: "Débit",
    sign: "Sens",
    name: "Contrepartie",
    text: "Libellé",
    account: "Compte contrepartie",
    balance: "Solde",
    payer: "Donneur d'ordre",
    payee: "Bénéficiaire",
    fee: "Frais",
    currency: "Devise",
  },
  {
    date: "Data contabile",
    amount: "Importo",
    in: "Avere",
    out: "Dare",
    sign: "Segno",
    name: "Controparte",
    text: "Causale",
    account: "IBAN controparte",
    balance: "Saldo contabile",
    payer: "Ordinante",
    payee: "Beneficiario",
    fee: "Commissione",
    currency: "Divisa",
  },
  {
    date: "Boekdatum",
    amount: "Bedrag",
    in: "Bij",
    out: "Af",
    sign: "Af Bij",
    name: "Naam tegenpartij",
    text: "Omschrijving",
    account: "Tegenrekening",
    balance: "Saldo na mutatie",
    payer: "Opdrachtgever",
    payee: "Begunstigde",
    fee: "Kosten",
    currency: "Munt",
  },
  {
    date: "Data księgowania",
    amount: "Kwota",
    in: "Uznania",
    out: "Obciążenia",
    sign: "Strona",
    name: "Nadawca / Odbiorca",
    text: "Tytuł",
    account: "Rachunek kontrahenta",
    balance: "Saldo po operacji",
    payer: "Nadawca",
    payee: "Odbiorca",
    fee: "Opłata",
    currency: "Waluta",
  },
  {
    date: "Datum zaúčtování",
    amount: "Částka",
    in: "Příjem",
    out: "Výdaj",
    sign: "Směr",
    name: "Název protiúčtu",
    text: "Zpráva",
    account: "Protiúčet",
    balance: "Zůstatek",
    payer: "Plátce",
    payee: "Příjemce",
    fee: "Poplatek",
    currency: "Měna",
  },
  {
    date: "Bogføringsdato",
    amount: "Beløb",
    in: "Ind",
    out: "Ud",
    sign: "Debet/Kredit",
    name: "Modpart",
    text: "Tekst",
    account: "Modkonto",
    balance: "Saldo",
    payer: "Afsender",
    payee: "Modtager",
    fee: "Gebyr",
    currency: "Valuta",
  },
  {
    date: "Bokföringsdag",
    amount: "Belopp",
    in: "Insättning",
    out: "Uttag",
    sign: "Debet/Kredit",
    name: "Motpart",
    text: "Meddelande",
    account: "Motkonto",
    balance: "Saldo",
    payer: "Avsändare",
    payee: "Mottagare",
    fee: "Avgift",
    currency: "Valuta",
  },
] as const;
const extraColumns = [
  "valueDate",
  "number",
  "bic",
  "category",
  "own",
  "status",
  "empty",
  "currency",
] as const;

const names = [
  "Jana Köhler",
  "Tom Reed",
  "P Jansen",
  "Inês Carvalho",
  "Müller, Anna",
  "Stadtwerke Süd",
  "O'Brien & Söhne",
  "LOODGIETER BV",
  "Chiara Bonfanti",
];
const texts = [
  "Miete November",
  "Rent Nov flat 4",
  "Huur; november",
  "Abschlag 12, Strom",
  'Rate "2"',
  "INV 2026-118",
  "Loyer",
  "Alquiler piso 3",
];
const accounts = [
  "DE02120300000000202051",
  "NL02ABNA0123456789",
  "DE02100100109307118603",
  "FR7630006000011234567890189",
  "ES9121000418450200051332",
];

export const movements: fc.Arbitrary<readonly Movement[]> = fc.array(
  fc.record({
    bookedOn: fc.integer({ min: 0, max: 400 }).map((after) => addDays(plainDate("2025-11-03"), after)),
    amountMinor: fc
      .oneof(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 100, max: 99_999 }),
        fc.integer({ min: 100_000, max: 250_000_000 }),
        fc.integer({ min: 1, max: 900 }).map((whole) => whole * 100_000),
      )
      .chain((minor) => fc.constantFrom(minor, -minor)),
    name: fc.constantFrom(...names),
    text: fc.constantFrom(...texts),
    account: fc.constantFrom(...accounts),
  }),
  { minLength: 1, maxLength: 9 },
);

export const writings: fc.Arbitrary<Writing> = fc
  .record({
    separator: fc.constantFrom(";", ",", "\t", "|"),
    mark: fc.constantFrom(".", ","),
    group: fc.constantFrom("", ".", ",", "'", " ", "\u00a0"),
    day: fc.constantFrom(...days),
    signs: fc.constantFrom(...signForms),
    words: fc.constantFrom(...signWords),
    titles: fc.constantFrom(...titleSets),
    hasHead: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
    preamble: fc.integer({ min: 0, max: 6 }),
    balance: fc.constantFrom("none", "after", "before"),
    newestFirst: fc.boolean(),
    extras: fc.uniqueArray(fc.constantFrom(...extraColumns), { maxLength: 6 }),
    order: fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 16, maxLength: 16 }),
    quotes: fc.constantFrom("all", "needed"),
    end: fc.constantFrom("\n", "\r\n"),
    trailing: fc.boolean(),
    total: fc.boolean(),
    sides: fc.constantFrom("one", "pair"),
    pending: fc.boolean(),
    fees: fc.boolean(),
    encoding: fc.constantFrom("utf-8", "utf-8-bom", "utf-16le", "utf-16be", "windows-1252"),
  })
  // A mark that groups and stands before the cents is written by nobody.
  .filter(({ mark, group }) => mark !== group)
  .map((writing) => ({ ...writing, encoding: narrowEnough(writing) ? writing.encoding : "utf-8" }));

function narrowEnough({ titles, words }: Pick<Writing, "titles" | "words">): boolean {
  return [...Object.values(titles), ...words]
    .join("")
    .split("")
    .every((letter) => letter <= "ÿ");
}

/** The file that a bank which writes so makes of the movements. */
export function writeBankFile(lines: readonly Movement[], writing: Writing): string {
  const { titles, newestFirst, extras } = writing;
  let held = opening;
  const rows = oldestFirst(lines).map((line, at): Row => {
    held += line.amountMinor - (writing.fees ? feeOf(line, at) : 0);
    return { line, at, held };
  });
  const ordered = columnsIn(writing);
  const written = newestFirst ? rows.toReversed() : rows;
  const [first] = written;
  const row = (cells: readonly string[]): string =>
    cells.map((cell) => quoted(cell, writing)).join(writing.separator) +
    (writing.trailing ? writing.separator : "");
  const before = [
    ["Kontoauszug", "Girokonto"],
    ["Zeitraum:", "01.11.2025 - 30.11.2026"],
    ["IBAN:", ownAccount],
    [""],
    ["Titular:", "Erika Muster"],
    ["Umsätze"],
  ].slice(0, writing.preamble);
  const pending = ({ title, cell }: Column, of: Row): string =>
    title === "Status" ? "Vorgemerkt" : title === titles.balance ? "" : cell(of);
  return [
    ...before.map((cells) => cells.join(writing.separator)),
    ...(writing.hasHead ? [row(ordered.map(({ title }) => title))] : []),
    ...(writing.pending && extras.includes("status") && first !== undefined
      ? [row(ordered.map((column) => pending(column, first)))]
      : []),
    ...written.map((one) => row(ordered.map(({ cell }) => cell(one)))),
    ...(writing.total ? [row(ordered.map(({ title }) => (title === titles.text ? "Total" : "")))] : []),
  ].join(writing.end);
}

type Column = {
  readonly kind: BankColumn;
  readonly title: string;
  readonly cell: (row: Row) => string;
};

/** Its columns in their order: a balance stands first or last, all others anywhere. */
function columnsIn(writing: Writing): readonly Column[] {
  const { titles, signs, balance, extras } = writing;
  const out = ({ line }: Row): string =>
    line.amountMinor < 0
      ? amountText(signs === "halves" ? -line.amountMinor : line.amountMinor, writing)
      : "";
  const came = ({ line }: Row): string => (line.amountMinor > 0 ? amountText(line.amountMinor, writing) : "");
  const columns: readonly Column[] = [
    { kind: "date", title: titles.date, cell: ({ line }) => dayText(line.bookedOn, writing) },
    ...(signs === "halves" || signs === "signedHalves"
      ? ([
          { kind: "debit", title: titles.out, cell: out },
          { kind: "credit", title: titles.in, cell: came },
        ] as const)
      : ([
          {
            kind: "amount",
            title: titles.amount,
            cell: ({ line }: Row) => signed(line.amountMinor, writing),
          },
        ] as const)),
    ...(signs === "word"
      ? ([
          {
            kind: "sign",
            title: titles.sign,
            cell: ({ line }: Row) => writing.words[line.amountMinor > 0 ? 0 : 1],
          },
        ] as const)
      : []),
    ...(writing.sides === "one"
      ? ([{ kind: "name", title: titles.name, cell: ({ line }: Row) => line.name }] as const)
      : ([
          {
            kind: "payer",
            title: titles.payer,
            cell: ({ line }: Row) => (line.amountMinor > 0 ? line.name : OWNER),
          },
          {
            kind: "payee",
            title: titles.payee,
            cell: ({ line }: Row) => (line.amountMinor > 0 ? OWNER : line.name),
          },
        ] as const)),
    { kind: "text", title: titles.text, cell: ({ line }) => line.text },
    { kind: "account", title: titles.account, cell: ({ line }) => line.account },
    ...extras.map((extra): Column => ({
      kind: extra === "own" ? "ownAccount" : extra === "status" || extra === "currency" ? extra : "ignored",
      title: extraTitle(extra, writing),
      cell: (row) => extraCell(extra, row, writing),
    })),
    ...(writing.fees
      ? ([
          {
            kind: "fee",
            title: titles.fee,
            cell: (row: Row) => amountText(feeOf(row.line, row.at), writing),
          },
        ] as const)
      : []),
    ...(balance === "none"
      ? []
      : ([
          { kind: "balance", title: titles.balance, cell: (row: Row) => amountText(row.held, writing) },
        ] as const)),
  ];
  const place = ({ kind }: Column, at: number): number =>
    kind === "balance" ? (balance === "before" ? -1 : 2_000) : (writing.order[at] ?? 0);
  return columns
    .map((column, at) => ({ column, key: place(column, at) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ column }) => column);
}

type Row = { readonly line: Movement; readonly at: number; readonly held: number };

/** What whoever wrote the file would answer of a table of so many columns. */
export function answersOf(writing: Writing, width: number): BankAnswers {
  const columns = columnsIn(writing).map(({ kind }) => kind);
  return {
    ...noAnswers,
    columns: [...columns, ...Array<BankColumn>(Math.max(0, width - columns.length)).fill("ignored")],
    dateOrder: writing.day.startsWith("mm") ? "month_first" : "day_first",
  };
}

function extraTitle(extra: (typeof extraColumns)[number], { titles }: Writing): string {
  if (extra === "valueDate") return "Valuta";
  if (extra === "currency") return titles.currency === "Valuta" ? "Currency" : titles.currency;
  return {
    number: "Nr.",
    bic: "BIC",
    category: "Kategorie",
    own: "Auftragskonto",
    status: "Status",
    empty: "",
  }[extra];
}

function extraCell(extra: (typeof extraColumns)[number], { line, at }: Row, writing: Writing): string {
  switch (extra) {
    case "valueDate":
      return dayText(line.bookedOn, writing);
    case "number":
      return String(1_000 + at);
    case "bic":
      return "BYLADEM1001";
    case "category":
      return ["Wohnen", "Sonstiges", "Arbeit"][at % 3] ?? "";
    case "own":
      return ownAccount;
    case "status":
      return "Gebucht";
    case "currency":
      return "EUR";
    case "empty":
      return "";
  }
}

function signed(minor: number, writing: Writing): string {
  const bare = amountText(Math.abs(minor), writing);
  switch (writing.signs) {
    case "minus":
      return minor < 0 ? `-${bare}` : bare;
    case "plus":
      return `${minor < 0 ? "-" : "+"}${bare}`;
    case "behind":
      return minor < 0 ? `${bare}-` : bare;
    case "brackets":
      return minor < 0 ? `(${bare})` : bare;
    case "unicode":
      return minor < 0 ? `${writing.encoding === "windows-1252" ? "–" : "−"}${bare}` : bare;
    case "halves":
    case "signedHalves":
    case "word":
      return bare;
  }
}

function amountText(minor: number, { mark, group }: Writing): string {
  const [whole = "", cents = ""] = formatMinor(Math.abs(minor), 2).split(".");
  return `${minor < 0 ? "-" : ""}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${mark}${cents}`;
}

function dayText(day: PlainDate, { day: form }: Writing): string {
  const [year = "", month = "", date = ""] = day.split("-");
  if (form === "d.m.yyyy") return `${Number(date)}.${Number(month)}.${year}`;
  return form.replace("yyyy", year).replace("yy", year.slice(2)).replace("mm", month).replace("dd", date);
}

function quoted(cell: string, { separator, quotes }: Writing): string {
  const needs = cell.includes(separator) || cell.includes('"') || /[\r\n]/.test(cell);
  return quotes === "all" || needs ? `"${cell.replaceAll('"', '""')}"` : cell;
}
