import type { AnalyticsView, MetricSection } from "@keystead/domain/analytics";
import { analyticsViews, sections } from "@keystead/domain/analytics";
import { periodText } from "@keystead/domain/calendar";
import { useSearchParams } from "react-router";

import type { ChartView } from "../../ui/chart/chart-card.tsx";
import { useShownPeriod } from "../ledger/public.ts";
import { rowsText } from "./rows/rows-address.ts";

export const PROPERTIES = "properties";
const ROWS = "rows";

/** The state of the screen is kept in the address, so that a link shows the same to somebody else. */
export function useAnalyticsAddress() {
  const [params, setParams] = useSearchParams();
  const shown = useShownPeriod();
  const set = (name: string, value: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const requested = params.get("view");
  const view: AnalyticsView = analyticsViews.find((one) => one === requested) ?? "simple";
  const section: MetricSection | null = sections.find((one) => one === params.get("section")) ?? null;
  const chart: ChartView = params.get("show") === "table" ? "table" : "chart";
  const propertyIds = (params.get(PROPERTIES) ?? "").split(",").filter((id) => id !== "");
  return {
    shown,
    view,
    section,
    chart,
    propertyIds,
    setView: (next: AnalyticsView) => {
      set("view", next === "simple" ? "" : next);
    },
    setSection: (next: MetricSection | null) => {
      set("section", next ?? "");
    },
    setChart: (next: ChartView) => {
      set("show", next === "table" ? next : "");
    },
    setProperties: (ids: readonly string[]) => {
      set(PROPERTIES, ids.join(","));
    },
    /** The input of the query. */
    scope: {
      period: periodText(shown.period),
      span: shown.period.span,
      ...(propertyIds.length === 0 ? {} : { propertyIds: propertyIds.join(",") }),
    },
    /** The address that opens the rows of a figure over the current screen. */
    rowsHref: (of: Parameters<typeof rowsText>[0]): string => {
      const next = new URLSearchParams(params);
      next.set(ROWS, rowsText(of));
      return `?${next.toString()}`;
    },
  };
}

export type AnalyticsAddress = ReturnType<typeof useAnalyticsAddress>;
