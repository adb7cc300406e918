import { IconChartBar } from "@tabler/icons-react";
import { useNavigate } from "react-router";

import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { MonthPlot } from "../../ui/chart/month-plot.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useOpenSample } from "../session/public.ts";
import "./analytics.css";

const shape = [4, 6, 5, 8, 7, 9] as const;

/** Without any month of data: a preview in grey, marked as a sample. */
export function EmptyAnalytics() {
  const { t } = useTranslation("analytics");
  const navigate = useNavigate();
  const can = useCan();
  const openSample = useOpenSample();
  return (
    <EmptyState
      icon={IconChartBar}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        can("income.create")
          ? { label: t("emptyAction"), onClick: () => void navigate("/income?new=1") }
          : undefined
      }
      sample={{
        label: t("emptySample"),
        onClick: () => {
          openSample.mutate();
        },
      }}
    >
      <figure className="ks-analytics-sample">
        <figcaption>{t("sample")}</figcaption>
        <MonthPlot
          sample
          summary={t("sample")}
          months={shape.map((_, at) => ({ key: String(at), label: "", name: "" }))}
          series={[{ key: "sample", label: t("sample"), mark: "bar", slot: 1, values: shape }]}
          tick={String}
          say={String}
        />
      </figure>
    </EmptyState>
  );
}
