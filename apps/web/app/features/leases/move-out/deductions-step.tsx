import type { LeaseView } from "@keystead/contract/leases";
import type { StepState } from "@keystead/domain/handovers";

import { isZero } from "../../../lib/format/minor-units.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { HandoverStep } from "../handover/handover-step.tsx";
import type { Handover } from "../handover/use-handover.ts";
import { DeductionForm } from "./deduction-form.tsx";
import { MovementLines } from "../handover/movement-lines.tsx";

type DeductionsStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly lease: LeaseView;
  readonly handover: Handover;
};

/** The deductions from the deposit, each with reason, amount and receipts. */
export function DeductionsStep({ number, state, lease, handover }: DeductionsStepProps) {
  const { t } = useTranslation("handover");
  const can = useCan();
  const { held, movements } = lease.depositAccount;
  const kept = movements.filter(({ kind }) => kind === "retained");
  return (
    <HandoverStep number={number} title={t("deductions.title")} state={state}>
      {isZero(held) && kept.length === 0 ? <p className="ks-second">{t("deductions.nothingHeld")}</p> : null}
      <MovementLines label={t("deductions.list")} lines={kept} currency={lease.currency} />
      {isZero(held) || !can("payment.record") ? null : <DeductionForm lease={lease} handover={handover} />}
    </HandoverStep>
  );
}
