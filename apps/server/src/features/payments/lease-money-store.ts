import { plainDate, type PlainDate } from "@keystead/domain/calendar";
import type { DepositMovementType } from "@keystead/domain/leases";
import type { RentCategory } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { StoredLease } from "../rent-book/index.ts";

type LeaseLinks = Pick<StoredLease, "id" | "property" | "unit" | "tenant" | "currency">;

type NewPart = {
  readonly rowId: string;
  readonly amountMinor: number;
  readonly incomeCategory: RentCategory;
};

export type NewTransfer = {
  readonly parts: readonly NewPart[];
  readonly paidOn: string;
  readonly method: string;
  readonly note: string;
  /** The deposit movement of a payment from the deposit. */
  readonly depositMovementId?: string | undefined;
};

/** Each part of the transfer with its Income: neither can exist without the other (R-C11). */
export async function insertTransfer(
  work: Work<ActorScope>,
  lease: LeaseLinks,
  { parts, paidOn, ...shared }: NewTransfer,
): Promise<{ readonly transferId: string; readonly paymentIds: readonly string[] }> {
  const [made] = await insertTransfers(work, lease, { ...shared, transfers: [{ paidOn, parts }] });
  if (made === undefined) throw new Error("a transfer without parts");
  return made;
}

/**
 * Inserts several transfers, each with its own day, in one statement, and returns them in the order given. No two of
 * them may pay the same row.
 */
export async function insertTransfers(
  { tx, scope }: Work<ActorScope>,
  lease: LeaseLinks,
  made: Pick<NewTransfer, "method" | "note" | "depositMovementId"> & {
    readonly transfers: readonly Pick<NewTransfer, "paidOn" | "parts">[];
  },
): Promise<readonly { readonly transferId: string; readonly paymentIds: readonly string[] }[]> {
  const days = made.transfers.map(({ paidOn }, n) => ({ n, paidOn }));
  const parts = made.transfers.flatMap((transfer, n) => transfer.parts.map((part) => ({ n, ...part })));
  const { method, note } = made;
  const answer = await tx.execute(sql`
      with transfer as materialized (
        select x.n, x."paidOn", gen_random_uuid() as id
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as x(n int, "paidOn" date)),
      part as (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as x(n int, "rowId" uuid, "amountMinor" bigint, "incomeCategory" text)),
      paid as (
        insert into lease_payment (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method, transfer_id, note)
        select ${scope.workspaceId}::uuid, ${lease.id}::uuid, part."rowId", transfer."paidOn", part."amountMinor",
          ${method}, transfer.id, ${note} from part join transfer on transfer.n = part.n
        returning id, rent_row_id, amount_minor, paid_on, transfer_id),
      booked as (
        insert into income (${incomeLinks}, category, amount_minor, received_on, method, notes, lease_payment_id, deposit_movement_id)
        select ${linksOf(scope, lease)}, part."incomeCategory", paid.amount_minor, paid.paid_on, ${method},
          ${note}, paid.id, ${made.depositMovementId ?? null}::uuid
        from paid join part on part."rowId" = paid.rent_row_id)
      select transfer.id as transfer_id, jsonb_agg(paid.id) as payment_ids
      from paid join transfer on transfer.id = paid.transfer_id group by transfer.id, transfer.n order by transfer.n`);
  return rowsOf(answer).map((row) => {
    const ids = row["payment_ids"];
    return {
      transferId: String(row["transfer_id"]),
      paymentIds: Array.isArray(ids) ? ids.map(String) : [],
    };
  });
}

/**
 * Sets date, method and note for the whole transfer. Kept parts get their new amount, removed ones are deleted with
 * their Income, new ones are inserted with theirs; each linked Income follows. One statement.
 */
export async function replaceTransfer(
  { tx, scope }: Work<ActorScope>,
  lease: LeaseLinks,
  change: NewTransfer & {
    readonly transferId: string;
    readonly kept: readonly { readonly id: string; readonly amountMinor: number }[];
    readonly deleted: readonly string[];
  },
): Promise<void> {
  const { workspaceId } = scope;
  const { paidOn, method, note } = change;
  await tx.execute(sql`
    with deleted as (
      delete from lease_payment where workspace_id = ${workspaceId}::uuid
        and id in (select jsonb_array_elements_text(${JSON.stringify(change.deleted)}::jsonb)::uuid)),
    part as (select * from jsonb_to_recordset(${JSON.stringify(change.parts)}::jsonb)
      as x("rowId" uuid, "amountMinor" bigint, "incomeCategory" text)),
    paid as (
      insert into lease_payment (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method, transfer_id, note)
      select ${workspaceId}::uuid, ${lease.id}::uuid, part."rowId", ${paidOn}::date, part."amountMinor", ${method},
        ${change.transferId}::uuid, ${note} from part
      returning id, rent_row_id, amount_minor),
    booked as (
      insert into income (${incomeLinks}, category, amount_minor, received_on, method, notes, lease_payment_id)
      select ${linksOf(scope, lease)}, part."incomeCategory", paid.amount_minor, ${paidOn}::date, ${method}, ${note}, paid.id
      from paid join part on part."rowId" = paid.rent_row_id),
    changed as (
      update lease_payment p set paid_on = ${paidOn}::date, method = ${method}, note = ${note},
        amount_minor = x."amountMinor", version = p.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(change.kept)}::jsonb) as x(id uuid, "amountMinor" bigint)
      where p.workspace_id = ${workspaceId}::uuid and p.id = x.id
      returning p.id, p.amount_minor)
    update income i set received_on = ${paidOn}::date, method = ${method}, notes = ${note},
      amount_minor = changed.amount_minor, version = i.version + 1, updated_at = now()
    from changed where i.workspace_id = ${workspaceId}::uuid and i.lease_payment_id = changed.id`);
}

