import type { OpenMonthView } from "@keystead/contract/leases";
import { monthsPaidUpTo } from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatMoney, formatMonth } from "../../lib/format.ts";
import { amountOf, minorOf } from "../../lib/minor-units.ts";
import { useUndo } from "../../lib/use-undo.ts";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { lastMethod, rememberMethod } from "./last-method.ts";
import type { Payable } from "./payable.ts";

type HistoryValues = { readonly method: PaymentMethod };

type PayHistory = {
  readonly form: Form<HistoryValues>;
  /** One payment for each, on its due day. */
  readonly months: readonly OpenMonthView[];
  readonly sumMinor: number;
  readonly money: (minor: number) => string;
  readonly minorOf: (amount: string) => number;
};

/** Months that were paid long ago. What is sent is what is listed: the server refuses when more or less is open by then. */
export function usePayHistory(payable: Payable, through: string, onDone: () => void): PayHistory {
  const { leaseId: id, currency, today } = payable;
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("money");
  const months = monthsPaidUpTo(payable.months, through, today);
  const sumMinor = months.reduce((total, { outstanding }) => total + minorOf(outstanding, currency), 0);
  const money = (minor: number) => formatMoney({ amount: amountOf(minor, currency), currency }, language);
  const form = useForm({
    name: "history",
    values: (): HistoryValues => ({ method: lastMethod() }),
    read: (values) => ({ input: values }),
    words: () => null,
    send: ({ method }: HistoryValues, { onceOpened }) =>
      api.leases.recordHistory({ id, through, amount: amountOf(sumMinor, currency), method }, onceOpened()),
    onSent: async ({ transferIds, lease }, { input: { method } }) => {
      rememberMethod(method);
      onDone();
      offerUndo({
        said: t("history.recorded", {
          count: transferIds.length,
          tenant: lease.tenant.name,
          month: formatMonth(through, language),
        }),
        takeBack: () => api.leases.deleteTransfers({ ids: transferIds }),
        takenBack: null,
      });
      await changed("money", { lease });
    },
  });
  return { form, months, sumMinor, money, minorOf: (amount) => minorOf(amount, currency) };
}
