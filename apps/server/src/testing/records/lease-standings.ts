import { leaseAccount, type LeaseAccount } from "@keystead/domain/leases";

import { findWholeLeases, storedLedgerOf, readStandings } from "#features/rent-book/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type OpenRow = { readonly id: string; readonly outstandingMinor: number; readonly overdue: boolean };

/** The standing of a lease, as far as lists show it. */
export type ShownStanding = Pick<LeaseAccount, "balanceMinor" | "overdueMinor" | "creditMinor"> & {
  readonly id: string;
  readonly open: readonly OpenRow[];
};

/** The standings calculated from all rows, lease by lease. */
export async function recalculatedStandings(
  work: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<readonly ShownStanding[]> {
  const whole = await findWholeLeases(work, leaseIds);
  return whole
    .map((lease) => shown(lease.id, leaseAccount(storedLedgerOf(lease), lease.today)))
    .toSorted(byId);
}

/** The standings that lists show: the stored ones where they exist. */
export async function listedStandings(work: Work<WorkspaceScope>): Promise<readonly ShownStanding[]> {
  const lines = await readStandings(work, {});
  return lines.map(({ lease, account }) => shown(lease.id, account)).toSorted(byId);
}

function shown(id: string, account: LeaseAccount): ShownStanding {
  const { balanceMinor, overdueMinor, creditMinor, rows } = account;
  const open = rows
    .filter(({ outstandingMinor }) => outstandingMinor > 0)
    .map(({ row, outstandingMinor, overdue }) => ({ id: row.id, outstandingMinor, overdue }));
  return { id, balanceMinor, overdueMinor, creditMinor, open };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);
