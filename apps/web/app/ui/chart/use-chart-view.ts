import { useState } from "react";

import type { ChartView } from "./chart-card.tsx";
import { useShortcut } from "../focus/use-shortcut.ts";

/** What a chart shows until it is switched by itself: the key T turns it into its table and back. */
export function useChartView(): ChartView {
  const [view, setView] = useState<ChartView>("chart");
  useShortcut("T", () => {
    setView(view === "chart" ? "table" : "chart");
  });
  return view;
}