export type NewRefundParts = {
  readonly parts: readonly { readonly paymentId: string; readonly amountMinor: number }[];
  readonly refundedOn: string;
  readonly note: string;
};

/**
 * Writes the refund of each payment with the reversal of its Income (R-A08; an opening credit has none), all as parts
 * of one transfer. Returns the transfer's id.
 */
export async function insertRefund(
  { tx, scope }: Work<ActorScope>,
  lease: LeaseLinks,
  { parts, refundedOn, note }: NewRefundParts,
): Promise<string> {
  const row = firstRow(
    await tx.execute(sql`
      with transfer as materialized (select gen_random_uuid() as id),
      part as (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as x("paymentId" uuid, "amountMinor" bigint)),
      refund as (
        insert into lease_refund (workspace_id, lease_id, payment_id, refunded_on, amount_minor, transfer_id, note)
        select ${scope.workspaceId}::uuid, ${lease.id}::uuid, part."paymentId", ${refundedOn}::date, part."amountMinor", transfer.id, ${note}
        from part cross join transfer
        returning id, payment_id, amount_minor),
      reversed as (
        insert into income (${incomeLinks}, category, nature, amount_minor, received_on, method, notes, lease_refund_id, reversal_of)
        select ${linksOf(scope, lease)}, o.category, o.nature, -refund.amount_minor, ${refundedOn}::date, o.method, ${note}, refund.id, o.id
        from refund join income o on o.workspace_id = ${scope.workspaceId} and o.lease_payment_id = refund.payment_id)
      select id from transfer`),
  );
  return String(row?.["id"]);
}

export type NewMovement = {
  readonly kind: DepositMovementType;
  readonly movedOn: string;
  readonly amountMinor: number;
  readonly method: string;
  readonly note: string;
  readonly rowId: string | null;
};

/**
 * R-C13: a received or returned deposit is Income of category deposit, a returned one with a negative amount. A
 * retained part reduces the deposit: if it is for damage, it is booked as other Income; if it is for unpaid rent,
 * `insertTransfer` books it as a payment.
 */
export async function insertDepositMovement(
  { tx, scope }: Work<ActorScope>,
  lease: LeaseLinks,
  movement: NewMovement,
): Promise<string> {
  const { kind, amountMinor, rowId } = movement;
  const records = [
    { category: "deposit", amountMinor: kind === "received" ? amountMinor : -amountMinor },
    ...(kind === "retained" && rowId === null ? [{ category: "other", amountMinor }] : []),
  ];
  const row = firstRow(
    await tx.execute(sql`
      with moved as (
        insert into deposit_movement (workspace_id, lease_id, kind, moved_on, amount_minor, method, note, rent_row_id)
        values (${scope.workspaceId}::uuid, ${lease.id}::uuid, ${kind}, ${movement.movedOn}::date, ${amountMinor}::bigint,
          ${movement.method}, ${movement.note}, ${rowId}::uuid)
        returning id),
      booked as (
        insert into income (${incomeLinks}, category, amount_minor, received_on, method, notes, deposit_movement_id)
        select ${linksOf(scope, lease)}, x.category, x."amountMinor", ${movement.movedOn}::date, ${movement.method}, ${movement.note}, moved.id
        from moved, jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x(category text, "amountMinor" bigint))
      select id from moved`),
  );
  return String(row?.["id"]);
}

/** The days of the records of a transfer, a refund or a deposit movement. */
export async function daysOfRecords(
  { tx, scope: { workspaceId } }: Work<ActorScope>,
  id: string,
): Promise<readonly PlainDate[]> {
  const rows = rowsOf(
    await tx.execute(sql`
      select i.received_on::text as day from income i
      where i.workspace_id = ${workspaceId}::uuid and (i.deposit_movement_id = ${id}::uuid or i.transfer_id = ${id}::uuid)`),
  );
  return rows.map(({ day }) => plainDate(String(day)));
}

const incomeLinks: SQL = sql`workspace_id, property_id, unit_id, tenant_id, lease_id, currency, created_by`;

function linksOf(scope: ActorScope, lease: LeaseLinks): SQL {
  return sql`${scope.workspaceId}::uuid, ${lease.property.id}::uuid, ${lease.unit?.id ?? null}::uuid, ${lease.tenant.id}::uuid,
    ${lease.id}::uuid, ${lease.currency}, ${scope.userId}::uuid`;
}
