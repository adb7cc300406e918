import type { LeaseView } from "@keystead/contract/leases";
import type { Language } from "@keystead/domain/languages";
import type { StepKind } from "@keystead/domain/leases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { query } from "../../../lib/api.ts";
import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { readMoneyInput } from "../../../ui/field/read-money-input.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { RentChangeEffect } from "./rent-change-effect.tsx";
import { useSettledValues } from "../../../ui/use-settled-values.ts";

/** As typed. */
type StepInput = { readonly kind: StepKind; readonly amount: string; readonly effectiveOn: string };

type RentChangePreviewProps = { readonly lease: LeaseView; readonly step: StepInput };

/** The effect of a change: month by month if it starts in the past, else from when which amount is due. */
export function RentChangePreview({ lease, step }: RentChangePreviewProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const ahead = readStep(step, lease, language);
  if (ahead === null || ahead.effectiveOn <= lease.today) return <PastRentChange lease={lease} step={step} />;
  const money = (amount: string) => formatMoney({ amount, currency: lease.currency }, language);
  const before = lease.steps.findLast(
    ({ kind, effectiveOn }) => kind === step.kind && effectiveOn < ahead.effectiveOn,
  );
  const now = step.kind === "rent" ? lease.monthlyRent : lease.charges;
  return (
    <p className="ks-second" role="status">
      {t("effect.ahead", {
        day: formatDay(ahead.effectiveOn, language),
        after: money(ahead.amount),
        before: money(before?.amount ?? now),
      })}
    </p>
  );
}

/** For a change that starts in the past: its effect on each month. */
function PastRentChange({ lease, step }: RentChangePreviewProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { settled, isSettled } = useSettledValues(step);
  const changed = pastStep(settled, lease, language);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.leases.rentChange.queryOptions({
      input: { id: lease.id, kind: step.kind, amount: "0", effectiveOn: lease.today, ...changed },
    }),
    enabled: changed !== null,
    placeholderData: keepPreviousData,
  });
  if (pastStep(step, lease, language) === null) return null;
  if (isError)
    return <ErrorPanel message={t("effect.failed")} retrying={isFetching} onRetry={() => void refetch()} />;
  return <RentChangeEffect effect={data} waiting={!isSettled || isFetching} />;
}

function pastStep(input: StepInput, lease: LeaseView, language: Language): StepInput | null {
  const step = readStep(input, lease, language);
  return step !== null && step.effectiveOn <= lease.today ? step : null;
}

/** Null if it cannot be read or lies outside the lease. */
function readStep(
  { kind, amount, effectiveOn }: StepInput,
  { currency, startsOn, endsOn }: LeaseView,
  language: Language,
): StepInput | null {
  const input = readMoneyInput(amount, { language, currency, rule: "not_negative" });
  const day = dayOfInput(effectiveOn);
  const isWithin = day !== null && day >= startsOn && (endsOn === null || day <= endsOn);
  return isWithin && input.state === "amount" ? { kind, amount: input.amount, effectiveOn: day } : null;
}
