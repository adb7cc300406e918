import type { Month } from "../calendar/index.ts";
import { convert } from "../fx/index.ts";
import type { MissingRate, RatesByPair } from "../fx/index.ts";
import { compareNames, compareText } from "../kernel/index.ts";
import { added, netOfMonth } from "../ledger/index.ts";
import type { CashRecord, NetAmount, NetOfMonth } from "../ledger/index.ts";
import type { Currency } from "../money/index.ts";
import { TOTAL } from "./reports.ts";
import type { ExportRow } from "./export-columns.ts";

/** Equal records of one property, month and currency, grouped; `minor` is the amount of one of them. */
export type MovedMoney = {
  readonly record: CashRecord & { readonly minor: number };
  readonly times: number;
  readonly currency: Currency;
  readonly property: { readonly id: string; readonly name: string; readonly currency: Currency };
};

export type CashMonth = { readonly month: Month; readonly moved: readonly MovedMoney[] };

/** The rates, and the callback for missing ones. */
type Asking = {
  readonly table: RatesByPair;
  readonly missed: (missing: MissingRate, records: number) => void;
};

type AskingProfit = Asking & {
  /** Each gets a row in every month, with zeros where nothing moved. */
  readonly properties: readonly MovedMoney["property"][];
};

/**
 * R-N05, one month of the P&L: a row for each property in its own currency (R-F12). `total`: all properties together in
 * the base currency, each record converted by itself (R-B06), marked as a total.
 */
export function profitRows(
  { month, moved }: CashMonth,
  { properties, ...asking }: AskingProfit,
): { readonly rows: readonly ExportRow[]; readonly total: (base: Currency) => ExportRow } {
  const byProperty = Map.groupBy(moved, ({ property }) => property.id);
  return {
    rows: properties
      .toSorted((one, other) => compareNames(one.name, other.name) || compareText(one.id, other.id))
      .map(({ id, name, currency }) => {
        const ofProperty = byProperty.get(id) ?? [];
        const net = netOfMonth(ofProperty.map((one) => inCurrency(one, { to: currency, month }, asking)));
        return { cells: [month, name, currency, ...profitCells(net)] };
      }),
    total: (base) => ({
      cells: [
        month,
        TOTAL,
        base,
        ...profitCells(
          netOfMonth(
            moved.map((one) =>
              // If the property is in the base currency, its own row has reported the missing rate already.
              inCurrency(
                one,
                { to: base, month },
                one.property.currency === base ? { ...asking, missed: () => undefined } : asking,
              ),
            ),
          ),
        ),
      ],
      isTotal: true,
    }),
  };
}

/** Net movement so far by currency: the running column of the cash flow. */
export type Cumulative = Map<string, NetAmount>;

type AskingFlow = Asking & {
  /** Each gets a row in every month, with zeros where nothing moved. */
  readonly currencies: readonly Currency[];
  /** If given, all rows are in this currency. */
  readonly base?: Currency | null;
  readonly soFar: Cumulative;
};

/**
 * R-N06, one month of the cash flow: a row for each currency, or one in the base currency. Updates `soFar`, which
 * carries over from month to month.
 */
export function cashFlowRows(
  { month, moved }: CashMonth,
  { base = null, currencies, soFar, ...asking }: AskingFlow,
): readonly ExportRow[] {
  const byCurrency = Map.groupBy(moved, ({ currency }) => base ?? currency);
  return (base === null ? currencies.toSorted(compareText) : [base]).map((currency) => {
    const ofCurrency = byCurrency.get(currency) ?? [];
    const net = netOfMonth(ofCurrency.map((one) => inCurrency(one, { to: currency, month }, asking)));
    const cumulative = added(soFar.has(currency) ? (soFar.get(currency) ?? null) : 0, net.netMovement);
    soFar.set(currency, cumulative);
    return {
      cells: [
        month,
        currency,
        net.rent,
        net.utilities,
        net.other,
        net.operating,
        net.capital,
        net.debtService,
        net.cashFlow,
        net.depositsReceived,
        net.depositsReturned,
        net.passThroughIn,
        net.passThroughOut,
        net.netMovement,
        cumulative,
      ],
    };
  });
}

function profitCells(net: NetOfMonth): readonly NetAmount[] {
  return [
    net.rent,
    net.utilities,
    net.other,
    net.income,
    net.expenses.maintenance,
    net.expenses.utilities,
    net.expenses.insurance,
    net.expenses.taxes,
    net.expenses.repairs,
    net.expenses.cleaning,
    net.expenses.management,
    net.expenses.other,
    net.operating,
    net.noi,
    net.capital,
    net.debtService,
    net.cashFlow,
  ];
}

/** The record's amount, each of the `times` converted and rounded by itself (R-B06); null without a rate. */
function inCurrency(
  { record, times, currency }: MovedMoney,
  { to, month }: { readonly to: Currency; readonly month: Month },
  { table, missed }: Asking,
): CashRecord {
  const conversion = convert({ minor: record.minor, currency }, { period: month, to }, table);
  if (conversion.status === "missing_fx") missed(conversion.missing, times);
  return {
    ...record,
    minor: conversion.status === "converted" ? conversion.amount.minor * times : null,
    recordedMinor: record.minor,
  };
}
