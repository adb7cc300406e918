import { Button } from "@mantine/core";
import type { SubscriptionView } from "@keystead/contract/accounts";
import {
  limitKinds,
  type LimitKind,
  planExcess,
  planLimits,
  type Plan,
  planPrices,
  plans,
} from "@keystead/domain/plans";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatBytes, formatDay, formatNumber, formatPlanPrice } from "../../../lib/format/format.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { Meter } from "../../../ui/chart/meter.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { usePlanSizes } from "../../../ui/use-plan-sizes.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan, useSubscription } from "../../session/public.ts";
import { ChangePlanQuestion, useLossLines } from "./change-plan-question.tsx";
import "../../../ui/overlay/limit-panel.css";
import "../settings.css";

export function SubscriptionTab() {
  const { t } = useTranslation(["subscription", "settings", "limit", "ui"]);
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useSubscription();
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("settings:loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={4} />
    );
  }
  const day = (instant: string) => formatDay(instant.slice(0, 10), language);
  const isOver = isTrialOver(data);
  return (
    <section className="ks-card ks-settings-form">
      <div className="ks-card-line">
        <h2>{t(`ui:plan.${data.effectivePlan}`)}</h2>
        {isOver ? null : (
          <StatusBadge tone={data.status === "trial" ? "information" : "positive"}>
            {t(data.status)}
          </StatusBadge>
        )}
      </div>
      <p className="ks-second">
        {data.status === "trial"
          ? t(isOver ? "trialEnded" : "trialEnds", { date: day(data.trialEndsAt) })
          : t("period", { from: day(data.currentPeriodStart), to: day(data.currentPeriodEnd) })}
      </p>
      {data.status === "trial" ? <AfterTrial subscription={data} /> : null}
      <Usage subscription={data} />
      <Plans subscription={data} />
      <p className="ks-second">{t("limit:currency")}</p>
      <a href="/tariffs">{t("compare")}</a>
      {data.paymentsOpen ? null : <p className="ks-second">{t("limit:maintenance")}</p>}
    </section>
  );
}

/** Where payments are open, the plan of the trial no longer applies once it is over. */
function isTrialOver({ status, plan, effectivePlan }: SubscriptionView): boolean {
  return status === "trial" && effectivePlan !== plan;
}

/** What happens after the trial, and what exceeds the limits then (R-K06). */
function AfterTrial({ subscription }: { readonly subscription: SubscriptionView }) {
  const { t } = useTranslation("subscription");
  const sizesOf = usePlanSizes();
  const text = useUsageText();
  const { used, paymentsOpen } = subscription;
  if (!paymentsOpen) return <p>{t("afterFree")}</p>;
  const isOver = isTrialOver(subscription);
  const excess = planExcess("free", used);
  const over = limitKinds.filter((kind) => excess[kind] !== undefined);
  return (
    <>
      <p>{t(isOver ? "afterNow" : "after", { sizes: sizesOf("free") })}</p>
      {over.length === 0 ? null : (
        <>
          <p>{t(isOver ? "overNow" : "over")}</p>
          <ul>
            {over.map((kind) => (
              <li key={kind}>{text(kind, used[kind], planLimits.free[kind])}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** How much of each limit is used (PLAN-02). */
function Usage({ subscription }: { readonly subscription: SubscriptionView }) {
  const { used, limits } = subscription;
  const text = useUsageText();
  return limitKinds.map((kind) => {
    const label = text(kind, used[kind], limits[kind]);
    return (
      <div key={kind} className="ks-settings-usage">
        <span>{label}</span>
        {limits[kind] === 0 && used[kind] === 0 ? null : (
          <Meter label={label} used={used[kind]} limit={limits[kind]} />
        )}
      </div>
    );
  });
}

/**
 * "7 of 50 properties"; above the limit, as after a smaller plan, it says how many there are and how many the plan
 * allows.
 */
function useUsageText() {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  return (kind: LimitKind, used: number, limit: number) => {
    const isOver = used > limit;
    if (kind === "storage") {
      const sizes = { used: formatBytes(used, language), limit: formatBytes(limit, language) };
      return isOver ? t("overPlan.storage", sizes) : t("storage", sizes);
    }
    if (isOver && kind === "assistants" && limit === 0) return t("overPlan.noAssistants", { count: used });
    const room = formatNumber(limit, language);
    if (isOver) return t(`overPlan.${kind}`, { count: used, limit: room });
    return t(kind, { used: formatNumber(used, language), limit: room, count: limit });
  };
}

/** Another plan is taken at once when it gives up nothing; otherwise the losses are listed and confirmed first. */
function Plans({ subscription }: { readonly subscription: SubscriptionView }) {
  const { t } = useTranslation(["subscription", "limit", "ui"]);
  const can = useCan();
  const sizesOf = usePlanSizes();
  const language = useLanguage();
  const current = subscription.effectivePlan;
  const [pendingPlan, setPendingPlan] = useState<Plan | null>(null);
  const lossesOf = useLossLines();
  const change = useChangePlan(() => {
    setPendingPlan(null);
  });
  return (
    <>
      {pendingPlan === null ? null : (
        <ChangePlanQuestion
          from={current}
          to={pendingPlan}
          lines={lossesOf(pendingPlan, subscription)}
          busy={change.isPending}
          onConfirm={() => {
            change.mutate(pendingPlan);
          }}
          onClose={() => {
            setPendingPlan(null);
          }}
        />
      )}
      <h2>{t("subscription:all")}</h2>
      <ul className="ks-limit-panel-plans">
        {plans.map((plan) => (
          <li key={plan} data-fits={plan === current}>
            <strong>{t(`ui:plan.${plan}`)}</strong>
            <span className="ks-second">{sizesOf(plan)}</span>
            <b>{t("limit:price", { price: formatPlanPrice(planPrices[plan].monthly, language) })}</b>
            {plan === current ? (
              <span className="ks-limit-panel-tag">{t("subscription:current")}</span>
            ) : can("plan.change") ? (
              <Button
                size="xs"
                variant="default"
                loading={change.isPending && change.variables === plan}
                onClick={() => {
                  if (lossesOf(plan, subscription).length === 0) change.mutate(plan);
                  else setPendingPlan(plan);
                }}
              >
                {t("limit:switchTo", { plan: t(`ui:plan.${plan}`) })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function useChangePlan(onSettled: () => void) {
  const { t } = useTranslation(["subscription", "ui", "errors"]);
  const changed = useChanged();
  return useMutation({
    mutationFn: (plan: Plan) => api.accounts.changePlan({ plan }),
    onSuccess: async (_answer, plan) => {
      toast.success(t("subscription:changed", { plan: t(`ui:plan.${plan}`) }));
      await changed("plan");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled,
  });
}
