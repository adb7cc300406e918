import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type ReactNode, Suspense, useId, useState } from "react";

import { Pending } from "../loading/pending.tsx";
import { Segmented } from "../field/segmented.tsx";
import { useTranslation } from "../text/use-translation.ts";
import "../card.css";
import "./month-chart.css";

export type ChartView = "chart" | "table";

type ChartCardProps = {
  /** The chart's message. */
  readonly title: ReactNode;
  readonly text: string;
  /** The view that all charts of the screen share, until this one is switched on its own. */
  readonly view?: ChartView;
  /** Controls beside the view switch, shown with the chart only. */
  readonly switches?: ReactNode;
  /** The unit of the axis; null for none. */
  readonly unit: string | null;
  readonly chart: ReactNode;
  /** The same numbers as a table. */
  readonly table: ReactNode;
  readonly foot?: ReactNode;
};

/** A chart under its message, with a table of the same numbers behind a switch. */
export function ChartCard(props: ChartCardProps) {
  const { title, text, view: shared = "chart", switches, unit, chart, table, foot } = props;
  const { t } = useTranslation("ui");
  const id = useId();
  const [own, setOwn] = useState<{ readonly view: ChartView; readonly under: ChartView } | null>(null);
  const view = own?.under === shared ? own.view : shared;
  return (
    <section className="ks-card" aria-labelledby={id}>
      <div className="ks-card-head ks-month-chart-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="ks-second">{text}</p>
        </div>
        <div className="ks-month-chart-switches">
          {view === "chart" ? switches : null}
          <Segmented<ChartView>
            label={t("chart.view")}
            value={view}
            onChange={(next) => {
              setOwn({ view: next, under: shared });
            }}
            options={[
              { value: "chart", label: t("chart.bars"), icon: IconChartBar },
              { value: "table", label: t("chart.table"), icon: IconTable },
            ]}
          />
        </div>
      </div>
      {view === "table" ? (
        <Suspense fallback={<Pending />}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
          <div className="ks-month-chart-table" tabIndex={0} role="group" aria-label={t("chart.table")}>
            {table}
          </div>
        </Suspense>
      ) : (
        <div className="ks-month-chart">
          {unit === null ? null : <p className="ks-month-chart-axis">{unit}</p>}
          {chart}
        </div>
      )}
      {foot}
    </section>
  );
}
