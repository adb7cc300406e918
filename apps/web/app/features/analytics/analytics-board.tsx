import type { AnalyticsSection } from "@keystead/contract/analytics";
import {
  historyMetrics,
  type Metric,
  metricCards,
  type MetricSection as SectionName,
  sectionMetrics,
} from "@keystead/domain/analytics";
import { IconBed, IconCalculator, IconCalendar, IconChartDots, IconKey } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";

import { drillDownAddress, drillDowns } from "@keystead/domain/drill-down";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyCategoryList } from "../ledger/public.ts";
import { CashChart, OccupancyChart, RateChart } from "./charts/charts.tsx";
import { FigureCard } from "./figures/figure-card.tsx";
import { LazyAdvancedPart } from "./lazy-parts.ts";
import { NoiByProperty } from "./charts/noi-by-property.tsx";
import { UpgradeHint } from "./figures/upgrade-hint.tsx";
import type { AnalyticsAddress } from "./use-analytics-address.ts";
import type { AnalyticsScreen } from "./use-screen.ts";
import "../../ui/card.css";
import "../../ui/link-lines.css";
import "./analytics.css";

type BoardProps = {
  readonly screen: AnalyticsScreen;
  readonly address: AnalyticsAddress;
  readonly inPlan: boolean;
};

export function AnalyticsBoard({ screen, address, inPlan }: BoardProps) {
  const { answer } = screen;
  const { advanced, longTerm, shortTerm } = answer;
  const shows = (section: SectionName) => address.section === null || address.section === section;
  return (
    <>
      <div className="ks-analytics-section">
        <IconCalendar size={20} stroke={1.75} aria-hidden />
        <h2>{screen.period}</h2>
      </div>
      <div className="ks-analytics-lead">
        <Cards of="whole" screen={screen} />
      </div>
      {advanced === null ? <UpgradeHint address={address} inPlan={inPlan} /> : null}
      <div className="ks-analytics-board">
        <CashChart screen={screen} />
        <NoiByProperty screen={screen} />
      </div>
      {longTerm.properties > 0 && shows("long_term") ? <LongTerm screen={screen} /> : null}
      {shortTerm.properties > 0 && shows("short_term") ? <ShortTerm screen={screen} /> : null}
      <Costs screen={screen} propertyIds={address.propertyIds} />
      {advanced === null ? null : (
        <Suspense fallback={<Skeleton rows={6} />}>
          <LazyAdvancedPart screen={screen} figures={advanced} />
        </Suspense>
      )}
      <Tools />
    </>
  );
}

type PartProps = { readonly screen: AnalyticsScreen };
type CardsProps = PartProps & { readonly of: keyof typeof metricCards };

/** A card for each available figure: the first of the whole portfolio leads, those of a section share one frame. */
function Cards({ of, screen }: CardsProps) {
  const { figures } = screen.answer;
  return metricCards[of].map((metric, at) => {
    const figure = figures[metric];
    const weight = of !== "whole" ? "part" : at === 0 ? "headline" : "card";
    return figure === null ? null : (
      <FigureCard
        key={metric}
        figure={figure}
        screen={screen}
        weight={weight}
        {...historyOf(metric, screen)}
      />
    );
  });
}

function historyOf(metric: Metric, { answer: { months } }: AnalyticsScreen) {
  const own = historyMetrics.find((one) => one === metric);
  if (own === undefined) return {};
  const texts = months.map(({ figures }) => figures[own].value);
  return { history: texts.map((text) => (text === null ? null : Number(text))) };
}

function LongTerm({ screen }: PartProps) {
  const { longTerm } = screen.answer;
  return (
    <Section of="long_term" facts={longTerm}>
      <div className="ks-analytics-cards">
        <Cards of="long_term" screen={screen} />
        <SectionMoney of={longTerm} screen={screen} />
      </div>
      <OccupancyChart screen={screen} of="lt_occupancy" />
    </Section>
  );
}

