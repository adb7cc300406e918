import { incomeTotalBasis } from "./income-basis.ts";
import { plainDate } from "@keystead/domain/calendar";
import { planReversal } from "@keystead/domain/ledger";
import { allocate, minorDigits, parseCurrency, parseMoney, roundDecimal } from "@keystead/domain/money";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const moneyOperations: Operations = {
  "money.minor_units": operation(({ currency }: { readonly currency: string }) => {
    const code = parseCurrency(currency);
    return code === null ? { error: "UNKNOWN_CURRENCY" } : minorDigits(code);
  }),
  "money.parse": operation(
    (input: { readonly text: string; readonly currency: string; readonly allow_zero?: boolean }) => {
      const code = parseCurrency(input.currency);
      if (code === null) return { error: "UNKNOWN_CURRENCY" };
      const money = parseMoney(input.text, code, input.allow_zero === true ? "not_negative" : "positive");
      return money.ok ? { minor: money.value.minor } : errorOf(money);
    },
  ),
  "money.round": operation(({ minor }: { readonly minor: string }) => {
    const rounded = roundDecimal(minor);
    return rounded.ok ? rounded.value : errorOf(rounded);
  }),
  "money.allocate": operation((input: { readonly amount: number; readonly weights: readonly number[] }) => {
    const parts = allocate(input.amount, input.weights);
    return parts.ok ? parts.value : errorOf(parts);
  }),
  "ledger.reverse": operation(
    (input: {
      readonly original: {
        readonly category: string;
        readonly nature: string;
        readonly currency: string;
        readonly amount_minor: number;
      };
      readonly reversed_minor: number;
      readonly amount_minor: number;
      readonly date: string;
    }) => {
      const { original } = input;
      const reversal = planReversal(
        { ...original, amountMinor: original.amount_minor },
        { reversedMinor: input.reversed_minor, amountMinor: input.amount_minor, date: plainDate(input.date) },
      );
      if (!reversal.ok) return errorOf(reversal);
      const { category, nature, currency, date, amountMinor, remainingMinor } = reversal.value;
      return { amount_minor: amountMinor, category, nature, currency, date, remaining_minor: remainingMinor };
    },
  ),
  "pnl.income_total": operation(incomeTotalBasis),
};
