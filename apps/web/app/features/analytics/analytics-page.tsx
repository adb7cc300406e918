import type { AnalyticsAnswer } from "@keystead/contract/analytics";
import type { AnalyticsView } from "@keystead/domain/analytics";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { refusalOf } from "../../lib/refusal/refusal.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { AnalyticsBoard } from "./analytics-board.tsx";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import { ControlRow } from "./control-row.tsx";
import { EmptyAnalytics } from "./empty-analytics.tsx";
import { OpenedRows } from "./rows/opened-rows.tsx";
import { useAdvancedInPlan } from "./figures/use-advanced-in-plan.ts";
import { useAnalyticsAddress } from "./use-analytics-address.ts";
import { useScreen } from "./use-screen.ts";
import "../../ui/stack.css";
import "./analytics.css";

/** Is my portfolio getting better or worse, and which property drives it? */
export function AnalyticsPage() {
  const { t } = useTranslation("analytics");
  const address = useAnalyticsAddress();
  const isKnownOfPlan = useAdvancedInPlan();
  const requestedView = address.view === "advanced" && isKnownOfPlan ? "advanced" : "simple";
  const optionsOf = (view: AnalyticsView) =>
    query.analytics.get.queryOptions({ input: { ...address.scope, view } });
  const first = useQuery({ ...optionsOf(requestedView), placeholderData: keepPreviousData });
  // A user who is not the owner learns about the plan only from the refusal; the simple view is shown then (R-F14).
  const isRefused = first.isError && refusalOf(first.error).code === "PLAN_FEATURE";
  const simple = useQuery({ ...optionsOf("simple"), enabled: isRefused });
  const inPlan = isKnownOfPlan && !isRefused;
  const result = isRefused ? simple : first;
  const { data, isError, isFetching, isPlaceholderData, refetch } = result;
  return (
    <div className="ks-stack">
      <PageHeader title={t("title")} />
      <ControlRow address={address} answer={data ?? null} />
      {isError ? (
        <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? (
        isError ? null : (
          <AnalyticsSkeleton />
        )
      ) : (
        <div
          className="ks-stack ks-analytics-answer"
          aria-busy={isPlaceholderData}
          data-old={isPlaceholderData}
        >
          <FiguresOfAnswer answer={data} address={address} inPlan={inPlan} />
        </div>
      )}
    </div>
  );
}

type FiguresOfAnswerProps = {
  readonly answer: AnalyticsAnswer;
  readonly address: ReturnType<typeof useAnalyticsAddress>;
  readonly inPlan: boolean;
};

function FiguresOfAnswer({ answer, address, inPlan }: FiguresOfAnswerProps) {
  const screen = useScreen(answer, address);
  if (answer.empty) return <EmptyAnalytics />;
  return (
    <>
      <AnalyticsBoard screen={screen} address={address} inPlan={inPlan} />
      <OpenedRows screen={screen} address={address} />
    </>
  );
}
