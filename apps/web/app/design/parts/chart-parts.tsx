import { BarList } from "../../ui/chart/bar-list.tsx";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import { Meter } from "../../ui/chart/meter.tsx";
import { MonthChartCard } from "../../ui/chart/month-chart-card.tsx";
import { MonthPlot } from "../../ui/chart/month-plot.tsx";
import { MonthTable } from "../../ui/chart/month-table.tsx";
import type { PlotSeries } from "../../ui/chart/plot-series.ts";
import { ShareBar } from "../../ui/chart/share-bar.tsx";
import { MoneySums, MoneyText } from "../../ui/text/money-text.tsx";
import "../../ui/chart/kpis.css";
import { InState, OnCard, Part } from "../specimen.tsx";
import { words } from "../words.ts";

const sums = [640, 1274.5, 1274.5, 0, 1914.5, 1274.5].map((amount, at) => ({
  month: `2026-0${at + 1}`,
  sums: amount === 0 ? [] : [{ amount: amount.toFixed(2), currency: "EUR" }],
}));

const months = ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni"].map((label, at) => ({
  key: label,
  label,
  name: label,
  now: at === 5,
}));

const series: readonly PlotSeries[] = [
  { key: "in", label: words.income, mark: "bar", slot: 1, values: [640, 1274, 1274, 0, 1914, 1274] },
  {
    key: "out",
    label: words.costs,
    mark: "bar",
    slot: 2,
    hatched: true,
    values: [200, 240, 900, 180, 0, 320],
  },
  { key: "net", label: words.net, mark: "line", slot: 4, values: [440, 1034, 374, -180, 1914, 954] },
];

const bars = [
  { key: "1", label: words.property, value: 1234, amount: "1.234,50 €" },
  { key: "2", label: words.place, value: 640, amount: "640,00 €", slot: 3 as const },
  { key: "3", label: words.long, value: -320, amount: "-320,00 €", mark: 400 },
].map((bar) => ({ ...bar, to: "#top", words: bar.amount }));

const plot = {
  summary: words.received,
  months,
  tick: (value: number) => String(value),
  say: (value: number) => `${value} €`,
};

export function ChartParts() {
  return (
    <>
      <Part name="figure">
        <InState state="rest">
          <Figures />
        </InState>
      </Part>
      <Part name="chart of months">
        <InState state="bars and a line">
          <ChartCard
            title={words.received}
            text={words.year}
            unit="EUR"
            chart={<MonthPlot {...plot} series={series} />}
            table={<MonthTable months={sums} to={() => "#top"} />}
          />
        </InState>
        <InState state="one colour, of money">
          <MonthChartCard
            months={sums}
            to={() => "#top"}
            now="2026-06"
            currency="EUR"
            title={() => words.income}
            text={words.year}
          />
        </InState>
        <InState state="stacked">
          <OnCard>
            <MonthPlot {...plot} summary={words.costs} series={series.slice(0, 2)} stacked />
          </OnCard>
        </InState>
        <InState state="with values">
          <OnCard>
            <MonthPlot {...plot} summary={words.net} series={series.slice(0, 1)} valued />
          </OnCard>
        </InState>
        <InState state="empty">
          <OnCard>
            <MonthPlot {...plot} series={[]} />
          </OnCard>
        </InState>
      </Part>
      <Part name="table of figures">
        <InState state="rest">
          <section className="ks-card" aria-label={words.planned}>
            <MonthTable months={sums} to={() => "#top"} heading={words.costs} />
          </section>
        </InState>
      </Part>
      <Part name="ranked bars">
        <InState state="rest">
          <OnCard>
            <BarList bars={bars} />
          </OnCard>
        </InState>
      </Part>
      <Part name="share" columns>
        <InState state="in part" small>
          <ShareBar label={words.paid} good={0.6} overdue={0.2} />
        </InState>
        <InState state="whole" small>
          <ShareBar label={words.allDone} good={1} />
        </InState>
      </Part>
      <Part name="limit" columns>
        <InState state="rest" small>
          <Meter label={words.used} used={3} limit={5} />
        </InState>
        <InState state="full" small>
          <Meter label={words.near} used={5} limit={5} />
        </InState>
      </Part>
    </>
  );
}

function Figures() {
  return (
    <div className="ks-kpis">
      <a className="ks-card ks-kpis-one" href="#top">
        <span className="ks-kpis-head">
          <span>{words.income}</span>
          <span>{words.month}</span>
        </span>
        <strong>
          <MoneyText amount="1234567.50" currency="EUR" />
        </strong>
        <span className="ks-kpis-text">{words.sentence}</span>
      </a>
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">
          <span>{words.long}</span>
        </span>
        <strong>
          <MoneyText amount="640.00" currency="EUR" />
        </strong>
        <ShareBar label={words.used} good={0.6} overdue={0.2} />
        <span className="ks-kpis-text">
          {words.used} <b className="ks-kpis-overdue">{words.late}</b>
        </span>
      </div>
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">
          <span>{words.deposit}</span>
        </span>
        <strong data-many="true">
          <MoneySums
            sums={[
              { amount: "1234.50", currency: "EUR" },
              { amount: "98000.00", currency: "CHF" },
            ]}
          />
        </strong>
      </div>
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">
          <span>{words.net}</span>
        </span>
        <strong>
          <MoneySums sums={[]} />
        </strong>
      </div>
    </div>
  );
}