function ShortTerm({ screen }: PartProps) {
  const { shortTerm } = screen.answer;
  return (
    <Section of="short_term" facts={shortTerm}>
      <div className="ks-analytics-cards">
        <Cards of="short_term" screen={screen} />
        <SectionMoney of={shortTerm} screen={screen} />
      </div>
      <div className="ks-analytics-pair">
        <OccupancyChart screen={screen} of="st_occupancy" />
        <RateChart screen={screen} />
      </div>
    </Section>
  );
}

type SectionMoneyProps = {
  readonly of: AnalyticsSection;
  readonly screen: AnalyticsScreen;
};

/** The money of a section; left out if the section is all there is, since the cards above then show the same. */
function SectionMoney({ of, screen }: SectionMoneyProps) {
  const { figures, longTerm, shortTerm } = screen.answer;
  const isAll = sectionMetrics.every((metric) => of.figures[metric].value === figures[metric]?.value);
  if (isAll && (longTerm.properties === 0 || shortTerm.properties === 0)) return null;
  return sectionMetrics.map((metric) => (
    <FigureCard key={metric} figure={of.figures[metric]} screen={screen} weight="part" />
  ));
}

type SectionFrameProps = {
  readonly of: SectionName;
  readonly facts: { readonly properties: number; readonly units: number };
  readonly children: ReactNode;
};

function Section({ of, facts, children }: SectionFrameProps) {
  const { t } = useTranslation("analytics");
  const Icon = of === "long_term" ? IconKey : IconBed;
  return (
    <section className="ks-stack" aria-labelledby={of}>
      <div className="ks-analytics-section">
        <Icon size={20} stroke={1.75} aria-hidden />
        <h2 id={of}>{t(of)}</h2>
        <span>
          {t("sectionFacts", {
            properties: t("propertyCount", { count: facts.properties }),
            units: t("unitCount", { count: facts.units }),
          })}
        </span>
      </div>
      {children}
    </section>
  );
}

/** Costs by category, each linked to its records. */
function Costs({
  screen,
  propertyIds,
}: {
  readonly screen: AnalyticsScreen;
  readonly propertyIds: readonly string[];
}) {
  const { t } = useTranslation("analytics");
  const { answer, currency, period } = screen;
  const categories = answer.categories.flatMap(({ category, amount }) =>
    amount === null ? [] : [{ category, amount, currency }],
  );
  if (categories.length === 0) return null;
  const [propertyId] = propertyIds.length === 1 ? propertyIds : [];
  return (
    <section className="ks-card" aria-labelledby="costs">
      <div className="ks-card-head">
        <div>
          <h2 id="costs">{t("costs")}</h2>
          <p className="ks-second ks-analytics-text">{period}</p>
        </div>
      </div>
      <div className="ks-analytics-inside">
        <Suspense fallback={<Skeleton rows={3} />}>
          <LazyCategoryList
            categories={categories}
            home={currency}
            hrefOf={(category) =>
              drillDownAddress(
                drillDowns.spent({
                  period: answer.period.text,
                  category,
                  propertyId,
                  // For the current period only up to today, like the amount.
                  ...(answer.period.partial ? { to: answer.period.to } : {}),
                }),
              )
            }
          />
        </Suspense>
      </div>
    </section>
  );
}

const tools = [
  { name: "mortgage", to: "/mortgage", icon: IconCalculator },
  { name: "marketRange", to: "/market-range", icon: IconChartDots },
] as const;

function Tools() {
  const { t } = useTranslation("analytics");
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="ks-analytics-tools-title">
        {t("tools")}
      </h2>
      <div className="ks-analytics-pair">
        {tools.map(({ name, to, icon: Icon }) => (
          <Link key={name} to={to} className="ks-card ks-analytics-tool">
            <Icon size={24} stroke={1.6} aria-hidden />
            <span>
              <b>{t(`${name}.title`)}</b>
              <small>{t(`${name}.text`)}</small>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
