import type { AnalyticsAnswer } from "@keystead/contract/analytics";

import { formatDays } from "../../lib/format-days.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { usePeriodText } from "../../ui/use-period-text.ts";
import type { AnalyticsAddress } from "./use-analytics-address.ts";

/** What every part of the screen has to know beside its own figures. */
export type Screen = Pick<AnalyticsAddress, "rowsHref" | "chart"> & {
  readonly currency: string;
  /** "October 2026", and while it runs "1–19 November 2026". */
  readonly period: string;
  /** What it is compared with, in the same way. */
  readonly before: string;
  readonly answer: AnalyticsAnswer;
};

export function useScreen(answer: AnalyticsAnswer, { rowsHref, chart }: AnalyticsAddress): Screen {
  const language = useLanguage();
  const periodText = usePeriodText();
  const { period, previous, currency } = answer;
  const said = ({ text, from, to }: { readonly text: string; readonly from: string; readonly to: string }) =>
    period.partial ? formatDays(from, to, { language }) : periodText(text);
  return { rowsHref, chart, currency, period: said(period), before: said(previous), answer };
}
