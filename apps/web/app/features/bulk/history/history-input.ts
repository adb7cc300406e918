import type { api } from "../../../lib/api.ts";
import { type Currency, formatMinor, minorDigits } from "@keystead/domain/money";
import type { HistoryLines, RecordLine } from "@keystead/domain/spreadsheet";

import { newExpense, newIncome } from "../../ledger/public.ts";

export type HistoryInput = Omit<Parameters<(typeof api)["bulk"]["bring"]>[0], "confirm">;

/** The lines that were read, as a request. */
export function historyInput(
  lines: HistoryLines,
  shared: { readonly timezone: string; readonly country: string | null },
): HistoryInput {
  return {
    ...shared,
    properties: [...lines.properties],
    units: [...lines.units],
    tenants: [...lines.tenants],
    leases: lines.leases.map(
      ({ rentMinor, chargesMinor, depositMinor, openingMinor, currency, ...lease }) => ({
        ...lease,
        monthlyRent: text(rentMinor, currency),
        charges: text(chargesMinor, currency),
        deposit: text(depositMinor, currency),
        opening: text(openingMinor, currency),
      }),
    ),
    payments: lines.payments.map(({ amountMinor, currency, ...payment }) => ({
      ...payment,
      amount: text(amountMinor, currency),
    })),
    bookings: lines.bookings.map(({ property, dailyRateMinor, lines: ofBooking, ...stay }) => ({
      ...stay,
      lines: ofBooking.map(({ kind, amountMinor, note }) => ({
        kind,
        amount: text(amountMinor, property.currency),
        note,
      })),
      propertyId: property.id,
      rateMode: dailyRateMinor === null ? "seasonal" : "flat",
      dailyRate: dailyRateMinor === null ? null : text(dailyRateMinor, property.currency),
    })),
    income: lines.income.map((line) => newIncome(recordOf(line))),
    expenses: lines.expenses.map((line) => {
      const { split: _split, ...record } = newExpense(recordOf(line));
      return record;
    }),
  };
}

function recordOf({ amountMinor, ...line }: RecordLine) {
  const amount = text(amountMinor, line.currency);
  return { ...line, amount, nature: "operating", cleaningOf: null, split: null };
}

function text(minor: number, currency: Currency): string {
  return formatMinor(minor, minorDigits(currency));
}
