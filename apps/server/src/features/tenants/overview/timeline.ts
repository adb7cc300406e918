import type { TimelineEntry } from "@keystead/contract/tenants";
import { compareText } from "@keystead/domain/kernel";
import { amountInForce, leaseMonths, stepKinds } from "@keystead/domain/leases";
import type { LeaseAccount, StepKind } from "@keystead/domain/leases";
import type { timelineFilters } from "@keystead/domain/tenants";

import { amountText } from "../../properties/index.ts";
import { refundsOf, storedTermsOf, transfersOf } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";

export type TimelineLease = { readonly lease: StoredLease; readonly account: LeaseAccount };
export type TimelineFilter = (typeof timelineFilters)[number];

type Kind = TimelineEntry["kind"];

/**
 * The order of events within a day, from first to last; the timeline shows the last one first. A lease begins before
 * its deposit is received.
 */
const kinds: readonly Kind[] = [
  "ended",
  "began",
  "terms",
  "charge",
  "writeDown",
  "deposit",
  "payment",
  "refund",
];
const payments: readonly Kind[] = ["payment", "refund", "deposit"];

/** The events in all leases of a tenant until today, newest first. */
export function timelineOf(
  leases: readonly TimelineLease[],
  only?: TimelineFilter,
): readonly TimelineEntry[] {
  return leases
    .flatMap(({ lease, account }) =>
      [...moneyEntries(lease, account), ...changeEntries(lease)].filter(({ on }) => on <= lease.today),
    )
    .filter(({ kind }) => only === undefined || payments.includes(kind) === (only === "payments"))
    .toSorted((a, b) => compareText(b.id, a.id));
}

/**
 * The id contains the sort order, so that the next page can begin after the last entry, whatever was added or deleted
 * in the meantime.
 */
function idOf(kind: Kind, on: string, record: string): string {
  return `${on} ${kinds.indexOf(kind)} ${record}`;
}

function moneyEntries(lease: StoredLease, account: LeaseAccount): readonly TimelineEntry[] {
  const { currency, id: leaseId } = lease;
  const shared = { leaseId, currency };
  const billed = new Map<string, number>(
    leaseMonths(account, lease.graceDays).map(({ period, sumMinor }) => [period, sumMinor]),
  );
  // A payment from the deposit is listed as retained deposit, not as received money.
  const transfers = transfersOf(lease, account).filter(({ first }) => first.depositMovementId === null);
  return [
    ...transfers.map(({ id, first, amountMinor, settled }): TimelineEntry => {
      const months = Map.groupBy(settled, ({ row }) => row.period);
      return {
        ...shared,
        kind: "payment",
        id: idOf("payment", first.paidOn, id),
        on: first.paidOn,
        amount: amountText(amountMinor, currency),
        method: first.method,
        note: first.note,
        openingCredit: first.openingCredit,
        settled: [...months]
          .map(([period, rows]) => ({
            period,
            part: rows.reduce((sum, row) => sum + row.amountMinor, 0) < (billed.get(period) ?? 0),
          }))
          .toSorted((a, b) => compareText(a.period, b.period)),
      };
    }),
    ...refundsOf(lease).map(({ id, refundedOn, amountMinor, note }): TimelineEntry => ({
      ...shared,
      kind: "refund",
      id: idOf("refund", refundedOn, id),
      on: refundedOn,
      amount: amountText(-amountMinor, currency),
      note,
    })),
    ...lease.deposits.map(({ id, type, movedOn, amountMinor, transfer, note }): TimelineEntry => ({
      ...shared,
      kind: "deposit",
      id: idOf("deposit", movedOn, id),
      on: movedOn,
      amount: amountText(type === "received" ? amountMinor : -amountMinor, currency),
      movement: type,
      transfer,
      note,
    })),
  ];
}

function changeEntries(lease: StoredLease): readonly TimelineEntry[] {
  const { currency, id: leaseId, startsOn, endsOn } = lease;
  const shared = { leaseId, currency };
  const periodOf = new Map<string, string>(lease.rows.map(({ id, period }) => [id, period]));
  const firstMinor = lease.rentMinor + lease.chargesMinor;
  return [
    {
      ...shared,
      kind: "began",
      id: idOf("began", startsOn, leaseId),
      on: startsOn,
      amount: amountText(firstMinor, currency),
    },
    ...(endsOn === null
      ? []
      : [
          {
            ...shared,
            kind: "ended" as const,
            id: idOf("ended", endsOn, leaseId),
            on: endsOn,
            amount: amountText(0, currency),
          },
        ]),
    ...stepKinds.flatMap((what) => termEntries(lease, what)),
    ...lease.rows
      .filter(({ kind, oneOff }) => kind === "charge" && oneOff)
      .map(({ id, dueOn, amountMinor, note }): TimelineEntry => ({
        ...shared,
        kind: "charge",
        id: idOf("charge", dueOn, id),
        on: dueOn,
        amount: amountText(amountMinor, currency),
        note,
      })),
    // Write-downs that a change of rent caused are left out, because the timeline shows the change itself.
    ...lease.writeDowns
      .filter(({ reason }) => reason !== "rent_change")
      .map(({ id, rowId, writtenOn, amountMinor, reason, note }): TimelineEntry => ({
        ...shared,
        kind: "writeDown",
        id: idOf("writeDown", writtenOn, id),
        on: writtenOn,
        amount: amountText(amountMinor, currency),
        period: periodOf.get(rowId) ?? "",
        reason,
        note,
      })),
  ];
}

/** Each step of the rent or of the charges with the amount in force before it. */
function termEntries(lease: StoredLease, what: StepKind): readonly TimelineEntry[] {
  const { rentMinor, rentSteps, chargesMinor, chargeSteps } = storedTermsOf(lease);
  const [firstMinor, steps] = what === "rent" ? [rentMinor, rentSteps] : [chargesMinor, chargeSteps];
  return lease.steps
    .filter(({ kind }) => kind === what)
    .map(({ id, effectiveOn, amountMinor }) => {
      const earlier = steps.filter(({ from }) => from < effectiveOn);
      return {
        kind: "terms",
        leaseId: lease.id,
        currency: lease.currency,
        id: idOf("terms", effectiveOn, id),
        on: effectiveOn,
        what,
        amount: amountText(amountMinor, lease.currency),
        before: amountText(amountInForce(firstMinor, earlier, effectiveOn), lease.currency),
      };
    });
}
