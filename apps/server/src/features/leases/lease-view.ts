import type { LeaseListItem, LeaseView, RentRowView } from "@keystead/contract/leases";
import { monthOf } from "@keystead/domain/calendar";
import {
  adjustedMonth,
  depositPosition,
  dueSums,
  leaseMonths,
  leaseStatus,
  nextPayment,
  refundedCredit,
  settledResult,
  termsOfMonth,
  upcomingRows,
  yearsToSettle,
} from "@keystead/domain/leases";
import type { LeaseAccount } from "@keystead/domain/leases";

import type { Scope } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import {
  accountOf,
  dayInForce,
  depositDueMinor,
  hasMoney,
  heldMinor,
  inForceMinor,
  storedLedgerOf,
  monthView,
  openMonths,
  sumOfParts,
  storedTermsOf,
  transfersOf,
  withComingRows,
} from "../rent-book/index.ts";
import type { ListedLeaseLine, StoredLease } from "../rent-book/index.ts";

/** The fields that the list and the page of a lease have in common. */
export function leaseHead(lease: ListedLeaseLine, account: LeaseAccount): Omit<LeaseListItem, "rent"> {
  const { id, version, tenant, coTenants, property, unit, startsOn, endsOn, today, currency, paymentDay } =
    lease;
  const money = (minor: number): string => amountText(minor, currency);
  const next = nextPayment(account);
  return {
    id,
    version,
    tenant,
    coTenants: [...coTenants],
    property,
    unit,
    startsOn,
    endsOn,
    status: leaseStatus(lease, today),
    currency,
    monthlyRent: money(inForceMinor(lease, "rent")),
    charges: money(inForceMinor(lease, "charge")),
    deposit: money(lease.depositMinor),
    depositHeld: money(heldMinor(lease, today)),
    paymentDay,
    balance: money(account.balanceMinor),
    overdue: money(account.overdueMinor),
    soon: money(soonMinor(account)),
    daysOverdue: Math.max(0, ...account.rows.map(({ daysOverdue }) => daysOverdue)),
    nextDue:
      next === null ? null : { ref: next.rowId, dueOn: next.dueOn, outstanding: money(next.amountDueMinor) },
  };
}

/** R-C12: the amount that falls due from today to today + 7, after the lease's credit. */
export function soonMinor(account: LeaseAccount): number {
  const rows = account.rows.map(({ row, outstandingMinor }) => ({ ...row, outstandingMinor }));
  return upcomingRows(rows, account.creditMinor, account.asOf).reduce(
    (sum, { amountDueMinor }) => sum + amountDueMinor,
    0,
  );
}

/** The lease as one person sees it. */
export function leaseView(stored: StoredLease, reader: Pick<Scope, "userId">): LeaseView {
  const lease = withComingRows(stored, stored.today);
  const account = accountOf(lease);
  const years = yearsToSettle(lease.rows, lease.today);
  const money = (minor: number): string => amountText(minor, lease.currency);
  return {
    ...leaseHead(lease, account),
    movedFrom: lease.movedFrom,
    movedTo: lease.movedTo,
    today: lease.today,
    city: lease.city,
    timezone: lease.timezone,
    proration: termsOfMonth(storedTermsOf(lease), monthOf(dayInForce(lease))).proration,
    termSteps: lease.termSteps,
    graceDays: lease.graceDays,
    trackFrom: lease.trackFrom,
    opening: money(lease.openingMinor),
    notes: lease.notes,
    hasMoney: hasMoney(lease),
    credit: money(account.creditMinor),
    untilToday: untilTodayView(account, money),
    steps: lease.steps.map(({ id, kind, effectiveOn, amountMinor }) => ({
      id,
      kind,
      effectiveOn,
      amount: money(amountMinor),
    })),
    rows: rentRowViews(lease, account),
    months: monthViews(lease, account),
    openMonths: openMonths({ ...lease, noteOf: (rowId) => requireRow(lease, rowId).note }, account),
    payments: paymentViews(lease, reader),
    transfers: transferViews(lease, account, reader),
    writeDowns: lease.writeDowns.map(({ id, rowId, writtenOn, amountMinor, reason, note }) => ({
      id,
      rowRef: rowId,
      period: requireRow(lease, rowId).period,
      madeOn: writtenOn,
      amount: money(amountMinor),
      reason,
      note,
    })),
    reminder: { ...lease.reminder, stops: [...lease.reminder.stops] },
    depositAccount: depositView(lease),
    yearsToSettle: [...years],
    settlements: years.flatMap((year) => {
      const result = settledResult(lease, year);
      return result === null ? [] : [{ year, result: money(result) }];
    }),
  };
}

