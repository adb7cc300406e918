import type { LeaseView, OpenMonthView } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import type { OpenRow } from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";

import { formatMonth } from "../../../../lib/format/format.ts";
import { minorOf } from "../../../../lib/format/minor-units.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { isNamedPart, type Payable } from "../payable.ts";
import { usePartName } from "../../row-words.ts";

type Part = OpenMonthView["rows"][number];

/** One thing to tick: a month's rent with its charges, or a named part of it (R-C08a). Minor units. */
export type PayLine = {
  /** The period of a month, the ref of a part. */
  readonly key: string;
  readonly month: OpenMonthView;
  readonly part: Part | null;
  readonly rows: readonly OpenRow<string>[];
  readonly openMinor: number;
};

/** The months with their one-off charges and adjustments below them. */
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
    // Says only which category the money is booked in; that the server knows.
    adjustedKind: null,
    dueOn: plainDate(dueOn),
    outstandingMinor: minorOf(outstanding, currency),
  };
}

/** What is open and due by today: what a kept deposit may settle. A part that falls due later in its month is not asked for yet. */
export function dueLines(lease: LeaseView): readonly PayLine[] {
  const { currency, today } = lease;
  const months = lease.openMonths.map((month) => ({
    ...month,
    rows: month.rows.filter(({ dueOn }) => dueOn <= today),
  }));
  return payLines({ months, currency });
}

/** What can be waived: all that is due, and where nothing is the next to come. */
export function waivableLines(lease: LeaseView): readonly PayLine[] {
  const due = dueLines(lease);
  if (due.length > 0) return due;
  return payLines({ months: lease.openMonths, currency: lease.currency }).slice(0, 1);
}

/** The rows of the line with this key, as the wire names them. */
export function refsOf(lines: readonly PayLine[], key: string): string[] {
  return lines.filter((line) => line.key === key).flatMap(({ rows }) => rows.map(({ id }) => id));
}

export function sumOpen(lines: readonly PayLine[]): number {
  return totalOf(lines.map(({ openMinor }) => openMinor));
}

/** "March 2026", or what is named of it: "Key, March 2026". Short where the year is plain: "March", "Key, March". */
export function useLineName(): (line: Pick<PayLine, "month" | "part">, style?: "long" | "name") => string {
  const { t } = useTranslation("leases");
  const nameOf = usePartName();
  const language = useLanguage();
  return ({ month: { period }, part }, style = "long") => {
    const month = formatMonth(period, language, style);
    if (part === null) return month;
    // An adjustment says its own month, which is not that of its due day.
    return part.adjusts === null ? t("partOfMonth", { name: nameOf(part), month }) : nameOf(part);
  };
}
