import type { LeaseView } from "@keystead/contract/leases";
import type { StepState } from "@keystead/domain/handovers";
import { sumAmounts } from "@keystead/domain/money";
import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";

import "../../../ui/form.css";
import { api } from "../../../lib/api.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { lastMethod } from "../../../lib/last-method.ts";
import { anything } from "../../../ui/form/input-fields.ts";
import { together } from "../../../ui/form/form-reading.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel, useCan } from "../../session/public.ts";
import { LeaseFigures } from "../detail/lease-figures.tsx";
import { HandoverStep } from "../handover/handover-step.tsx";
import { MethodPicker } from "../payments/method-picker.tsx";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import { MovementLines } from "../handover/movement-lines.tsx";

type StatementStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly lease: LeaseView;
  readonly onLetter: () => void;
};

/** What was received, what is kept, what goes back, and the letter that states it. */
export function StatementStep({ number, state, lease, onLetter }: StatementStepProps) {
  const { t } = useTranslation("handover");
  const can = useCan();
  const { currency } = lease;
  const { held, movements } = lease.depositAccount;
  const of = (kind: (typeof movements)[number]["kind"]) => movements.filter((one) => one.kind === kind);
  const sum = (lines: typeof movements) =>
    sumAmounts(
      lines.map(({ amount }) => amount),
      currency,
    );
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const less = (amount: string) => money(isZero(amount) ? amount : `-${amount}`);
  const returned = of("returned");
  const isClosed = returned.length > 0 || of("retained").length > 0;
  return (
    <HandoverStep number={number} title={t("statement.title")} state={state}>
      <LeaseFigures
        title={t("statement.figures")}
        waiting={false}
        hint={t("statement.noInterest")}
        figures={[
          { key: "received", label: t("statement.received"), value: money(sum(of("received"))) },
          { key: "kept", label: t("statement.kept"), value: less(sum(of("retained"))) },
          ...(returned.length === 0
            ? []
            : [{ key: "returned", label: t("statement.returned"), value: less(sum(returned)) }]),
          { key: "held", label: t("statement.toReturn"), value: money(held), isTotal: true },
        ]}
      />
      <MovementLines label={t("statement.list")} lines={returned} currency={currency} />
      {isZero(held) || !can("payment.record") ? null : <PayBackForm lease={lease} />}
      {can("letter.read") ? (
        <div>
          <Button
            variant="default"
            disabled={!isClosed}
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={onLetter}
          >
            {t("statement.letter")}
          </Button>
          {isClosed ? null : <p className="ks-second">{t("statement.letterLater")}</p>}
        </div>
      ) : null}
    </HandoverStep>
  );
}

/** Returns all of the deposit that is still held. */
function PayBackForm({ lease }: Pick<StatementStepProps, "lease">) {
  const { t } = useTranslation(["handover", "leases"]);
  const language = useLanguage();
  const { id, currency } = lease;
  const amount = lease.depositAccount.held;
  const form = useVerbForm({
    kind: "deposit",
    changes: "money",
    onClose: () => {},
    values: () => ({ method: lastMethod() }),
    read: ({ method }) => together({ method: anything(method) }),
    send: ({ method }, { onceOpened, confirm }) =>
      api.leases.moveDeposit({ id, kind: "returned", amount, method, note: "", confirm }, onceOpened()),
  });
  return (
    <KeyForm className="ks-form" onSubmit={form.onSubmit}>
      <MethodPicker {...form.field("method")} label={t("leases:method")} />
      {form.failure === null ? null : (
        <p role="alert" className="ks-form-error">
          {form.failure}
        </p>
      )}
      <div>
        <Button type="submit" loading={form.busy}>
          {t("statement.payBack", { amount: formatMoney({ amount, currency }, language) })}
        </Button>
      </div>
      {form.limit === null ? null : <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />}
    </KeyForm>
  );
}
