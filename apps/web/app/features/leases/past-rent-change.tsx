import type { LeaseView } from "@keystead/contract/leases";
import type { StepKind } from "@keystead/domain/leases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { typedDay } from "../../lib/typed-day.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { readTypedMoney } from "../../ui/typed-money.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { RentChangeEffect } from "./rent-change-effect.tsx";
import { useSettledValues } from "../../ui/use-settled-values.ts";

/** As typed. */
type TypedStep = { readonly kind: StepKind; readonly amount: string; readonly effectiveOn: string };

type PastRentChangeProps = { readonly lease: LeaseView; readonly step: TypedStep };

/** Of a change that begins in the past: what it does to each month. */
export function PastRentChange({ lease, step }: PastRentChangeProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { settled, isSettled } = useSettledValues(step);
  const asked = pastStep(settled, lease, language);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.leases.rentChange.queryOptions({
      input: { id: lease.id, kind: step.kind, amount: "0", effectiveOn: lease.today, ...asked },
    }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  if (pastStep(step, lease, language) === null) return null;
  if (isError)
    return <ErrorPanel message={t("effect.failed")} retrying={isFetching} onRetry={() => void refetch()} />;
  return <RentChangeEffect effect={data} waiting={!isSettled || isFetching} />;
}

function pastStep(
  { kind, amount, effectiveOn }: TypedStep,
  { currency, startsOn, today }: LeaseView,
  language: ReturnType<typeof useLanguage>,
): TypedStep | null {
  const typed = readTypedMoney(amount, { language, currency, rule: "not_negative" });
  const day = typedDay(effectiveOn);
  const isPast = day !== null && day <= today && day >= startsOn;
  return isPast && typed.state === "amount" ? { kind, amount: typed.amount, effectiveOn: day } : null;
}
