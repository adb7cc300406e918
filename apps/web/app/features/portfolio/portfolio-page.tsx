import { Button } from "@mantine/core";
import type { PortfolioView } from "@keystead/contract/portfolio";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";

import { query } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { AttentionStrip } from "./attention-strip.tsx";
import { IncomeChartCard } from "./income-chart-card.tsx";
import { Kpis } from "./kpis.tsx";
import "./portfolio.css";
import { PropertiesCard } from "./properties-card.tsx";
import { RentToCollect } from "./rent-to-collect.tsx";

const OnboardingCard = lazy(async () => ({
  default: (await import("../onboarding/public.ts")).OnboardingCard,
}));

/** What needs me this week, and did the rent come in this month? */
export function PortfolioPage() {
  const { t } = useTranslation("portfolio");
  const { data, isError, isFetching, refetch } = useQuery(query.portfolio.get.queryOptions({ input: {} }));
  const profile = useQuery(query.accounts.profile.queryOptions({ input: {} }));
  if (data === undefined) {
    return (
      <div className="ks-stack">
        <PageHeader title={t("title")} />
        {isError ? (
          <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Bones />
        )}
      </div>
    );
  }
  const begin = profile.data !== undefined && !profile.data.onboardingHidden && isBeginning(data);
  return (
    <Suspense fallback={<Bones />}>
      <div className="ks-stack">
        <PageHeader title={t("title")} />
        {begin ? (
          <OnboardingCard profile={profile.data} hasProperty={!data.empty} today={data.today} />
        ) : null}
        {begin && data.empty ? null : <Dashboard portfolio={data} />}
      </div>
    </Suspense>
  );
}

/** Until a rent is expected somewhere the dashboard has nothing to say. */
function isBeginning({ empty, rent, overdue, upcoming }: PortfolioView): boolean {
  return empty || (rent.length === 0 && overdue.rows.length === 0 && upcoming.rows.length === 0);
}

function Dashboard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const collect = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="ks-day-line">
        <b>{formatDay(portfolio.today, language, "long")}</b>
        <Button
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => {
            collect.current?.scrollIntoView({ block: "start" });
            collect.current?.querySelector<HTMLElement>("button")?.focus();
          }}
        >
          {t("recordPayment")}
        </Button>
      </div>
      <AttentionStrip portfolio={portfolio} />
      <Kpis portfolio={portfolio} />
      <div className="ks-board">
        <div ref={collect}>
          <RentToCollect portfolio={portfolio} />
        </div>
        <PropertiesCard portfolio={portfolio} />
      </div>
      <IncomeChartCard portfolio={portfolio} />
    </>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <div className="ks-stack" aria-busy="true">
      <span className="ks-visually-hidden" role="status">
        {t("loading")}
      </span>
      <div className="ks-kpis">
        {[0, 1, 2, 3].map((one) => (
          <div key={one} className="ks-bone" style={{ height: 136 }} />
        ))}
      </div>
      <div className="ks-board">
        <div className="ks-bone" style={{ height: 320 }} />
        <div className="ks-bone" style={{ height: 320 }} />
      </div>
    </div>
  );
}
