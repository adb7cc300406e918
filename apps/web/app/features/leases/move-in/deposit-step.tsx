import type { LeaseView } from "@keystead/contract/leases";
import type { StepState } from "@keystead/domain/handovers";
import { Button } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { formatAmountInput, formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { lastMethod } from "../../../lib/last-method.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import "../../../ui/form.css";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, requiredAmount } from "../../../ui/form/input-fields.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel, useCan } from "../../session/public.ts";
import { SaveWarnings } from "../form/save-warnings.tsx";
import { HandoverStep } from "../handover/handover-step.tsx";
import { MovementLines } from "../handover/movement-lines.tsx";
import { MethodPicker } from "../payments/method-picker.tsx";
import { useVerbForm } from "../verbs/use-verb-form.ts";

type DepositStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly lease: LeaseView;
};

/** How much of the agreed deposit was received, and what is still due. */
export function DepositStep({ number, state, lease }: DepositStepProps) {
  const { t } = useTranslation(["handover", "leases"]);
  const can = useCan();
  const { agreed, due, movements } = lease.depositAccount;
  const received = movements.filter(({ kind }) => kind === "received");
  return (
    <HandoverStep number={number} title={t("deposit.title")} state={state}>
      {isZero(agreed) && received.length === 0 ? (
        <p className="ks-second">{t("deposit.noneAgreed")}</p>
      ) : null}
      <MovementLines label={t("deposit.list")} lines={received} currency={lease.currency} />
      {isZero(due) || !can("payment.record") ? null : <ReceiveForm key={due} lease={lease} />}
    </HandoverStep>
  );
}

function ReceiveForm({ lease }: Pick<DepositStepProps, "lease">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, currency } = lease;
  const { due } = lease.depositAccount;
  const form = useVerbForm({
    kind: "deposit",
    changes: "money",
    onClose: () => {},
    values: () => ({ amount: formatAmountInput(due, language), method: lastMethod() }),
    read: ({ amount, method }) =>
      together({
        amount: requiredAmount(amount, { language, currency, rule: "positive" }),
        method: anything(method),
      }),
    send: (movement, { onceOpened, confirm }) =>
      api.leases.moveDeposit({ id, kind: "received", ...movement, note: "", confirm }, onceOpened()),
  });
  return (
    <KeyForm className="ks-form" onSubmit={form.onSubmit}>
      <MoneyInput
        {...form.field("amount")}
        label={t("amount")}
        currency={currency}
        selected
        description={t("depositStillDue", { amount: formatMoney({ amount: due, currency }, language) })}
      />
      <MethodPicker {...form.field("method")} label={t("method")} />
      <SaveWarnings form={form} />
      {form.failure === null ? null : (
        <p role="alert" className="ks-form-error">
          {form.failure}
        </p>
      )}
      <div>
        <Button type="submit" loading={form.busy}>
          {t("verb.deposit.title.received")}
        </Button>
      </div>
      {form.limit === null ? null : <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />}
    </KeyForm>
  );
}
