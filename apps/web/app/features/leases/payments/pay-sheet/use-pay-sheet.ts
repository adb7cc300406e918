import type { LinkableIncome } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import { transferOutcome, type TransferOutcome } from "@keystead/domain/leases";
import type { Language } from "@keystead/domain/languages";
import type { PaymentMethod } from "@keystead/domain/ledger";

import { api } from "../../../../lib/api.ts";
import { useChanged } from "../../../../lib/changed.ts";
import { formatMoney, formatAmountInput } from "../../../../lib/format/format.ts";
import { amountOf } from "../../../../lib/format/minor-units.ts";
import { useUndo } from "../../../../lib/records/use-undo.ts";
import { together } from "../../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount, SHOWN_BY_FIELD } from "../../../../ui/form/input-fields.ts";
import { type Form, useForm } from "../../../../ui/form/use-form.ts";
import { readMoneyInput } from "../../../../ui/field/read-money-input.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { lastMethod, rememberMethod } from "../../../../lib/last-method.ts";
import type { Payable } from "../payable.ts";
import { type PayLine, payLines, sumOpen } from "./pay-lines.ts";

type PaymentValues = {
  /** The keys of the ticked lines. */
  readonly ticked: readonly string[];
  /** Follows the ticks until somebody types; empty means everything ticked. */
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly paidOn: string;
};

type Payment = {
  readonly ticked: readonly string[];
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly paidOn?: string;
  /** An income record that already is this payment; day and method come from it. */
  readonly incomeId?: string;
};

export type PaySheetState = {
  readonly form: Form<PaymentValues, LinkableIncome>;
  readonly lines: readonly PayLine[];
  readonly ticked: readonly PayLine[];
  /** The open amount of the ticked lines. */
  readonly tickedMinor: number;
  /** The amount that will be booked; null if it cannot be read or nothing is ticked. */
  readonly amountMinor: number | null;
  /** What that amount settles, by the rule that books it. */
  readonly outcome: TransferOutcome<PayLine> | null;
  readonly tick: (keys: readonly string[]) => void;
  readonly currency: string;
  readonly money: (minor: number) => string;
  /** The label of the button, with the amount that will be booked. */
  readonly words: string;
};

/** Records one transfer over the ticked lines, or links an income record that is already in the books. */
export function usePaySheet(
  payable: Payable,
  { asOpened, onDone }: { readonly asOpened: Payable; readonly onDone: () => void },
): PaySheetState {
  const { currency, today } = payable;
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const lines = payLines(payable);
  const money = (minor: number) => formatMoney({ amount: amountOf(minor, currency), currency }, language);
  const form = usePaymentForm({ payable: asOpened, lines, onDone });
  const ticked = lines.filter(({ key }) => form.values.ticked.includes(key));
  const tickedMinor = sumOpen(ticked);
  const reading = readMoneyInput(form.values.amount, { language, currency, rule: "positive" });
  const meantMinor = reading.state === "empty" ? tickedMinor : reading.state === "amount" ? reading.minor : 0;
  const amountMinor = ticked.length > 0 && meantMinor > 0 ? meantMinor : null;
  return {
    form,
    lines,
    ticked,
    tickedMinor,
    currency,
    money,
    words: amountMinor === null ? t("recordNothing") : t("record", { amount: money(amountMinor) }),
    amountMinor,
    outcome:
      amountMinor === null
        ? null
        : transferOutcome<string, PayLine>(lines, {
            isTicked: ({ key }) => form.values.ticked.includes(key),
            amountMinor,
            today: plainDate(today),
          }),
    tick: (keys) => {
      const chosen = lines.filter(({ key }) => keys.includes(key));
      form.change((was) => ({ ...was, ticked: keys, amount: sumInput(chosen, currency, language) }));
    },
  };
}

/** The amount to fill in when these lines are ticked. */
function sumInput(lines: readonly PayLine[], currency: string, language: Language): string {
  const minor = sumOpen(lines);
  return minor === 0 ? "" : formatAmountInput(amountOf(minor, currency), language);
}

type PaymentFormOptions = {
  /** As it was opened, for the initial ticks, whatever is loaded of the lease afterwards. */
  readonly payable: Payable;
  readonly lines: readonly PayLine[];
  readonly onDone: () => void;
};

function usePaymentForm({ payable, lines, onDone }: PaymentFormOptions): PaySheetState["form"] {
  const { leaseId: id, currency, today } = payable;
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("money");
  const sumOf = (keys: readonly string[]) =>
    amountOf(sumOpen(lines.filter(({ key }) => keys.includes(key))), currency);
  return useForm({
    name: "payment",
    values: (): PaymentValues => {
      const ticked = payLines(payable).filter(({ month }) => payable.ticked.includes(month.period));
      return {
        ticked: ticked.map(({ key }) => key),
        amount: sumInput(ticked, currency, language),
        method: lastMethod(),
        paidOn: today,
      };
    },
    read: (values, recorded?: LinkableIncome) =>
      recorded === undefined
        ? readPayment(values, { language, currency, today, lines, sumOf })
        : {
            input: {
              ticked: [recorded.rowRef],
              amount: recorded.amount,
              method: values.method,
              incomeId: recorded.incomeId,
            },
          },
    words: (code, field) => {
      if (code === SHOWN_BY_FIELD || field === "method") return null;
      return t(`issue.${field}`);
    },
    wireNames: { rows: "ticked" },
    // A refusal means that the screen is out of date.
    onFailure: () => void changed("money"),
    send: ({ ticked, ...payment }: Payment, { onceOpened }) => {
      const rows =
        payment.incomeId === undefined
          ? lines.filter(({ key }) => ticked.includes(key)).flatMap((line) => line.rows.map((row) => row.id))
          : [...ticked];
      const outstanding = payment.incomeId === undefined ? { outstanding: sumOf(ticked) } : {};
      return api.leases.recordPayment({ id, note: "", ...payment, ...outstanding, rows }, onceOpened());
    },
    onSent: async ({ transferId, lease }, { input }) => {
      if (input.incomeId === undefined) rememberMethod(input.method);
      onDone();
      offerUndo({
        message: t("recorded", {
          tenant: lease.tenant.name,
          amount: formatMoney({ amount: input.amount, currency }, language),
        }),
        takeBack: () => api.leases.deleteTransfers({ ids: [transferId] }),
        takenBack: null,
      });
      await changed("money", { lease });
    },
  });
}

type PaymentContext = {
  readonly language: Language;
  readonly currency: string;
  readonly today: string;
  readonly lines: readonly PayLine[];
  /** What is open of these lines. */
  readonly sumOf: (keys: readonly string[]) => string;
};

/** The payment that the button shows: with an empty field all that is open of what is ticked. */
function readPayment(
  { ticked, amount, method, paidOn }: PaymentValues,
  { language, currency, today, lines, sumOf }: PaymentContext,
) {
  return together<Payment>({
    ticked: lines.some(({ key }) => ticked.includes(key))
      ? anything(ticked)
      : { ok: false, code: "ROWS_REQUIRED" },
    amount:
      amount.trim() === ""
        ? anything(sumOf(ticked))
        : requiredAmount(amount, { language, currency, rule: "positive" }),
    method: anything(method),
    paidOn: dayInput(paidOn, today),
  });
}
