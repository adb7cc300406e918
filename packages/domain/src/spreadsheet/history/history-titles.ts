import { bookingTitles, recogniseBookingHeader } from "../columns/booking-columns.ts";
import { propertyTitles } from "../columns/columns.ts";
import { headerReader } from "../columns/header-words.ts";
import type { ColumnOf } from "../columns/header-words.ts";
import { recogniseRecordHeader, recordTitles } from "../columns/record-columns.ts";
import { categoryNamed } from "../columns/record-words.ts";
import { leaseColumns, paymentColumns, propertyColumns, tenantColumns } from "./history-tables.ts";
import type { HistoryColumn, HistoryTable } from "./history-tables.ts";

const address = `address, street, street address, direccion, domicilio, calle, adresse, anschrift, strasse, rue, indirizzo, via`;
const endsOn = `end, ends, end date, ends on, lease end, move out, moved out, until, to, till, fin, fecha fin, fin contrato, salida,
  fecha salida, hasta, baja, ende, mietende, vertragsende, enddatum, auszug, auszugsdatum, bis, date fin, fin bail, sortie, date sortie,
  jusqu au, fine, data fine, fine contratto, uscita, data uscita, al, scadenza contratto`;
const charges = `charges, service charge, service charges, utilities, extra costs, gastos, gastos comunidad, suministros, nebenkosten,
  nebenkostenvorauszahlung, betriebskosten, vorauszahlung, nk, charges locatives, provision, provision pour charges, provisions, spese,
  spese accessorie, spese condominiali, oneri, oneri accessori, utenze`;
const deposit = `deposit, security deposit, bond, fianza, deposito, kaution, mietkaution, caution, depot, depot garantie, cauzione,
  deposito cauzionale`;
const { property, unit } = recordTitles;

const recognisers = {
  properties: headerReader(propertyColumns, {
    titles: {
      property,
      unit,
      address,
      city: propertyTitles.city,
      mode: propertyTitles.mode,
      currency: recordTitles.currency,
    },
    weak: weak(["property", "unit"]),
  }),
  tenants: headerReader(tenantColumns, {
    titles: {
      tenant: propertyTitles.tenant,
      property,
      unit,
      email: bookingTitles.email,
      phone: bookingTitles.phone,
      note: bookingTitles.note,
    },
    weak: weak(["tenant", "property"]),
  }),
  leases: headerReader(leaseColumns, {
    titles: {
      tenant: propertyTitles.tenant,
      property,
      unit,
      city: propertyTitles.city,
      startsOn: propertyTitles.startsOn,
      endsOn,
      rent: propertyTitles.rent,
      charges,
      deposit,
      paymentDay: propertyTitles.paymentDay,
    },
    weak: weak(["tenant", "property"]),
  }),
  payments: headerReader(paymentColumns, {
    titles: {
      date: recordTitles.date,
      tenant: `${propertyTitles.tenant}, payer, paid by, ordenante, pagador, zahler, auftraggeber, payeur, ordonnateur, pagatore, ordinante`,
      property,
      unit,
      amount: `${recordTitles.amount}, payment, paid, rent, rent paid, pago, cobro, renta, alquiler, zahlung, miete, mietzahlung, paiement,
        versement, loyer, pagamento, canone, affitto`,
      method: recordTitles.method.replace("paid by, ", ""),
      note: recordTitles.note,
    },
    weak: weak(["tenant", "property"]),
  }),
  bookings: recogniseBookingHeader,
  income: recogniseRecordHeader,
  expenses: recogniseRecordHeader,
} as const satisfies Readonly<Record<HistoryTable, Recogniser>>;

type Recogniser = (cells: readonly string[]) => readonly ColumnOf<HistoryColumn>[] | null;

/** The columns that a kind of table requires; of two kinds that fit equally the earlier one is taken. */
const NEEDED: readonly (readonly [HistoryTable, readonly (readonly HistoryColumn[])[]])[] = [
  ["bookings", [["checkIn"], ["checkOut"]]],
  ["payments", [["tenant"], ["date"], ["amount"]]],
  ["leases", [["tenant"], ["rent", "startsOn"]]],
  ["expenses", [["date"], ["amount"]]],
  ["tenants", [["tenant"]]],
  ["properties", [["property"]]],
];

/**
 * The kind of table for a row of titles: of those whose required columns are present, the one that knows most titles;
 * null where it is no such row.
 */
export function recogniseTable(
  titles: readonly string[],
): { readonly table: HistoryTable; readonly columns: readonly ColumnOf<HistoryColumn>[] } | null {
  const found = NEEDED.flatMap(([table, needed]) => {
    const columns = columnsTitled(table, titles);
    if (columns === null) return [];
    const isWhole = needed.every((any) => any.some((column) => columns.includes(column)));
    return isWhole
      ? [{ table, columns, known: columns.filter((column) => column !== "ignored").length }]
      : [];
  });
  const best = found.toSorted((one, other) => other.known - one.known)[0];
  return best === undefined || (best.known < 2 && titles.filter((title) => title.trim() !== "").length > 1)
    ? null
    : { table: best.table, columns: best.columns };
}

/**
 * The kind of table that knows most of these titles although its required columns are missing: a guess that the user
 * can correct.
 */
export function likeliestTable(titles: readonly string[]): {
  readonly table: HistoryTable;
  readonly columns: readonly ColumnOf<HistoryColumn>[];
} {
  const nothing = titles.map(() => "ignored" as const);
  const guesses = NEEDED.map(([table]) => {
    const columns = columnsTitled(table, titles) ?? nothing;
    return { table, columns, known: columns.filter((column) => column !== "ignored").length };
  });
  const { table, columns } = guesses.reduce((best, each) => (each.known > best.known ? each : best));
  return { table, columns };
}

/**
 * The meanings of these titles in a table of this kind; null for unknown ones. Without a property column, the unit is
 * the property.
 */
export function columnsTitled(
  table: HistoryTable,
  titles: readonly string[],
): readonly ColumnOf<HistoryColumn>[] | null {
  const columns = recognisers[table](titles);
  if (columns === null || columns.includes("property")) return columns;
  return columns.map((column) => (column === "unit" ? "property" : column));
}

/** The book of a table of records, by the words in its category column; expenses where they do not decide. */
export function bookOf(
  rows: readonly (readonly string[])[],
  columns: readonly ColumnOf<HistoryColumn>[],
): "income" | "expenses" {
  const at = columns.indexOf("category");
  const named = (book: "income" | "expense") =>
    rows.filter((row) => categoryNamed(book, row[at] ?? "") !== null).length;
  if (columns.includes("method")) return "income";
  return at !== -1 && named("income") > named("expense") ? "income" : "expenses";
}

/** "Name" or "Address" alone is ambiguous: it means the first of these that no other title means. */
function weak<Kind extends string>(kinds: readonly Kind[]): ReadonlyMap<string, readonly Kind[]> {
  const titles = `name, nombre, nom, nome, bezeichnung, titel, address, direccion, adresse, anschrift, indirizzo`;
  return new Map(titles.split(",").map((title) => [title.trim(), kinds] as const));
}
