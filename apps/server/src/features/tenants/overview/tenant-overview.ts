import type { Timeline, TimelineQuery, TenantOverview, TenantLease } from "@keystead/contract/tenants";
import { monthOf, laterOf } from "@keystead/domain/calendar";
import { compareText } from "@keystead/domain/kernel";
import {
  depositPosition,
  leaseMonths,
  leaseStatus,
  leaseStatuses,
  nextPayment,
  paidMonths,
  twelveMonths,
} from "@keystead/domain/leases";
import { FIRST_ENTRIES, MORE_ENTRIES } from "@keystead/domain/tenants";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText, moneyByCurrency } from "../../properties/index.ts";
import {
  accountOf,
  findWholeLeases,
  inForceMinor,
  openMonthsThroughNext,
  readStandings,
  sumOfParts,
  withComingRows,
} from "../../rent-book/index.ts";
import { findListedTenant } from "../tenant-store.ts";
import type { ListedTenant } from "../tenant-store.ts";
import { tenantView } from "../tenant-view.ts";
import { timelineOf } from "./timeline.ts";
import type { TimelineLease, TimelineFilter } from "./timeline.ts";

/** The page of a tenant, in three statements: the person, their leases, their ledgers. */
export async function tenantOverview(work: Work, id: string): Promise<TenantOverview> {
  const { found, leases } = await readTenant(work, id);
  return {
    tenant: tenantView(found, leases),
    leases: leases.map(leaseOfTenant),
    year: yearOf(leases),
    timeline: pageOf(leases, {}),
  };
}

export async function tenantTimeline(
  work: Work,
  { id, only, before }: z.infer<typeof TimelineQuery>,
): Promise<Timeline> {
  const { leases } = await readTenant(work, id);
  return pageOf(leases, { only, before });
}

type Read = { readonly found: ListedTenant; readonly leases: readonly TimelineLease[] };

/** Leases in the order of the page: active, upcoming, ended; within each, latest first. */
async function readTenant(work: Work, id: string): Promise<Read> {
  const found = await findListedTenant(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  const lines = await readStandings(work, { tenantIds: [id] });
  const stored = await findWholeLeases(
    work,
    lines.map(({ lease }) => lease.id),
  );
  const rank = (lease: TimelineLease["lease"]): number =>
    leaseStatuses.indexOf(leaseStatus(lease, lease.today));
  const leases = stored
    .map((one) => {
      const lease = withComingRows(one, one.today);
      return { lease, account: accountOf(lease) };
    })
    .toSorted(
      (a, b) =>
        rank(a.lease) - rank(b.lease) ||
        compareText(b.lease.startsOn, a.lease.startsOn) ||
        compareText(a.lease.id, b.lease.id),
    );
  return { found, leases };
}

function leaseOfTenant({ lease, account }: TimelineLease): TenantLease {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const due = account.rows.filter(
    ({ row, outstandingMinor }) => outstandingMinor > 0 && row.dueOn <= lease.today,
  );
  const notes = new Map<string, string>(lease.rows.map((row) => [row.id, row.note]));
  const months = openMonthsThroughNext({ ...lease, noteOf: (rowId) => notes.get(rowId) ?? "" }, account);
  const next = nextPayment(account, lease.today);
  return {
    id: lease.id,
    property: lease.property,
    unit: lease.unit,
    address: lease.address,
    city: lease.city,
    today: lease.today,
    startsOn: lease.startsOn,
    endsOn: lease.endsOn,
    status: leaseStatus(lease, lease.today),
    currency: lease.currency,
    monthly: money(inForceMinor(lease, "rent") + inForceMinor(lease, "charge")),
    paymentDay: lease.paymentDay,
    balance: money(account.balanceMinor),
    due: money(due.reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0)),
    dueSince: due.map(({ row }) => row.dueOn).toSorted(compareText)[0] ?? null,
    daysOverdue: Math.max(0, ...account.rows.map(({ daysOverdue }) => daysOverdue)),
    openMonths: months,
    nextDue: next === null ? null : { dueOn: next.dueOn, outstanding: money(next.amountDueMinor) },
    deposit: depositOf(lease),
  };
}

function depositOf(lease: TimelineLease["lease"]): TenantLease["deposit"] {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const moved = lease.deposits.filter(({ movedOn }) => movedOn <= lease.today);
  // A deposit transferred to another lease is still with the landlord (R-C18).
  const returned = moved.filter(({ type, transfer }) => type === "returned" && !transfer);
  const position = depositPosition(lease.depositMinor, moved, lease.today);
  return {
    agreed: money(lease.depositMinor),
    held: money(position.ok ? position.value.heldMinor : 0),
    returned: money(sumOfParts(returned)),
    returnedOn: returned.length === 0 ? null : returned.map(({ movedOn }) => movedOn).reduce(laterOf),
    retained: money(sumOfParts(moved.filter(({ type }) => type === "retained"))),
  };
}

function yearOf(leases: readonly TimelineLease[]): TenantOverview["year"] {
  const [first] = leases;
  if (first === undefined) return { months: [], settled: [], billed: [] };
  const paid = leases.map(({ lease, account }) =>
    paidMonths(leaseMonths(account, lease.graceDays), account, lease),
  );
  const last = leases.map(({ lease }) => monthOf(lease.today)).reduce(laterOf);
  const months = twelveMonths(paid, last);
  const shown = new Set<string>(months.map(({ period }) => period));
  const sum = (part: "settledMinor" | "sumMinor") =>
    moneyByCurrency(
      leases.flatMap(({ lease }, at) =>
        (paid[at] ?? [])
          .filter(({ period }) => shown.has(period))
          .map((month) => ({ minor: month[part], currency: lease.currency })),
      ),
    );
  return { months: [...months], settled: sum("settledMinor"), billed: sum("sumMinor") };
}

type Query = { readonly only?: TimelineFilter | undefined; readonly before?: string | undefined };

function pageOf(leases: readonly TimelineLease[], { only, before }: Query): Timeline {
  const all = timelineOf(leases, only);
  const rest = before === undefined ? all : all.filter(({ id }) => id < before);
  const most = before === undefined ? FIRST_ENTRIES : MORE_ENTRIES;
  return {
    entries: rest.slice(0, most),
    earlier: Math.max(0, rest.length - most),
    since: all.at(-1)?.on ?? null,
  };
}
