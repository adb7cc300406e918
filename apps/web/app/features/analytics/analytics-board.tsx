import type { Section as SectionName } from "@keystead/domain/analytics";
import { IconBed, IconCalculator, IconCalendar, IconChartDots, IconKey } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";

import { drillDownAddress, drillDowns } from "@keystead/domain/drill-down";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { CategoryList } from "../ledger/public.ts";
import { CashChart, OccupancyChart, RateChart } from "./charts.tsx";
import { FigureCard } from "./figure-card.tsx";
import { AdvancedPart } from "./lazy-parts.ts";
import { NoiByProperty } from "./noi-by-property.tsx";
import { UpgradeHint } from "./upgrade-hint.tsx";
import type { AnalyticsAddress } from "./use-analytics-address.ts";
import type { Screen } from "./use-screen.ts";
import "../../ui/card.css";
import "../../ui/link-lines.css";
import "./analytics.css";

type BoardProps = {
  readonly screen: Screen;
  readonly address: AnalyticsAddress;
  readonly inPlan: boolean;
};

export function AnalyticsBoard({ screen, address, inPlan }: BoardProps) {
  const { answer } = screen;
  const { advanced, longTerm, shortTerm } = answer;
  const shows = (section: SectionName) => address.section === null || address.section === section;
  const numbers = (of: (month: (typeof answer.months)[number]) => string | null) =>
    answer.months.map((month) => {
      const text = of(month);
      return text === null ? null : Number(text);
    });
  return (
    <>
      <div className="ks-analytics-section">
        <IconCalendar size={20} stroke={1.75} aria-hidden />
        <h2>{screen.period}</h2>
      </div>
      <div className="ks-analytics-cards">
        <FigureCard figure={answer.noi} screen={screen} history={numbers(({ noi }) => noi)} />
        <FigureCard figure={answer.cashFlow} screen={screen} history={numbers(({ cashFlow }) => cashFlow)} />
        {advanced === null ? null : (
          <>
            <FigureCard figure={advanced.dscr} screen={screen} />
            <FigureCard figure={advanced.payback} screen={screen} />
            <FigureCard figure={advanced.dscr12Months} screen={screen} />
            <FigureCard figure={advanced.accrualNoi} screen={screen} />
          </>
        )}
        {advanced === null ? <UpgradeHint address={address} inPlan={inPlan} /> : null}
      </div>
      <div className="ks-analytics-board">
        <CashChart screen={screen} />
        <NoiByProperty screen={screen} />
      </div>
      {longTerm.properties > 0 && shows("long_term") ? <LongTerm screen={screen} numbers={numbers} /> : null}
      {shortTerm.properties > 0 && shows("short_term") ? (
        <ShortTerm screen={screen} numbers={numbers} />
      ) : null}
      <Costs screen={screen} propertyIds={address.propertyIds} />
      {advanced === null ? null : (
        <Suspense fallback={<Skeleton rows={6} />}>
          <AdvancedPart screen={screen} figures={advanced} />
        </Suspense>
      )}
      <Tools />
    </>
  );
}

type SectionProps = {
  readonly screen: Screen;
  readonly numbers: (
    of: (month: Screen["answer"]["months"][number]) => string | null,
  ) => readonly (number | null)[];
};

function LongTerm({ screen, numbers }: SectionProps) {
  const { longTerm } = screen.answer;
  const { occupancy, arrears, collectionRate } = longTerm;
  return (
    <Section of="long_term" facts={longTerm}>
      <div className="ks-analytics-cards">
        <FigureCard
          figure={occupancy}
          screen={screen}
          history={numbers((month) => month.ltOccupancy.value)}
        />
        {collectionRate === null ? null : <FigureCard figure={collectionRate} screen={screen} />}
        <FigureCard figure={arrears} screen={screen} />
        <SectionMoney of={longTerm} screen={screen} />
      </div>
      <OccupancyChart screen={screen} of="ltOccupancy" />
    </Section>
  );
}

function ShortTerm({ screen, numbers }: SectionProps) {
  const { shortTerm } = screen.answer;
  const { occupancy, onTheBooks, grossOccupancy, adr, revpar, nightsSold, averageStay } = shortTerm;
  return (
    <Section of="short_term" facts={shortTerm}>
      <div className="ks-analytics-cards">
        <FigureCard
          figure={occupancy}
          screen={screen}
          history={numbers((month) => month.stOccupancy.value)}
        />
        <FigureCard figure={adr} screen={screen} history={numbers((month) => month.adr.value)} />
        <FigureCard figure={revpar} screen={screen} history={numbers((month) => month.revpar.value)} />
        <FigureCard figure={averageStay} screen={screen} />
        <FigureCard figure={nightsSold} screen={screen} />
        {onTheBooks === null ? null : <FigureCard figure={onTheBooks} screen={screen} />}
        {grossOccupancy === null ? null : <FigureCard figure={grossOccupancy} screen={screen} />}
        <SectionMoney of={shortTerm} screen={screen} />
      </div>
      <div className="ks-analytics-pair">
        <OccupancyChart screen={screen} of="stOccupancy" />
        <RateChart screen={screen} />
      </div>
    </Section>
  );
}

type SectionMoneyProps = {
  readonly of: Pick<Screen["answer"], "noi" | "cashFlow">;
  readonly screen: Screen;
};

/** What a section brought; where all of it is in this section, the cards above say so already. */
function SectionMoney({ of, screen }: SectionMoneyProps) {
  const { noi, cashFlow, longTerm, shortTerm } = screen.answer;
  const isAll = of.noi.value === noi.value && of.cashFlow.value === cashFlow.value;
  if (isAll && (longTerm.properties === 0 || shortTerm.properties === 0)) return null;
  return (
    <>
      <FigureCard figure={of.noi} screen={screen} />
      <FigureCard figure={of.cashFlow} screen={screen} />
    </>
  );
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

/** Where the money went; each leads to its records. */
function Costs({
  screen,
  propertyIds,
}: {
  readonly screen: Screen;
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
          <CategoryList
            categories={categories}
            home={currency}
            hrefOf={(category) =>
              drillDownAddress(
                drillDowns.spent({
                  period: answer.period.text,
                  category,
                  propertyId,
                  // Of a running period its days up to today, as the amount has them.
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