/** The rows in the order in which money fills them, each with the payments that settle it. */
export function rentRowViews(lease: StoredLease, account: LeaseAccount): RentRowView[] {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const payments = new Map<string, StoredLease["payments"][number]>(
    lease.payments.map((payment) => [payment.id, payment]),
  );
  const notes = new Map<string, string>(lease.rows.map(({ id, note }) => [id, note]));
  const paidBy = Map.groupBy(account.allocations, ({ rowId }) => rowId);
  return account.rows.map(
    ({ row, state, waivedMinor, allocatedMinor, outstandingMinor, overdue, daysOverdue }) => ({
      ref: row.id,
      kind: row.kind,
      period: row.period,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      dueOn: row.dueOn,
      amount: money(row.amountMinor),
      waived: money(waivedMinor),
      allocated: money(allocatedMinor),
      outstanding: money(outstandingMinor),
      state,
      overdue,
      daysOverdue,
      note: notes.get(row.id) ?? "",
      oneOff: row.oneOff,
      adjusts: adjustedMonth(row, lease.rows),
      paidBy: (paidBy.get(row.id) ?? []).flatMap(({ paymentId, amountMinor }) => {
        const payment = payments.get(paymentId);
        if (payment === undefined) return [];
        return [{ paymentId, paidOn: payment.paidOn, method: payment.method, amount: money(amountMinor) }];
      }),
    }),
  );
}

function untilTodayView(account: LeaseAccount, money: (minor: number) => string): LeaseView["untilToday"] {
  const { amountDueMinor, settledMinor, openMinor, aheadMinor } = dueSums(account);
  return {
    billed: money(amountDueMinor),
    settled: money(settledMinor),
    open: money(openMinor),
    ahead: money(aheadMinor),
  };
}

function monthViews(lease: StoredLease, account: LeaseAccount): LeaseView["months"] {
  return leaseMonths(account, lease.graceDays).map((month) => ({
    ...monthView(month, lease.currency),
    rows: month.rows.map(({ row }) => row.id),
  }));
}

function transferViews(
  lease: StoredLease,
  account: LeaseAccount,
  { userId }: Pick<Scope, "userId">,
): LeaseView["transfers"] {
  const money = (minor: number): string => amountText(minor, lease.currency);
  return transfersOf(lease, account).map((transfer) => ({
    id: transfer.id,
    paidOn: transfer.first.paidOn,
    method: transfer.first.method,
    note: transfer.first.note,
    openingCredit: transfer.first.openingCredit,
    amount: money(transfer.amountMinor),
    refunded: money(transfer.refundedMinor),
    credit: money(transfer.creditMinor),
    own: transfer.first.createdBy === userId,
    fromDeposit: transfer.parts.some(({ depositMovementId }) => depositMovementId !== null),
    payments: transfer.parts.map((part) => part.id),
    settled: transfer.settled.map(({ row, amountMinor }) => ({
      rowRef: row.id,
      period: row.period,
      kind: row.kind,
      amount: money(amountMinor),
    })),
  }));
}

export function requireRow(lease: StoredLease, id: string): StoredLease["rows"][number] {
  const row = lease.rows.find((known) => known.id === id);
  if (row === undefined) throw new Error(`lease ${lease.id} has no row ${id}`);
  return row;
}

/** The payments of a lease as one person sees them. */
export function paymentViews(lease: StoredLease, { userId }: Pick<Scope, "userId">): LeaseView["payments"] {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const transfers = Map.groupBy(lease.payments, ({ transferId }) => transferId);
  return lease.payments.map((payment) => {
    const refunds = lease.refunds.filter(({ paymentId }) => paymentId === payment.id);
    const row = requireRow(lease, payment.rowId);
    return {
      id: payment.id,
      version: payment.version,
      rowRef: payment.rowId,
      period: row.period,
      kind: row.kind,
      paidOn: payment.paidOn,
      amount: money(payment.amountMinor),
      refunded: money(sumOfParts(refunds)),
      method: payment.method,
      note: payment.note,
      transferId: payment.transferId,
      transferAmount: money(sumOfParts(transfers.get(payment.transferId) ?? [])),
      own: payment.createdBy === userId,
      incomeId: payment.incomeId,
      openingCredit: payment.openingCredit,
      refunds: refunds.map((refund) => ({
        id: refund.transferId,
        refundedOn: refund.refundedOn,
        amount: money(refund.amountMinor),
        credit: money(refundedCredit(storedLedgerOf(lease), refund)),
        note: refund.note,
      })),
    };
  });
}

function depositView(lease: StoredLease): LeaseView["depositAccount"] {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const position = depositPosition(lease.depositMinor, lease.deposits, lease.today);
  return {
    agreed: money(lease.depositMinor),
    held: money(position.ok ? position.value.heldMinor : 0),
    due: money(lease.movedTo === null ? depositDueMinor(lease) : 0),
    movements: lease.deposits.map(({ id, type, movedOn, amountMinor, method, transfer, note, receipts }) => ({
      id,
      kind: type,
      movedOn,
      amount: money(amountMinor),
      method: method ?? "other",
      transfer,
      note,
      receipts: [...receipts],
    })),
  };
}
