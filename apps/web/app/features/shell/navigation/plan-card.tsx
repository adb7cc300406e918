import type { SubscriptionView } from "@keystead/contract/accounts";
import { DAY_MS } from "@keystead/domain/calendar";
import { useState } from "react";

import { isNearLimit, Meter } from "../../../ui/chart/meter.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan, useIsVisiting, useSubscription } from "../../session/public.ts";
import "./plan-card.css";
import "../../../ui/chart/meter.css";

const TRIAL_DAYS = 30;

/** The plan at the foot of the sidebar, for people who may change it: remaining days of the trial, or usage. */
export function PlanCard() {
  const { t } = useTranslation(["shell", "ui"]);
  const { data } = useSubscription();
  const can = useCan();
  const isVisiting = useIsVisiting();
  const [now] = useState(() => Date.now());
  if (data === undefined || isVisiting || !can("plan.change")) return null;
  const left = trialDaysLeft(data, now);
  const { used, limits, effectivePlan } = data;
  const plan = t(`ui:plan.${effectivePlan}`);
  const usage =
    used.properties > limits.properties
      ? t("shell:overProperties", { count: used.properties, limit: limits.properties })
      : t("shell:usedProperties", { used: used.properties, count: limits.properties });
  const onTrial = left !== null && !isNearLimit(used.properties, limits.properties);
  return (
    <section className="ks-plan-card" aria-label={t("shell:yourPlan")}>
      <div>
        <strong>{left === null ? plan : t("shell:trialOf", { plan })}</strong>
        <span>{onTrial ? t("shell:daysLeft", { count: left }) : usage}</span>
      </div>
      {onTrial ? (
        <TrialBar left={left} />
      ) : (
        <Meter label={usage} used={used.properties} limit={limits.properties} />
      )}
      <a href="/tariffs">{t("shell:comparePlans")}</a>
    </section>
  );
}

function TrialBar({ left }: { readonly left: number }) {
  return (
    <div className="ks-meter" aria-hidden>
      <i style={{ width: `${(Math.min(left, TRIAL_DAYS) / TRIAL_DAYS) * 100}%` }} />
    </div>
  );
}

/** Remaining days of the trial, including today; null outside a trial. */
export function trialDaysLeft(
  { status, trialEndsAt, plan, effectivePlan }: SubscriptionView,
  now: number,
): number | null {
  // The server knows when it is over; the clock of this device may be wrong.
  if (status !== "trial" || effectivePlan !== plan) return null;
  const left = Math.ceil((Date.parse(trialEndsAt) - now) / DAY_MS);
  return left > 0 ? left : null;
}
