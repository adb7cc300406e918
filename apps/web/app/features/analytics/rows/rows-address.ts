import type { Metric, MetricSection } from "@keystead/domain/analytics";
import { metrics, sections } from "@keystead/domain/analytics";
import { parsePeriod } from "@keystead/domain/calendar";

/** The figure whose rows are open: of the whole screen, or of one month or one property. */
export type RowsOf = {
  readonly metric: Metric;
  readonly section: MetricSection | null;
  /** Null for the shown period; HISTORY for its six months, one by one. */
  readonly period: string | null;
  /** Null for the shown properties. */
  readonly propertyId: string | null;
};

export const HISTORY = "history";
const NOTHING = "-";
const ID = /^[0-9a-f-]{36}$/;

/** `noi`, `noi.long_term`, `noi.-.2026-05.<id>`: the form in the address. */
export function rowsText({ metric, section = null, period = null, propertyId = null }: Given): string {
  const parts = [metric, section, period, propertyId];
  while (parts.at(-1) === null) parts.pop();
  return parts.map((part) => part ?? NOTHING).join(".");
}

type Given = Pick<RowsOf, "metric"> & Partial<RowsOf>;

/** Null if it is no figure of the screen. */
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
