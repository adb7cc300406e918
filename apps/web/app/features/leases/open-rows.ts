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

/** What may be ticked together with `row`: all that is due, and the row itself when it lies ahead. Oldest first. */
export function openRows(lease: LeaseView, row: OpenRow): readonly OpenRow[] {
  return lease.rows.filter(
    (one) =>
      !isZero(one.outstanding) &&
      (isOpenNow(one, lease.today) || one.dueOn === row.dueOn || one.ref === row.ref),
  );
}

export function isOpenNow(row: RentRowView, today: string): boolean {
  return !isZero(row.outstanding) && row.dueOn <= today;
}

/** The row that `m` and the button above the schedule pay: the oldest open one, else the next to come. */
export function firstOpenRow(lease: LeaseView): RentRowView | null {
  return lease.rows.find(({ outstanding }) => !isZero(outstanding)) ?? null;
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
