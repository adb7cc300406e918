import { useState } from "react";

import type { ChartView } from "./chart-card.tsx";
import { useShortcut } from "../focus/use-shortcut.ts";

/** The shared view of a screen's charts, until one is switched on its own; the key T toggles chart and table. */
export function useChartView(): ChartView {
  const [view, setView] = useState<ChartView>("chart");
  useShortcut("T", () => {
    setView(view === "chart" ? "table" : "chart");
  });
  return view;
}
