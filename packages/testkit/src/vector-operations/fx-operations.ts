import { month, monthOf, parseMonth, plainDate } from "@keystead/domain/calendar";
import { checkRate, convert, pathText, rateTable, sumConverted } from "@keystead/domain/fx";
import type { ProposedRate } from "@keystead/domain/fx";
import { currency } from "@keystead/domain/money";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

type Rate = Readonly<Record<"period" | "base" | "quote" | "rate", string>> & { readonly id?: string };

export const fxOperations: Operations = {
  "fx.convert": operation(
    (input: {
      readonly amount: { readonly minor: number; readonly currency: string };
      readonly to: string;
      readonly month: string;
      readonly base_currency: string;
      readonly rates: readonly Rate[];
    }) => {
      const { minor, currency: from } = input.amount;
      const conversion = convert(
        { minor, currency: currency(from) },
        { period: month(input.month), to: currency(input.to) },
        tableOf(input),
      );
      if (conversion.status === "missing_fx") return { status: "missing_fx", missing: [conversion.missing] };
      if (conversion.status === "too_large") return conversion;
      return { ...conversion.amount, path: pathText(conversion.found) };
    },
  ),
  "fx.sum": operation(
    (input: {
      readonly items: readonly {
        readonly minor: number;
        readonly currency: string;
        readonly date: string;
      }[];
      readonly to: string;
      readonly base_currency: string;
      readonly current_month?: string;
      readonly rates: readonly Rate[];
    }) => {
      const records = input.items.map(({ minor, currency: code, date }) => ({
        minor,
        currency: currency(code),
        period: monthOf(plainDate(date)),
        times: 1,
      }));
      const currentMonth = input.current_month === undefined ? null : month(input.current_month);
      const sum = sumConverted(records, { to: currency(input.to), currentMonth }, tableOf(input));
      if (sum.totalMinor !== null) return { minor: sum.totalMinor, currency: sum.currency };
      return {
        status: "missing_fx",
        missing: sum.missing.map(({ period, from, to }) => ({ period, from, to })),
        subtotals: Object.fromEntries(sum.subtotals.map(({ currency: code, minor }) => [code, minor])),
      };
    },
  ),
  "fx.validate": operation(
    (input: {
      readonly existing: readonly Rate[];
      readonly new: ProposedRate;
      readonly current_month?: string;
    }) => {
      const existing = input.existing.map(storedRate);
      const current = parseMonth(input.current_month ?? input.new.period) ?? month("2026-11");
      const checked = checkRate(input.new, existing, current);
      return checked.ok ? { ok: true } : errorOf(checked);
    },
  ),
};

function tableOf(input: { readonly rates: readonly Rate[]; readonly base_currency: string }) {
  return rateTable(input.rates.map(storedRate), currency(input.base_currency));
}

function storedRate({ period, base, quote, rate, ...rest }: Rate) {
  return { ...rest, period: month(period), base: currency(base), quote: currency(quote), rate };
}
