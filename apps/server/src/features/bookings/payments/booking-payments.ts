import type { BookingDetail, BookingRefund, NewBookingPayment } from "@keystead/contract/bookings";
import { bookingMoney, nightsDueMinor } from "@keystead/domain/bookings";
import type { PlainDate } from "@keystead/domain/calendar";
import type { PaymentMethod } from "@keystead/domain/ledger";
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

/** R-D10: money for nights is Income of category rent, in the currency of the booking; without an amount, what is outstanding. */
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
  readonly amountMinor: number;
  readonly date: PlainDate;
  readonly method: PaymentMethod;
  readonly notes: string;
};

/** One record for each booking, also where one payout paid several (R-D10). The bookings are locked by the caller. Answers their ids. */
export function storeBookingPayments(
  work: Work,
  payments: readonly BookingPaymentToStore[],
): Promise<readonly string[]> {
  return storeRecords(
    work,
    "income",
    payments.map(({ stay: { id, propertyId, unitId, currency: code }, ...payment }) => ({
      ...payment,
      propertyId,
      unitId,
      category: "rent",
      nature: "operating",
      currency: code,
      split: null,
      bookingId: id,
    })),
  );
}

/** R-A08: something of a payment goes back to the guest. */
export async function refundBookingPayment(work: Work, input: BookingRefund): Promise<BookingDetail> {
  await lockWorkspace(work);
  await requireLockedBooking(work, input.id);
  const { paymentId, ...back } = input;
  const records = await paymentsOf(work, input.id, paymentId);
  await bookReversal(work, { book: "income", bill: records }, { ...back, id: paymentId });
  return getBooking(work, input.id);
}

/** R-O01: an assistant deletes what it entered itself. */
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

/** The record, of this booking and no other. */
async function paymentsOf(work: Work, bookingId: string, paymentId: string) {
  const payments = await findPayments(work, bookingId);
  if (!payments.some(({ id }) => id === paymentId)) throw refusal("NOT_FOUND");
  return lockRecords(work, "income", { ids: [paymentId] });
}
