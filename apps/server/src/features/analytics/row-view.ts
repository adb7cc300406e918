import type { MetricRowView } from "@keystead/contract/analytics";
import { cashShare, sideText } from "@keystead/domain/analytics";
import type { Metric, MetricRow } from "@keystead/domain/analytics";
import { monthOf } from "@keystead/domain/calendar";
import { added } from "@keystead/domain/ledger";
import type { NetAmount } from "@keystead/domain/ledger";
import { moneyText } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

import type { Loaded } from "./load-analysis.ts";
import type { RecordOfFigure } from "./record-rows-store.ts";

/** A row behind a figure, as text for the screen. */
export function rowView(loaded: Loaded, metric: Metric, row: MetricRow): MetricRowView {
  const facts = (key: string, unitId: string | null = null) => ({
    key: `${row.kind} ${key}`,
    ...rentableView(loaded, row.property.id, unitId),
    ...sidesView(loaded, metric, row),
  });
  const { property } = row;
  switch (row.kind) {
    case "loan":
      return {
        kind: row.kind,
        ...facts(`${property.id} ${row.loan.month}`),
        month: row.loan.month,
        money: moneyView(row.loan.minor, property.currency),
      };
    case "stay":
      return {
        kind: row.kind,
        ...facts(`${row.share.stay.id} ${row.share.month}`, row.share.stay.unitId),
        ...bookingRowView(loaded, row),
      };
    case "rentable":
      return {
        kind: row.kind,
        ...facts(`${property.id} ${row.unitId ?? ""}`, row.unitId),
        days: rentableDaysView(row),
      };
    case "rent_row":
      return { kind: row.kind, ...facts(row.due.row.id, row.due.lease.unitId), ...rentView(loaded, row) };
    case "lease":
      return {
        kind: row.kind,
        ...facts(row.owing.lease.id, row.owing.lease.unitId),
        leaseId: row.owing.lease.id,
        tenantName: nameOf(loaded, row.owing.lease.id),
        money: moneyView(row.owing.owedMinor, row.owing.lease.currency),
      };
    case "input":
      return {
        kind: row.kind,
        ...facts(`${property.id} ${row.invested.field}`),
        field: row.invested.field,
        money: moneyView(row.invested.minor, property.currency),
      };
    case "property_month":
      return {
        kind: row.kind,
        ...facts(`${property.id} ${row.month}`),
        month: row.month,
        ...monthView(loaded, row),
      };
    case "projection":
      return { kind: row.kind, ...facts(property.id), months: row.months };
  }
}

type Of<Kind extends MetricRow["kind"]> = Extract<MetricRow, { readonly kind: Kind }>;

function bookingRowView({ standing }: Loaded, { share }: Of<"stay">) {
  const { stay, month, nights } = share;
  return {
    bookingId: stay.id,
    guestName: standing.names.get(stay.id) ?? "",
    checkIn: stay.checkIn,
    checkOut: standing.checkOuts.get(stay.id) ?? "",
    month,
    nights: nights.map(({ date, minor, sold }) => ({
      date,
      amount: moneyText({ minor, currency: stay.currency }),
      sold,
    })),
    money: moneyView(
      nights.reduce((sum, { minor }) => sum + minor, 0),
      stay.currency,
    ),
  };
}

function rentableDaysView({ days, section }: Of<"rentable">) {
  const { inService, leased, sold, blocked, available, unitDays } = days;
  return { inService, leased, sold, blocked, available: section === "long_term" ? unitDays : available };
}

function rentView(
  loaded: Loaded,
  { due: { lease, row, expectedMinor, settledMinor }, isEarned }: Of<"rent_row">,
) {
  return {
    leaseId: lease.id,
    tenantName: nameOf(loaded, lease.id),
    rowKind: row.kind,
    dueOn: row.dueOn,
    expected: moneyView(expectedMinor, lease.currency),
    settled: isEarned ? null : moneyView(settledMinor, lease.currency),
  };
}

/** In the currency of the response: the records of a month may be in several. */
function monthView({ currency }: Loaded, { cash }: Of<"property_month">) {
  const [noi, debt] = [
    added(cash.income, cash.costs === null ? null : -cash.costs),
    added(cash.debt, cash.loan),
  ];
  return {
    noi: noi === null ? null : moneyView(noi, currency),
    debtService: debt === null ? null : moneyView(debt, currency),
  };
}

/** A record of the books as a row, with the side and sign of the figure. */
export function recordView(loaded: Loaded, metric: Metric, record: RecordOfFigure): MetricRowView {
  const { id, book, propertyId, unit, date, category, nature, minor, currency, notes, leaseId, bookingId } =
    record;
  const share = cashShare(metric, record);
  if (share === null) throw new Error(`a record that is no part of ${metric}: ${id}`);
  const amount = loaded.analysis.into.amount({ minor, currency, month: monthOf(date) }, () => id);
  const gives = amount === null ? null : share.sign * amount;
  return {
    kind: "record",
    key: `record ${id}`,
    ...rentableView(loaded, propertyId, null),
    ...sidesView(loaded, metric, { numerator: undefined, denominator: undefined, [share.side]: gives }),
    unit,
    book,
    recordId: id,
    date,
    category,
    nature,
    notes,
    money: moneyView(minor, currency),
    leaseId,
    bookingId,
  };
}

function sidesView(
  { currency }: Loaded,
  metric: Metric,
  gives: Readonly<Record<"numerator" | "denominator", NetAmount | undefined>>,
) {
  const text = (side: "numerator" | "denominator") =>
    gives[side] === undefined ? null : sideText(metric, side, { value: gives[side], currency });
  return {
    numerator: text("numerator"),
    denominator: text("denominator"),
    withoutRate: gives.numerator === null || gives.denominator === null,
  };
}

function rentableView({ byId }: Loaded, propertyId: string, unitId: string | null) {
  const property = byId.get(propertyId);
  const unit = property?.units.find(({ id }) => id === unitId);
  return {
    property: { id: propertyId, name: property?.name ?? "" },
    unit: unit === undefined ? null : { id: unit.id, name: unit.name },
  };
}

function nameOf({ standing }: Loaded, id: string): string {
  return standing.names.get(id) ?? "";
}

function moneyView(minor: number, currency: Currency) {
  return { amount: moneyText({ minor, currency }), currency };
}
