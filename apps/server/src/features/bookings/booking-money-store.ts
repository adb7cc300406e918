import type { PaymentMethod } from "@keystead/domain/ledger";
import { and, asc, eq } from "drizzle-orm";

import { income } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** An Income linked to a booking, or what went back of one (negative). */
export type StoredPayment = {
  readonly id: string;
  readonly version: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly method: PaymentMethod | null;
  readonly notes: string;
  readonly reversalOf: string | null;
};

/** In the order of their days. */
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

/** What was paid for the cleaning after it, as the books have it; in the order of their days. */
export async function findCleaningPayments({ tx, scope }: Work<WorkspaceScope>, bookingId: string) {
  const { id, receivedOn: date, amountMinor, currency } = income;
  return tx
    .select({ id, date, amountMinor, currency })
    .from(income)
    .where(and(eq(income.workspaceId, scope.workspaceId), eq(income.cleaningOf, bookingId)))
    .orderBy(asc(date), asc(income.createdAt), asc(id));
}
