import type { PaymentMethod } from "@keystead/domain/ledger";
import { and, asc, eq, or } from "#kernel/db/drizzle.ts";

import { income } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** An Income linked to a booking, or a refund of one (negative). */
export type StoredPayment = {
  readonly id: string;
  readonly version: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly method: PaymentMethod | null;
  readonly notes: string;
  readonly reversalOf: string | null;
};

/** The payments of a booking, ordered by day. */
export async function findPayments(
  { tx, scope }: Work<WorkspaceScope>,
  bookingId: string,
): Promise<readonly StoredPayment[]> {
  const { id, version, receivedOn: date, amountMinor, method, notes, reversalOf } = income;
  return tx
    .select({ id, version, date, amountMinor, method, notes, reversalOf })
    .from(income)
    .where(and(eq(income.workspaceId, scope.workspaceId), eq(income.bookingId, bookingId)))
    .orderBy(asc(date), asc(income.createdAt), asc(id));
}

/**
 * Like `findPayments`, followed by payments for the cleaning. These are not part of the booking's balance and are
 * marked by `cleaningOf`. One statement.
 */
export async function findMoneyOf(
  { tx, scope }: Work<WorkspaceScope>,
  bookingId: string,
): Promise<readonly (StoredPayment & { readonly currency: string; readonly cleaningOf: string | null })[]> {
  const {
    id,
    version,
    receivedOn: date,
    amountMinor,
    method,
    notes,
    reversalOf,
    currency,
    cleaningOf,
  } = income;
  return tx
    .select({ id, version, date, amountMinor, method, notes, reversalOf, currency, cleaningOf })
    .from(income)
    .where(
      and(
        eq(income.workspaceId, scope.workspaceId),
        or(eq(income.bookingId, bookingId), eq(cleaningOf, bookingId)),
      ),
    )
    .orderBy(asc(date), asc(income.createdAt), asc(id));
}
