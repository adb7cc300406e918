import type { LeaseView, OpenMonthView } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import type { OpenRow } from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";

import { formatMonth } from "../../../../lib/format/format.ts";
import { minorOf } from "../../../../lib/format/minor-units.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { isNamedPart, type Payable } from "../payable.ts";
import { usePartName } from "../../row-messages.ts";

type Part = OpenMonthView["rows"][number];

/** One line to tick: a month's rent with its charges, or a named part of it (R-C08a). Amounts in minor units. */
export type PayLine = {
  /** The period for a month, the ref for a named part. */
  readonly key: string;
  readonly month: OpenMonthView;
  readonly part: Part | null;
  readonly rows: readonly OpenRow<string>[];
  readonly openMinor: number;
};

/** The months, each followed by its one-off charges and adjustments. */
export function payLines({ months, currency }: Pick<Payable, "months" | "currency">): readonly PayLine[] {
  const lineOf = (month: OpenMonthView, part: Part | null, parts: readonly Part[]): PayLine => {
    const rows = parts.map((one) => openRowOf(one, currency));
    const openMinor = totalOf(rows.map(({ outstandingMinor }) => outstandingMinor));
    return { key: part?.ref ?? month.period, month, part, rows, openMinor };
  };
  return months.flatMap((month) => {
    const regular = month.rows.filter((part) => !isNamedPart(part));
    return [
      ...(regular.length === 0 ? [] : [lineOf(month, null, regular)]),
      ...month.rows.filter(isNamedPart).map((part) => lineOf(month, part, [part])),
    ];
  });
}

function openRowOf({ ref, kind, dueOn, outstanding }: Part, currency: string): OpenRow<string> {
  return {
    id: ref,
    kind,
    // Only decides the category for booking, which the server knows.
    adjustedKind: null,
    dueOn: plainDate(dueOn),
    outstandingMinor: minorOf(outstanding, currency),
  };
}

/**
 * Open lines that are due by today: a kept deposit may settle these. A part that is due later in its month does not
 * count yet.
 */
export function dueLines(lease: LeaseView): readonly PayLine[] {
  const { currency, today } = lease;
  const months = lease.openMonths.map((month) => ({
    ...month,
    rows: month.rows.filter(({ dueOn }) => dueOn <= today),
  }));
  return payLines({ months, currency });
}

/** The lines that can be waived: all that are due, else the next one. */
export function waivableLines(lease: LeaseView): readonly PayLine[] {
  const due = dueLines(lease);
  if (due.length > 0) return due;
  return payLines({ months: lease.openMonths, currency: lease.currency }).slice(0, 1);
}

/** The row refs of the line with this key. */
export function refsOf(lines: readonly PayLine[], key: string): string[] {
  return lines.filter((line) => line.key === key).flatMap(({ rows }) => rows.map(({ id }) => id));
}

export function sumOpen(lines: readonly PayLine[]): number {
  return totalOf(lines.map(({ openMinor }) => openMinor));
}

/** "March 2026", or for a named part "Key, March 2026". Short if the year is clear: "March", "Key, March". */
export function useLineName(): (line: Pick<PayLine, "month" | "part">, style?: "long" | "name") => string {
  const { t } = useTranslation("leases");
  const nameOf = usePartName();
  const language = useLanguage();
  return ({ month: { period }, part }, style = "long") => {
    const month = formatMonth(period, language, style);
    if (part === null) return month;
    // The name of an adjustment contains its own month, which differs from that of its due day.
    return part.adjusts === null ? t("partOfMonth", { name: nameOf(part), month }) : nameOf(part);
  };
}
