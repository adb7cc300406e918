import type { LinkableIncome } from "@keystead/contract/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatMoney } from "../../lib/format.ts";
import { amountOf, minorOf } from "../../lib/minor-units.ts";
import { useUndo } from "../../lib/use-undo.ts";
import { together } from "../../ui/form/form-reading.ts";
import { anything, dayTyped, optionalAmount, SAID_BY_FIELD } from "../../ui/form/typed-fields.ts";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { lastMethod, rememberMethod } from "./last-method.ts";
import type { OpenRow } from "./open-rows.ts";
import { useTranslation } from "../../ui/use-translation.ts";

/** Where the payment goes, as the places that offer it know it. */
export type Payable = {
  readonly leaseId: string;
  readonly currency: string;
  /** Today at the property. */
  readonly today: string;
  /** Open rows of the lease, oldest first. */
  readonly rows: readonly OpenRow[];
  /** The row it was opened from; rows due on the same day are ticked with it. */
  readonly row: OpenRow;
};

export type PaymentValues = {
  readonly rows: readonly string[];
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly paidOn: string;
};

type Payment = Pick<PaymentValues, "rows" | "method"> & {
  /** null = all that is open on the rows. */
  readonly amount: string | null;
  readonly paidOn?: string;
  /** A record that is this payment already; day and method come from it. */
  readonly incomeId?: string;
};

/** One transfer over one or several open rows, or the record of it that stands in the books already. */
export function useMarkPaid(payable: Payable, onDone: () => void): Form<PaymentValues, LinkableIncome> {
  const { leaseId: id, currency, today, rows, row } = payable;
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("money");
  return useForm({
    name: "payment",
    values: (): PaymentValues => ({
      rows: rows.filter(({ dueOn }) => dueOn === row.dueOn).map(({ ref }) => ref),
      amount: "",
      method: lastMethod(),
      paidOn: today,
    }),
    read: ({ rows: ticked, amount, method, paidOn }, recorded?: LinkableIncome) =>
      recorded === undefined
        ? together<Payment>({
            rows: ticked.length === 0 ? { ok: false, code: "ROWS_REQUIRED" } : anything(ticked),
            amount: optionalAmount(amount, { language, currency, rule: "positive" }),
            method: anything(method),
            paidOn: dayTyped(paidOn, today),
          })
        : {
            input: {
              rows: [recorded.rowRef],
              amount: recorded.amount,
              method,
              incomeId: recorded.incomeId,
            },
          },
    words: (code, field) => {
      if (code === SAID_BY_FIELD) return null;
      const words = { rows: "ROWS_REQUIRED", amount: "AMOUNT", paidOn: "PAID_ON", method: null } as const;
      return words[field] === null ? null : t(`issue.${words[field]}`);
    },
    send: (payment: Payment, { onceOpened }) => {
      const made = { id, note: "", ...payment, rows: [...payment.rows] };
      return api.leases.recordPayment(made, onceOpened());
    },
    onSent: async ({ transferId, lease }, { input }) => {
      if (input.incomeId === undefined) rememberMethod(input.method);
      onDone();
      const paid = input.amount ?? openOn(payable, input.rows);
      offerUndo({
        said: t("paidToast", {
          tenant: lease.tenant.name,
          amount: formatMoney({ amount: paid, currency }, language),
        }),
        takeBack: () => api.leases.deleteTransfer({ id: transferId }),
        takenBack: null,
      });
      await changed("money", { lease });
    },
  });
}

/** What is open on these rows together. */
export function openOn({ rows, currency }: Payable, ticked: readonly string[]): string {
  const open = rows.filter(({ ref }) => ticked.includes(ref));
  return amountOf(
    open.reduce((sum, { outstanding }) => sum + minorOf(outstanding, currency), 0),
    currency,
  );
}
