import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { LINK_DAYS } from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";
import { and, between, eq, gt, inArray, isNull, ne, notExists, or, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import { alias } from "#kernel/db/pg-core.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { income, leasePayment } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { StoredLease } from "../../rent-book/index.ts";

/** An Income without a payment, refund, deposit movement, booking or reversal. */
export type FoundIncome = {
  readonly id: string;
  readonly category: string;
  readonly amountMinor: number;
  readonly receivedOn: PlainDate;
  readonly method: PaymentMethod | null;
  readonly notes: string;
};

/** The records received between two days, widened by the margin of R-C11; the rule itself decides row by row. */
export async function findIncomeWithoutLink(
  { tx, scope }: Work<ActorScope>,
  lease: StoredLease,
  days: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly FoundIncome[]> {
  const near = between(
    income.receivedOn,
    sql`${days.from}::date - ${LINK_DAYS}::int`,
    sql`${days.to}::date + ${LINK_DAYS}::int`,
  );
  const found = await selectFound(tx, and(withoutLink(scope, lease), near))
    .orderBy(income.receivedOn, income.id)
    .limit(500);
  return found.map(foundIncome);
}

/**
 * Locks the record until the transaction ends. If two payments want the same record, the second one finds it already
 * linked.
 */
export async function lockIncomeWithoutLink(
  { tx, scope }: Work<ActorScope>,
  lease: StoredLease,
  id: string,
): Promise<FoundIncome | undefined> {
  const [found] = await selectFound(tx, and(withoutLink(scope, lease), eq(income.id, id))).for(
    "no key update",
  );
  return found === undefined ? undefined : foundIncome(found);
}

export type LinkedPayment = {
  readonly rowId: string;
  readonly amountMinor: number;
  readonly paidOn: string;
  readonly method: string;
  readonly note: string;
  readonly incomeId: string;
};

/**
 * Inserts the payment and links the record. The record gets the payment's lease, and its tenant and unit unless it
 * has its own.
 */
export async function insertLinkedPayment(
  work: Work<ActorScope>,
  lease: Pick<StoredLease, "id" | "tenant" | "unit">,
  payment: LinkedPayment,
): Promise<{ readonly transferId: string }> {
  const { tx, scope } = work;
  const { rowId, amountMinor, paidOn, method, note, incomeId } = payment;
  const [made] = await tx
    .insert(leasePayment)
    .values({
      workspaceId: scope.workspaceId,
      leaseId: lease.id,
      rentRowId: rowId,
      paidOn,
      amountMinor,
      method: sql`${method}`,
      note,
      foundIncomeId: incomeId,
    })
    .returning({ id: leasePayment.id, transferId: leasePayment.transferId });
  if (made === undefined) throw new Error("An inserted payment that is not answered.");
  await linkIncome(work, lease, { paymentId: made.id, incomeId });
  return { transferId: made.transferId };
}

/** False if the record no longer exists or is already linked. */
export async function linkIncome(
  { tx, scope }: Work<ActorScope>,
  lease: Pick<StoredLease, "id" | "tenant" | "unit">,
  link: { readonly paymentId: string; readonly incomeId: string },
): Promise<boolean> {
  const linked = await tx
    .update(income)
    .set({
      leasePaymentId: link.paymentId,
      leaseId: lease.id,
      tenantId: sql`coalesce(${income.tenantId}, ${lease.tenant.id}::uuid)`,
      unitId: sql`coalesce(${income.unitId}, ${lease.unit?.id ?? null}::uuid)`,
      version: sql`${income.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(income.workspaceId, scope.workspaceId),
        eq(income.id, link.incomeId),
        isNull(income.leasePaymentId),
      ),
    )
    .returning({ id: income.id });
  return linked.length === 1;
}

/** Unlinks the records of these payments; the records themselves stay. */
export async function unlinkIncome(
  { tx, scope }: Work<ActorScope>,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return;
  await tx
    .update(income)
    .set({ leasePaymentId: null, version: sql`${income.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(income.workspaceId, scope.workspaceId), inArray(income.leasePaymentId, [...paymentIds])));
}

const reversal = alias(income, "reversal");

/** The condition for records of the lease's property and currency that belong to no other lease or tenant (R-C11). */
function withoutLink(scope: ActorScope, lease: StoredLease): SQL | undefined {
  return and(
    eq(income.workspaceId, scope.workspaceId),
    eq(income.propertyId, lease.property.id),
    eq(income.currency, lease.currency),
    eq(income.nature, "operating"),
    ne(income.category, "deposit"),
    gt(income.amountMinor, 0),
    isNull(income.leasePaymentId),
    isNull(income.leaseRefundId),
    isNull(income.depositMovementId),
    isNull(income.bookingId),
    isNull(income.reversalOf),
    or(isNull(income.leaseId), eq(income.leaseId, lease.id)),
    or(isNull(income.tenantId), eq(income.tenantId, lease.tenant.id)),
    lease.unit === null ? undefined : or(isNull(income.unitId), eq(income.unitId, lease.unit.id)),
    notExists(
      sql`(select 1 from income ${reversal} where ${reversal.workspaceId} = ${scope.workspaceId} and ${reversal.reversalOf} = ${income.id})`,
    ),
  );
}

function selectFound(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      id: income.id,
      category: income.category,
      amountMinor: income.amountMinor,
      receivedOn: income.receivedOn,
      method: income.method,
      notes: income.notes,
    })
    .from(income)
    .where(where);
}

function foundIncome(row: Omit<FoundIncome, "receivedOn"> & { readonly receivedOn: string }): FoundIncome {
  return { ...row, receivedOn: plainDate(row.receivedOn) };
}
