import type { CollectLine, PortfolioView } from "@keystead/contract/portfolio";
import { compareText } from "@keystead/domain/kernel";
import { overdueMonths, upcomingMonths, tenantsInShort } from "@keystead/domain/leases";
import type { BilledMonth } from "@keystead/domain/leases";

import { amountText, moneyByCurrency } from "../properties/index.ts";
import { billedMonthView } from "../rent-book/index.ts";
import type { LeaseWithAccount } from "../rent-book/index.ts";

type Group = PortfolioView["overdue"];

/** Every lease with overdue rent, ended ones too: one line each with all its overdue months, oldest first (R-C08). */
export function overdueLines(lines: readonly LeaseWithAccount[]): Group {
  return groupOf(lines, ({ lease, account }) => overdueMonths(account, lease.graceDays));
}

/** Every lease with something due from today to today + 7, after its credit (R-C12). */
export function upcomingLines(lines: readonly LeaseWithAccount[]): Group {
  // Without the grace period a row is overdue from the day after it is due, so no row is in both groups.
  return groupOf(lines, ({ lease, account }) => upcomingMonths(account, lease.graceDays));
}

function groupOf(
  lines: readonly LeaseWithAccount[],
  monthsOf: (line: LeaseWithAccount) => readonly BilledMonth[],
): Group {
  const listed = lines.flatMap((line) => {
    const months = monthsOf(line);
    const [first] = months.toSorted((a, b) => compareText(a.dueOn, b.dueOn));
    if (first === undefined) return [];
    const minor = months.reduce((sum, { amountDueMinor }) => sum + amountDueMinor, 0);
    return [{ line: collectLine(line, months, { first, minor }), minor, currency: line.lease.currency }];
  });
  return {
    lines: listed
      .map(({ line }) => line)
      .toSorted((a, b) => compareText(a.dueOn, b.dueOn) || compareText(a.leaseId, b.leaseId)),
    sums: moneyByCurrency(listed),
  };
}

function collectLine(
  { lease }: LeaseWithAccount,
  months: readonly BilledMonth[],
  { first, minor }: { readonly first: BilledMonth; readonly minor: number },
): CollectLine {
  return {
    leaseId: lease.id,
    tenantName: tenantsInShort(lease.tenant.name, lease.coTenants.length),
    propertyName: lease.property.name,
    unitName: lease.unit?.name ?? null,
    currency: lease.currency,
    today: lease.today,
    dueOn: first.dueOn,
    daysOverdue: first.daysOverdue,
    sum: amountText(minor, lease.currency),
    months: months.map((requested) => billedMonthView(requested, { currency: lease.currency })),
  };
}
