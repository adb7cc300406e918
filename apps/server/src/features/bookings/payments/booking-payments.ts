import type { BookingDetail, BookingRefund, NewBookingPayment } from "@keystead/contract/bookings";
import { bookingMoney, nightsDueMinor } from "@keystead/domain/bookings";
import type { PayoutParts } from "@keystead/domain/bookings";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Book, PaymentMethod } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

import { parseDay, optionalAmountIn, permit, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import {
  bookReversal,
  discardRecords,
  lockRecords,
  namedReversals,
  storeRecords,
} from "../../ledger/index.ts";
import { lockWorkspace } from "../../plans/index.ts";
import { findPayments } from "./booking-money-store.ts";
import { lockBooking } from "../booking-store.ts";
import type { BookingRow } from "../booking-store.ts";
import { getBooking } from "../list/get-booking.ts";

/**
 * R-D10: money for nights is Income of category rent, in the currency of the booking. Without an amount, the
 * outstanding amount is recorded.
 */
export async function recordBookingPayment(work: Work, input: NewBookingPayment): Promise<BookingDetail> {
  await lockWorkspace(work);
  const row = await requireLockedBooking(work, input.id);
  const amountMinor =
    optionalAmountIn(input.amount, currency(row.currency), { field: "amount" }) ??
    (await outstandingMinor(work, row));
  if (amountMinor === 0) throw refusal("NOTHING_OUTSTANDING");
  await storeBookingPayments(work, [
    {
      stay: { ...row, currency: currency(row.currency) },
      amountMinor,
      date: parseDay(input.date, "date"),
      method: input.method,
      notes: input.notes,
    },
  ]);
  return getBooking(work, row.id);
}

type BookingPaymentToStore = {
  readonly stay: {
    readonly id: string;
    readonly propertyId: string;
    readonly unitId: string | null;
    readonly currency: Currency;
  };
  /** The amount for the nights. */
  readonly amountMinor: number;
  readonly date: PlainDate;
  readonly method: PaymentMethod;
  readonly notes: string;
  /** The parts of a channel's payout other than the money for nights. */
  readonly beside?: Omit<PayoutParts, "rentMinor"> | null;
};

/** A stored record of a payment; `of` is the index of that payment in the request. */
export type StoredBookingPayment = {
  readonly of: number;
  readonly book: Book;
  readonly id: string;
  readonly amountMinor: number;
  /** True for the money for nights, which is the first record of each payment. */
  readonly isForNights: boolean;
};

/**
 * Stores one rent record for each booking, even if one payout paid several (R-D10). For a channel's payout it also
 * stores other income for the cleaning of the booking, tourist tax that is passed on, and the channel's fee as an
 * Expense (R-D08). The caller has locked the bookings.
 */
export async function storeBookingPayments(
  work: Work,
  payments: readonly BookingPaymentToStore[],
): Promise<readonly StoredBookingPayment[]> {
  return [
    ...(await storePart(work, "income", payments.flatMap(incomesOf))),
    ...(await storePart(work, "expense", payments.flatMap(feeOf))),
  ];
}

type PaymentRecord = { readonly of: number; readonly record: Parameters<typeof storeRecords>[2][number] };

function incomesOf({ beside, ...payment }: BookingPaymentToStore, of: number): readonly PaymentRecord[] {
  const { stay, ...paid } = payment;
  const income = { ...paid, ...rentableOf(stay), nature: "operating", split: null };
  return [
    { of, record: { ...income, category: "rent", bookingId: stay.id } },
    ...(beside === undefined || beside === null
      ? []
      : [
          { ...income, category: "other", amountMinor: beside.cleaningMinor, cleaningOf: stay.id },
          { ...income, category: "other", amountMinor: beside.taxMinor, nature: "pass_through" },
        ]
    )
      .filter(({ amountMinor }) => amountMinor > 0)
      .map((record) => ({ of, record })),
  ];
}

function feeOf({ beside, stay, date, notes }: BookingPaymentToStore, of: number): readonly PaymentRecord[] {
  if (beside === undefined || beside === null) return [];
  const kept = { date, notes, amountMinor: beside.feeMinor, method: null, split: null };
  return [{ of, record: { ...kept, ...rentableOf(stay), category: "other", nature: "operating" } }];
}

function rentableOf({ propertyId, unitId, currency: code }: BookingPaymentToStore["stay"]) {
  return { propertyId, unitId, currency: code };
}

async function storePart(
  work: Work,
  book: Book,
  records: readonly PaymentRecord[],
): Promise<readonly StoredBookingPayment[]> {
  if (records.length === 0) return [];
  const ids = await storeRecords(
    work,
    book,
    records.map(({ record }) => record),
  );
  return records.map(({ of, record: { amountMinor, bookingId = null } }, at) => {
    const id = ids[at];
    if (id === undefined) throw new Error("a payment without a record");
    return { of, book, id, amountMinor, isForNights: bookingId !== null };
  });
}

/** R-A08: refunds a part of a payment to the guest. */
export async function refundBookingPayment(work: Work, input: BookingRefund): Promise<BookingDetail> {
  await lockWorkspace(work);
  await requireLockedBooking(work, input.id);
  const { paymentId, ...back } = input;
  const records = await paymentsOf(work, input.id, paymentId);
  await bookReversal(work, { book: "income", bill: records }, { ...back, id: paymentId });
  return getBooking(work, input.id);
}

/** R-O01: an assistant deletes only their own entries. */
export async function deleteBookingPayment(
  work: Work,
  { id, paymentId }: { readonly id: string; readonly paymentId: string },
): Promise<{ trashId: string }> {
  await requireLockedBooking(work, id);
  const records = await paymentsOf(work, id, paymentId);
  if (records.some(({ createdBy }) => createdBy !== work.scope.userId))
    permit(work.scope, "income.delete_any");
  if (records.some(({ reversedMinor }) => reversedMinor > 0)) {
    const ids = records.map((record) => record.id);
    throw refusal("HAS_REVERSALS", { records: await namedReversals(work, "income", ids) });
  }
  return discardRecords(work, "income", records);
}

export async function requireLockedBooking(work: Work, id: string): Promise<BookingRow> {
  const row = await lockBooking(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  return row;
}

async function outstandingMinor(work: Work, row: BookingRow): Promise<number> {
  const payments = await findPayments(work, row.id);
  const linked = payments.reduce((sum, payment) => sum + payment.amountMinor, 0);
  return bookingMoney(nightsDueMinor(row), linked, row.status).outstandingMinor;
}

/** The record, if it belongs to this booking. */
async function paymentsOf(work: Work, bookingId: string, paymentId: string) {
  const payments = await findPayments(work, bookingId);
  if (!payments.some(({ id }) => id === paymentId)) throw refusal("NOT_FOUND");
  return lockRecords(work, "income", { ids: [paymentId] });
}
