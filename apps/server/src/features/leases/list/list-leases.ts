import type { LeaseListItem, LeaseQuery, LeaseSums } from "@keystead/contract/leases";
import type { ListPosition } from "@keystead/contract/wire";
import { parsePeriod } from "@keystead/domain/calendar";
import type { Period } from "@keystead/domain/calendar";
import { compareText } from "@keystead/domain/kernel";
import { leaseOrder, rentOfPeriod } from "@keystead/domain/leases";
import type { RentOfPeriod } from "@keystead/domain/leases";
import { minorDigits } from "@keystead/domain/money";
import type * as z from "zod/mini";

import { pageAmong } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { addedUp, amountText, rentView } from "../../properties/index.ts";
import { heldMinor, inForceMinor, readStandings } from "../../rent-book/index.ts";
import type {
  LeaseRowsQuery as StandingQuery,
  ListedStanding,
  LeaseWithAccount,
} from "../../rent-book/index.ts";
import { leaseHead, soonMinor } from "../lease-view.ts";
import { expectedByLease } from "../rent-rows/rent-due-store.ts";

type Query = z.infer<typeof LeaseQuery>;
type ListedBy = Omit<Query, "page" | "limit">;

/**
 * A lease in the list, with its rent in the requested period; null if no period was requested or nothing is due in
 * it.
 */
type ListedLease = ListedStanding & { readonly rent: RentOfPeriod | null };

const moneySorts = ["balance", "monthlyRent"];

/**
 * One statement regardless of the number of leases, and one more if the rent of a period is requested. The rent
 * engine computes what a lease owes, so filters and sorts by money are applied here, over the leases of one
 * workspace.
 */
export async function listLeases(
  work: Work,
  query: Query,
): Promise<{ items: LeaseListItem[]; total: number; sums: z.infer<typeof LeaseSums> } & Onward> {
  const lines = await leasesInOrder(work, query);
  const { rows, onward } = pageAmong(
    lines.map((line) => ({ line, ...standingIn(line, query) })),
    query,
  );
  return {
    items: rows
      .map(({ line }) => line)
      .map(({ lease, account, rent }) => ({
        ...leaseHead(lease, account),
        rent: rent === null ? null : rentView(rent, lease.currency),
      })),
    total: lines.length,
    ...onward,
    sums: sumsOf(lines),
  };
}

/** All that the filters find. */
export async function leasesInOrder(work: Work, query: ListedBy): Promise<readonly ListedLease[]> {
  const found = await readStandings(work, storeQuery(query));
  const period = query.due === undefined ? null : parsePeriod(query.due);
  const expected = period === null ? null : await expectedByLease(work, period);
  const lines = found
    .map((line) => ({ ...line, rent: period === null ? null : rentOf(line, period, expected) }))
    .filter((line) => matchesQuery(line, query));
  return inMoneyOrder(lines, query.sort ?? leaseOrder.defaultSort);
}

/** Null for a lease without a row due in the period. */
function rentOf(
  { lease, account }: LeaseWithAccount,
  period: Period,
  expected: ReadonlyMap<string, number> | null,
): RentOfPeriod | null {
  const expectedMinor = expected?.get(lease.id);
  return expectedMinor === undefined ? null : rentOfPeriod(account, period, expectedMinor);
}

/** Whether the query needs the standing of each lease. */
export function queriesMoney({ sort = leaseOrder.defaultSort, ...filters }: ListedBy): boolean {
  const { owes, deposit, due } = filters;
  const isNarrowed = [owes, deposit, due].some((filter) => filter !== undefined);
  return isNarrowed || moneySorts.includes(sort.replace(/^-/, ""));
}

