import type { LeaseView, OpenMonthView } from "@keystead/contract/leases";
import { monthsToTick, tenantsInShort } from "@keystead/domain/leases";

import { placeText } from "../../../lib/format/place-name.ts";

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
  const { openMonths: months } = lease;
  return {
    leaseId: lease.id,
    tenantName: tenantsInShort(lease.tenant.name, lease.coTenants.length),
    place: placeText(lease),
    currency: lease.currency,
    today: lease.today,
    months,
    ticked: period === undefined ? monthsToTick(months).map((month) => month.period) : [period],
  };
}

/**
 * With what only the lease knows: months within their grace days or further ahead, and single charges of the months that are
 * known. What is known stays as it was shown.
 */
export function withMonthsOf(payable: Payable, lease: LeaseView): Payable {
  const all = lease.openMonths;
  const shown = payable.months.map((month) => {
    const refs = new Set(month.rows.map(({ ref }) => ref));
    const whole = all.find(({ period }) => period === month.period);
    const others = (whole?.rows ?? []).filter((row) => !refs.has(row.ref) && isNamedPart(row));
    return others.length === 0 ? month : { ...month, rows: [...month.rows, ...others] };
  });
  const periods = new Set(shown.map(({ period }) => period));
  const others = all.filter(({ period }) => !periods.has(period));
  const months = [...shown, ...others].toSorted((a, b) => (a.period < b.period ? -1 : 1));
  return { ...payable, months };
}

/** R-C08a: a charge of its own or an adjustment, which can be ticked alone. */
export function isNamedPart({ kind, oneOff }: OpenMonthView["rows"][number]): boolean {
  return oneOff || kind === "adjustment";
}
