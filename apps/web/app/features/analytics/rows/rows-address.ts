import type { Metric, MetricSection } from "@keystead/domain/analytics";
import { metrics, sections } from "@keystead/domain/analytics";
import { parsePeriod } from "@keystead/domain/calendar";

/** The rows of which figure stand open: of the whole screen, or of one month or one property of it. */
export type RowsOf = {
  readonly metric: Metric;
  readonly section: MetricSection | null;
  /** Null = the one that is shown; HISTORY = its six months, one by one. */
  readonly period: string | null;
  /** Null = those that are shown. */
  readonly propertyId: string | null;
};

export const HISTORY = "history";
const NOTHING = "-";
const ID = /^[0-9a-f-]{36}$/;

/** `noi`, `noi.long_term`, `noi.-.2026-05.<id>`: as the address writes it. */
export function rowsText({ metric, section = null, period = null, propertyId = null }: Given): string {
  const parts = [metric, section, period, propertyId];
  while (parts.at(-1) === null) parts.pop();
  return parts.map((part) => part ?? NOTHING).join(".");
}

type Given = Pick<RowsOf, "metric"> & Partial<RowsOf>;

/** Null for what is no figure of the screen. */
export function readRows(text: string): RowsOf | null {
  const [name, ofSection = NOTHING, ofPeriod = NOTHING, ofProperty = NOTHING] = text.split(".");
  const metric = metrics.find((one) => one === name);
  if (metric === undefined) return null;
  return {
    metric,
    section: sections.find((one) => one === ofSection) ?? null,
    period: ofPeriod === HISTORY || parsePeriod(ofPeriod) !== null ? ofPeriod : null,
    propertyId: ID.test(ofProperty) ? ofProperty : null,
  };
}