export function storeQuery(query: ListedBy): StandingQuery {
  const key = query.sort?.replace(/^-/, "");
  const sort =
    key === "tenant" || key === "property" || key === "startsOn" || key === "endsOn" || key === "paymentDay"
      ? key
      : undefined;
  return {
    status: query.status,
    propertyIds: query.propertyId === undefined ? undefined : [query.propertyId],
    tenantIds: query.tenantId === undefined ? undefined : [query.tenantId],
    endsWithin: query.endsWithin === undefined ? undefined : Number(query.endsWithin),
    currency: query.currency,
    q: query.q,
    sort,
    descending: sort !== undefined && query.sort?.startsWith("-") === true,
    after: moneySorts.includes(sortKey(query)) ? query.after?.slice(1) : query.after,
  };
}

function matchesQuery(line: ListedLease, query: ListedBy): boolean {
  return matchesOwing(line, query) && (query.due === undefined || hasRent(line, query.rent));
}

function matchesOwing({ lease, account }: ListedLease, { owes, deposit }: ListedBy): boolean {
  if (owes === "true" && account.balanceMinor <= 0) return false;
  if (owes === "overdue" && account.overdueMinor <= 0) return false;
  if (owes === "soon" && soonMinor(account) <= 0) return false;
  return deposit !== "held" || heldMinor(lease, lease.today) > 0;
}

function hasRent({ rent }: ListedLease, rentFilter: Query["rent"]): boolean {
  if (rent === null) return false;
  if (rentFilter === "open") return rent.openMinor > 0;
  if (rentFilter === "late") return rent.overdueMinor > 0;
  return rentFilter !== "settled" || rent.openMinor === 0;
}

/** Amounts in several currencies are sorted by their plain number, which does not compare their values. */
function inMoneyOrder(lines: readonly ListedLease[], sort: string): readonly ListedLease[] {
  const key = sort.replace(/^-/, "");
  if (!moneySorts.includes(key)) return lines;
  const sign = sort.startsWith("-") ? -1 : 1;
  return lines.toSorted((a, b) => sign * (sizeOf(a, key) - sizeOf(b, key)));
}

function sizeOf({ lease, account }: LeaseWithAccount, key: string): number {
  return (
    (key === "balance" ? account.balanceMinor : inForceMinor(lease, "rent")) /
    10 ** minorDigits(lease.currency)
  );
}

/** If the list is sorted by money, adds the amount as the first sort key; the store has set the others. */
function standingIn(
  line: ListedLease,
  query: ListedBy,
): { readonly position: ListPosition; readonly behind: boolean } {
  const { position, behind } = line.standsAt;
  const key = sortKey(query);
  if (!moneySorts.includes(key)) return { position, behind };
  const size = sizeOf(line, key);
  const sign = (query.sort ?? leaseOrder.defaultSort).startsWith("-") ? -1 : 1;
  const further = sign * (size - Number(query.after?.[0]));
  return { position: [String(size), ...position], behind: further > 0 || (further === 0 && behind) };
}

function sortKey({ sort = leaseOrder.defaultSort }: ListedBy): string {
  return sort.replace(/^-/, "");
}

function sumsOf(lines: readonly ListedLease[]): z.infer<typeof LeaseSums> {
  const byCurrency = Map.groupBy(lines, ({ lease }) => lease.currency);
  return [...byCurrency]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([currency, group]) => {
      const sum = (amount: (line: ListedLease) => number): string =>
        amountText(
          group.reduce((total, line) => total + amount(line), 0),
          currency,
        );
      const rents = group.flatMap(({ rent }) => rent ?? []);
      return {
        currency,
        leases: group.length,
        monthlyRent: sum(({ lease }) => inForceMinor(lease, "rent")),
        owed: sum(({ account }) => Math.max(0, account.balanceMinor)),
        credit: sum(({ account }) => Math.max(0, -account.balanceMinor)),
        depositHeld: sum(({ lease }) => heldMinor(lease, lease.today)),
        overdue: sum(({ account }) => account.overdueMinor),
        soon: sum(({ account }) => soonMinor(account)),
        rent: rents.length === 0 ? null : rentView(addedUp(rents), currency),
      };
    });
}
