import type { LeaseListItem, LeaseQuery, LeaseSums } from "@keystead/contract/leases";
import { compareText } from "@keystead/domain/kernel";
import { leaseOrder } from "@keystead/domain/leases";
import { minorDigits } from "@keystead/domain/money";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { heldMinor, inForceMinor, readStandings } from "../rent-book/index.ts";
import type { LeaseQuery as StandingQuery, StandingLease } from "../rent-book/index.ts";
import { leaseListItem } from "./lease-view.ts";

type Query = z.infer<typeof LeaseQuery>;
type ListedBy = Omit<Query, "page" | "limit">;

const moneySorts = ["balance", "monthlyRent"];

/**
 * One statement whatever the number of leases. What a lease owes follows from the rent engine, so filters and orders by money
 * are applied here, over the leases of one workspace.
 */
export async function listLeases(
  work: Work,
  query: Query,
): Promise<{ items: LeaseListItem[]; total: number; sums: z.infer<typeof LeaseSums> }> {
  const lines = await leasesInOrder(work, query);
  const start = (query.page - 1) * query.limit;
  return {
    items: lines.slice(start, start + query.limit).map(({ lease, account }) => leaseListItem(lease, account)),
    total: lines.length,
    sums: sumsOf(lines),
  };
}

/** All that the filters find. */
export async function leasesInOrder(work: Work, query: ListedBy): Promise<readonly StandingLease[]> {
  const found = await readStandings(work, storeQuery(query));
  const lines = found.filter((line) => isWanted(line, query));
  return inMoneyOrder(lines, query.sort ?? leaseOrder.defaultSort);
}

/** What only the standing of each lease can answer. */
export function asksForMoney({ sort = leaseOrder.defaultSort, owes, deposit }: ListedBy): boolean {
  return owes !== undefined || deposit !== undefined || moneySorts.includes(sort.replace(/^-/, ""));
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
    q: query.q,
    sort,
    descending: sort !== undefined && query.sort?.startsWith("-") === true,
  };
}

function isWanted({ lease, account }: StandingLease, { owes, deposit }: ListedBy): boolean {
  if (owes === "true" && account.balanceMinor <= 0) return false;
  if (owes === "overdue" && account.overdueMinor <= 0) return false;
  return deposit !== "held" || heldMinor(lease, lease.today) > 0;
}

/** Amounts of several currencies stand in one order by their plain number; they are not compared, only sorted. */
function inMoneyOrder(lines: readonly StandingLease[], sort: string): readonly StandingLease[] {
  const key = sort.replace(/^-/, "");
  if (!moneySorts.includes(key)) return lines;
  const size = ({ lease, account }: StandingLease): number =>
    (key === "balance" ? account.balanceMinor : inForceMinor(lease, "rent")) /
    10 ** minorDigits(lease.currency);
  const sign = sort.startsWith("-") ? -1 : 1;
  return lines.toSorted((a, b) => sign * (size(a) - size(b)));
}

function sumsOf(lines: readonly StandingLease[]): z.infer<typeof LeaseSums> {
  const byCurrency = Map.groupBy(lines, ({ lease }) => lease.currency);
  return [...byCurrency]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([currency, group]) => {
      const sum = (amount: (line: StandingLease) => number): string =>
        amountText(
          group.reduce((total, line) => total + amount(line), 0),
          currency,
        );
      return {
        currency,
        leases: group.length,
        monthlyRent: sum(({ lease }) => inForceMinor(lease, "rent")),
        owed: sum(({ account }) => Math.max(0, account.balanceMinor)),
        credit: sum(({ account }) => Math.max(0, -account.balanceMinor)),
        depositHeld: sum(({ lease }) => heldMinor(lease, lease.today)),
      };
    });
}
