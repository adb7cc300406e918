import type { PlainDate } from "@keystead/domain/calendar";
import { formatMinor } from "@keystead/domain/money";
import type { BankAnswers, BankColumn } from "@keystead/domain/statements";
import { noAnswers } from "@keystead/domain/statements";

import { oldestFirst } from "./random-movements.ts";
import type { Movement } from "./random-movements.ts";
import type { ExtraColumn, Writing } from "./random-writings.ts";

const ownAccount = "DE89370400440532013000";
const opening = 512_345;
const OWNER = "Erika Muster";

/** The bank's fee for a line, in minor units. */
function feeOf({ amountMinor }: Movement, at: number): number {
  return amountMinor < 0 && at % 3 === 1 ? 45 : 0;
}

/** The movements of the account, each fee as a movement of its own. */
export function movementsOf(lines: readonly Movement[], { fees }: Writing): readonly Movement[] {
  return oldestFirst(lines).flatMap((line, at) => {
    const fee = fees ? feeOf(line, at) : 0;
    return fee === 0 ? [line] : [line, { ...line, amountMinor: -fee, account: "" }];
  });
}

/** The movements as the file of a bank that writes like this. */
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

/** Its columns in their order: a balance is first or last, all others anywhere. */
// oxlint-disable-next-line max-lines-per-function -- one table: the columns that a file may have
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

/** The answers of a person who knows the layout, for a table of this many columns. */
export function answersOf(writing: Writing, width: number): BankAnswers {
  const columns = columnsIn(writing).map(({ kind }) => kind);
  return {
    ...noAnswers,
    columns: [...columns, ...Array<BankColumn>(Math.max(0, width - columns.length)).fill("ignored")],
    dateOrder: writing.day.startsWith("mm") ? "month_first" : "day_first",
  };
}

function extraTitle(extra: ExtraColumn, { titles }: Writing): string {
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

function extraCell(extra: ExtraColumn, { line, at }: Row, writing: Writing): string {
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
