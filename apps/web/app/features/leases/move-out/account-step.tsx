import type { BalanceExplanationView, LeaseView } from "@keystead/contract/leases";
import type { StepState } from "@keystead/domain/handovers";
import { Button } from "@mantine/core";
import { IconFileText, IconInfoCircle } from "@tabler/icons-react";
import { Suspense, useId, useState } from "react";
import { Link } from "react-router";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { withoutSign } from "../../../lib/format/minor-units.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { HandoverStep, StepButtons } from "../handover/handover-step.tsx";
import { BalanceBadge } from "../lease-states.tsx";
import { PaySheetButton } from "../payments/pay-sheet/pay-sheet-button.tsx";
import { payableOf } from "../payments/payable.ts";
import "./account-step.css";

const BalanceWhy = lazyPart(async () => (await import("../detail/balance-why.tsx")).BalanceWhy);

type AccountStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly lease: LeaseView;
  /** As of the last day, or today if that is later. */
  readonly account: Pick<BalanceExplanationView, "asOf" | "balance">;
  readonly onLetter: () => void;
};

/** What the tenant still owes, or gets back, after the last month; opens to show its rows. */
export function AccountStep({ number, state, lease, account, onLetter }: AccountStepProps) {
  const { t } = useTranslation(["handover", "leases"]);
  const language = useLanguage();
  const can = useCan();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [paying, setPaying] = useState(false);
  const { asOf, balance } = account;
  const payable = payableOf(lease);
  return (
    <HandoverStep number={number} title={t("account.title")} state={state}>
      <div className="ks-account-step">
        <b>
          <MoneyText amount={withoutSign(balance)} currency={lease.currency} />
        </b>
        <BalanceBadge balance={balance} />
        <span className="ks-second">{t("account.asOf", { day: formatDay(asOf, language) })}</span>
      </div>
      {balance.startsWith("-") ? (
        <p>
          {t("account.credit")} <Link to={`/leases/${lease.id}`}>{t("toLease")}</Link>
        </p>
      ) : null}
      <StepButtons>
        {payable.ticked.length === 0 || !can("payment.record") ? null : (
          <PaySheetButton
            primary
            payable={payable}
            what={payable.ticked.map((period) => formatMonth(period, language)).join(", ")}
            opened={paying}
            onOpenedChange={setPaying}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconInfoCircle size={18} aria-hidden />}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => {
            setOpened((was) => !was);
          }}
        >
          {t("leases:howItAddsUp")}
        </Button>
        {can("letter.read") ? (
          <Button variant="default" leftSection={<IconFileText size={18} aria-hidden />} onClick={onLetter}>
            {t("account.letter")}
          </Button>
        ) : null}
      </StepButtons>
      <div id={id} hidden={!opened}>
        {opened ? (
          <Suspense fallback={<Pending />}>
            <BalanceWhy leaseId={lease.id} today={lease.today} asOf={asOf} />
          </Suspense>
        ) : null}
      </div>
    </HandoverStep>
  );
}
