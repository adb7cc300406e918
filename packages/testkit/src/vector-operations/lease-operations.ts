import { dayInZone, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import {
  depositPosition,
  indexedRent,
  leaseAccount,
  leasesOverlap,
  leaseStatus,
  planRecordedPayment,
  splitTransfer,
  upcomingRows,
} from "@keystead/domain/leases";
import type { DepositMovementType, LeaseLedger, RentRowKind } from "@keystead/domain/leases";
import { rowOnDay } from "./lease-input.ts";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

type LeaseSpan = { readonly unit: string | null; readonly start: string; readonly end: string | null };

type OpenRowInput = {
  readonly id: string;
  readonly due: string;
  readonly outstanding: number;
  readonly kind?: RentRowKind;
};

export const leaseOperations: Operations = {
  "lease.status": operation((input: LeaseSpan & { readonly now: string; readonly timezone: string }) =>
    leaseStatus(termOf(input), todayIn(input.timezone, input.now)),
  ),
  "lease.overlaps": operation(({ a, b }: { readonly a: LeaseSpan; readonly b: LeaseSpan }) =>
    leasesOverlap(leaseOf(a), leaseOf(b)),
  ),
  "lease.row_states": operation(rowStates),
  "lease.mark_paid": operation(markPaid),
  "lease.split_transfer": operation(
    (input: {
      readonly amount: number | null;
      readonly rows: readonly OpenRowInput[];
      readonly others?: readonly OpenRowInput[];
    }) => {
      const parts = splitTransfer(input.rows.map(openRow), input.amount, (input.others ?? []).map(openRow));
      if (!parts.ok) return errorOf(parts);
      return parts.value.map((part) => ({
        row: part.rowId,
        amount_minor: part.amountMinor,
        category: part.incomeCategory,
      }));
    },
  ),
  "lease.upcoming": operation(
    (input: { readonly today: string; readonly credit?: number; readonly rows: readonly OpenRowInput[] }) =>
      upcomingRows(input.rows.map(openRow), input.credit ?? 0, plainDate(input.today)).map(({ id }) => id),
  ),
  "lease.indexation": operation(
    (input: {
      readonly rent_minor: number;
      readonly old_index: string;
      readonly new_index: string;
      readonly share_percent?: string | number;
    }) => {
      const rent = indexedRent({
        rentMinor: input.rent_minor,
        oldIndex: input.old_index,
        newIndex: input.new_index,
        sharePercent: String(input.share_percent ?? 100),
      });
      return rent.ok ? { rent_minor: rent.value } : errorOf(rent);
    },
  ),
  "deposit.position": operation(
    (input: {
      readonly agreed: number;
      readonly movements: readonly {
        readonly type: DepositMovementType;
        readonly amount: number;
        readonly transfer?: boolean;
      }[];
    }) => {
      const movements = input.movements.map(({ type, amount, transfer }) => ({
        type,
        movedOn: ANY_DAY,
        amountMinor: amount,
        transfer: transfer ?? false,
      }));
      const position = depositPosition(input.agreed, movements, ANY_DAY);
      if (!position.ok) return errorOf(position);
      const { heldMinor, dueMinor, noiEffectMinor, cashEffectMinor } = position.value;
      return { held: heldMinor, due: dueMinor, noi_effect: noiEffectMinor, cash_effect: cashEffectMinor };
    },
  ),
};

/** For vectors that name no day. */
const ANY_DAY = plainDate("2026-01-01");

type RowStatesInput = {
  readonly today: string;
  readonly grace_days: number;
  readonly rows: readonly {
    readonly id: string;
    readonly due: string;
    readonly amount: number;
    readonly waived: number;
    readonly kind?: RentRowKind;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly date: string;
    readonly row?: string;
    readonly refund_of?: string;
    readonly amount: number;
  }[];
};

function rowStates(input: RowStatesInput): unknown {
  const account = leaseAccount(ledgerOf(input), plainDate(input.today));
  return {
    rows: Object.fromEntries(
      account.rows.map((row) => [
        row.row.id,
        {
          state: row.state,
          allocated: row.allocatedMinor,
          outstanding: row.outstandingMinor,
          overdue: row.overdue,
        },
      ]),
    ),
    credit: account.creditMinor,
    balance: account.balanceMinor,
  };
}

function ledgerOf(input: RowStatesInput): LeaseLedger {
  const today = plainDate(input.today);
  return {
    rows: input.rows.map(rowOnDay),
    payments: input.payments.flatMap(({ id, date, row, amount }) =>
      row === undefined
        ? []
        : [{ id: idOf(id), rowId: idOf(row), paidOn: plainDate(date), amountMinor: amount }],
    ),
    refunds: input.payments.flatMap(({ id, date, refund_of, amount }) =>
      refund_of === undefined
        ? []
        : [{ id: idOf(id), paymentId: idOf(refund_of), refundedOn: plainDate(date), amountMinor: amount }],
    ),
    writeDowns: input.rows.map(({ id, waived }) => ({
      rowId: idOf(id),
      writtenOn: today,
      amountMinor: waived,
      reason: "waiver",
    })),
    graceDays: input.grace_days,
  };
}

type MarkPaidInput = {
  readonly today: string;
  readonly row: {
    readonly amount: number;
    readonly waived: number;
    readonly allocated: number;
    readonly kind?: RentRowKind;
  };
  readonly input: { readonly amount?: number | null; readonly date?: string; readonly method?: string };
};

function markPaid({ today, row, input }: MarkPaidInput): unknown {
  const payment = planRecordedPayment({
    kind: row.kind ?? "rent",
    adjustedKind: null,
    outstandingMinor: row.amount - row.waived - row.allocated,
    amountMinor: input.amount ?? null,
    paidOn: plainDate(input.date ?? today),
    method: input.method ?? "bank_transfer",
    today: plainDate(today),
  });
  if (!payment.ok) return errorOf(payment);
  const { amountMinor, incomeCategory, paidOn, method } = payment.value;
  return {
    payment_minor: amountMinor,
    income: { category: incomeCategory, amount_minor: amountMinor, date: paidOn, method },
  };
}

function openRow({ id, due, outstanding, kind }: OpenRowInput) {
  return {
    id,
    dueOn: plainDate(due),
    outstandingMinor: outstanding,
    kind: kind ?? "rent",
    adjustedKind: null,
  };
}

function termOf({ start, end }: LeaseSpan) {
  return { startsOn: plainDate(start), endsOn: end === null ? null : plainDate(end) };
}

function leaseOf(span: LeaseSpan) {
  return { ...termOf(span), unitId: span.unit };
}

/** R-Z03: the day in the property's zone. */
function todayIn(timezone: string, now: string): PlainDate {
  return dayInZone(timezone, Temporal.Instant.from(now).epochMilliseconds);
}
