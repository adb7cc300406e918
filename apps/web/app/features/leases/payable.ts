import type { LeaseView, OpenMonthView } from "@keystead/contract/leases";
import { monthsToTick } from "@keystead/domain/leases";

import { isZero } from "../../lib/minor-units.ts";

/** What the pay sheet is opened with, wherever that is: a lease, its months that ask for money, and which of them are meant. */
export type Payable = {
  readonly leaseId: string;
  readonly tenantName: string;
  /** Where it is paid for: "Lindenhof · Flat 1". */
  readonly place: string;
  readonly currency: string;
  /** Today at the property. */
  readonly today: string;
  /** Open months, oldest first, as what it is opened from shows them. */
  readonly months: readonly OpenMonthView[];
  /** The periods that are ticked when it opens. */
  readonly ticked: readonly string[];
};

/** A lease, for the pay sheet: from one of its months that month, from its line what R-C10a ticks. */
export function payableOf(lease: LeaseView, period?: string): Payable {
  const months = openMonths(lease);
  return {
    leaseId: lease.id,
    tenantName: lease.tenant.name,
    place: placeOf(lease),
    currency: lease.currency,
    today: lease.today,
    months,
    ticked: period === undefined ? monthsToTick(months).map((month) => month.period) : [period],
  };
}

/** With the months that only the lease knows: due within its grace days, or further ahead. */
export function withMonthsOf(payable: Payable, lease: LeaseView): Payable {
  const known = new Set(payable.months.map(({ period }) => period));
  const others = openMonths(lease).filter(({ period }) => !known.has(period));
  if (others.length === 0) return payable;
  const months = [...payable.months, ...others].toSorted((a, b) => (a.period < b.period ? -1 : 1));
  return { ...payable, months };
}

/** The months of a lease that ask for money, each with its open parts; oldest first. */
export function openMonths(lease: LeaseView): readonly OpenMonthView[] {
  const rows = new Map(lease.rows.map((row) => [row.ref, row]));
  return lease.months
    .filter(({ outstanding }) => !isZero(outstanding))
    .map((month) => ({
      ...month,
      rows: month.rows.flatMap((ref) => {
        const row = rows.get(ref);
        if (row === undefined || isZero(row.outstanding)) return [];
        const { kind, dueOn, outstanding, oneOff, note } = row;
        return [{ ref, kind, dueOn, outstanding, oneOff, note }];
      }),
    }));
}

export function placeOf({ property, unit }: Pick<LeaseView, "property" | "unit">): string {
  return unit === null ? property.name : `${property.name} · ${unit.name}`;
}
