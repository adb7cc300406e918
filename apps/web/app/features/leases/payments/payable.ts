import type { LeaseView, OpenMonthView } from "@keystead/contract/leases";
import { monthsToTick, tenantsInShort } from "@keystead/domain/leases";

import { rentableText } from "../../../lib/format/rentable-name.ts";

/** The input of the pay sheet: a lease, its months with open amounts, and which of them to tick. */
export type Payable = {
  readonly leaseId: string;
  readonly tenantName: string;
  /** The rented property or unit: "Lindenhof · Flat 1". */
  readonly rentable: string;
  readonly currency: string;
  /** Today at the property. */
  readonly today: string;
  /** Open months, the oldest first, as shown where the sheet was opened. */
  readonly months: readonly OpenMonthView[];
  /** The periods that are ticked at first. */
  readonly ticked: readonly string[];
};

/** The pay sheet's input for a lease: with a period, that month is ticked, else what R-C10a says. */
export function payableOf(lease: LeaseView, period?: string): Payable {
  const { openMonths: months } = lease;
  return {
    leaseId: lease.id,
    tenantName: tenantsInShort(lease.tenant.name, lease.coTenants.length),
    rentable: rentableText(lease),
    currency: lease.currency,
    today: lease.today,
    months,
    ticked: period === undefined ? monthsToTick(months).map((month) => month.period) : [period],
  };
}

/**
 * Adds what only the lease knows: months within their grace days or further ahead, and one-off charges and adjustments
 * of known months. What is already shown stays as it is.
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

/** R-C08a: a one-off charge or an adjustment, which can be ticked on its own. */
export function isNamedPart({ kind, oneOff }: OpenMonthView["rows"][number]): boolean {
  return oneOff || kind === "adjustment";
}
