import type { LeaseView, RentRowView } from "@keystead/contract/leases";
import type { RentRowKind } from "@keystead/domain/leases";

import { formatMonth } from "../../lib/format.ts";
import { isZero } from "../../lib/minor-units.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";

export type OpenRow = {
  readonly ref: string;
  readonly kind: RentRowKind;
  readonly period: string;
  readonly dueOn: string;
  readonly outstanding: string;
};

/** The rows that are open and due, oldest first: what a kept deposit may settle. */
export function openRowsUntilToday({
  rows,
  today,
}: Pick<LeaseView, "rows" | "today">): readonly RentRowView[] {
  return rows.filter(({ outstanding, dueOn }) => !isZero(outstanding) && dueOn <= today);
}

/** What can be waived: all that is due, and where nothing is the next to come. */
export function waivableRows(lease: Pick<LeaseView, "rows" | "today">): readonly RentRowView[] {
  const due = openRowsUntilToday(lease);
  return due.length > 0 ? due : lease.rows.filter(({ outstanding }) => !isZero(outstanding)).slice(0, 1);
}

/** "March 2026", and what it is where it is not the rent: "Charges, March 2026". */
export function useRowTitle(): (row: Pick<OpenRow, "kind" | "period">) => string {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return ({ kind, period }) => {
    const month = formatMonth(period, language);
    return kind === "rent" ? month : t(`rowOf.${kind}`, { month });
  };
}
