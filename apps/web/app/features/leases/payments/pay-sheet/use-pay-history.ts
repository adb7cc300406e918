import { monthsPaidUpTo } from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";
import { sumAmounts } from "@keystead/domain/money";

import { api } from "../../../../lib/api.ts";
import { useChanged } from "../../../../lib/changed.ts";
import { formatMoney, formatMonth } from "../../../../lib/format/format.ts";
import { useUndo } from "../../../../lib/records/use-undo.ts";
import { type Form, useForm } from "../../../../ui/form/use-form.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { lastMethod, rememberMethod } from "../../../../lib/last-method.ts";
import type { Payable } from "../payable.ts";

type HistoryValues = { readonly method: PaymentMethod };

export type PayHistory = {
  readonly form: Form<HistoryValues>;
  /** One for each month, on its due day. */
  readonly payments: readonly { readonly period: string; readonly paidOn: string; readonly amount: string }[];
  readonly sum: string;
  /** The label of the button. */
  readonly words: string;
};

/** Books months that were paid long ago. It sends what is listed; the server refuses if the open sum has changed. */
export function usePayHistory(
  { leaseId: id, currency, today, months }: Payable,
  { through, onDone }: { readonly through: string | null; readonly onDone: () => void },
): PayHistory {
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("money");
  const paid = through === null ? [] : monthsPaidUpTo(months, through, today);
  const sum = sumAmounts(
    paid.map(({ outstanding }) => outstanding),
    currency,
  );
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const form = useForm({
    name: "history",
    values: (): HistoryValues => ({ method: lastMethod() }),
    read: ({ method }) => ({ input: { method, through: through ?? "" } }),
    words: () => null,
    onFailure: () => void changed("money"),
    send: (history: HistoryValues & { readonly through: string }, { onceOpened }) =>
      api.leases.recordHistory({ id, amount: sum, ...history }, onceOpened()),
    onSent: async ({ transferIds, lease }, { input: { method, through: last } }) => {
      rememberMethod(method);
      onDone();
      offerUndo({
        message: t("history.recorded", {
          count: transferIds.length,
          tenant: lease.tenant.name,
          month: formatMonth(last, language),
        }),
        takeBack: () => api.leases.deleteTransfers({ ids: transferIds }),
        takenBack: null,
      });
      await changed("money", { lease });
    },
  });
  return {
    form,
    payments: paid.map(({ period, dueOn, outstanding }) => ({
      period,
      paidOn: dueOn,
      amount: money(outstanding),
    })),
    sum: money(sum),
    words: t("history.record", { count: paid.length, amount: money(sum) }),
  };
}
