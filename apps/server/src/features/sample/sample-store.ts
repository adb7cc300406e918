import type { WorkTables } from "@keystead/samples/data-sets/data-set-work";
import type { PortfolioTables } from "@keystead/samples/portfolio-tables";
import { and, eq, gt, lte } from "#kernel/db/drizzle.ts";

import type { AuditScope } from "#kernel/audit/write-audit.ts";
import { staysHere } from "#kernel/db/moving.ts";
import type { Tx } from "#kernel/db/tx.ts";
import {
  audit,
  blockedDate,
  booking,
  bookingLine,
  bookingNight,
  depositMovement,
  expense,
  income,
  lease,
  leasePayment,
  membership,
  notice,
  property,
  rentRow,
  seasonalRate,
  tenant,
  unit,
  user,
  workspace,
} from "#kernel/db/schema/index.ts";
import { chunks } from "#kernel/db/queries/chunks.ts";
import type { Deps } from "#deps.ts";
import type { ActorScope, PersonScope, Work } from "#kernel/work.ts";
import { keepStandings } from "../rent-book/index.ts";
import { insertCleaners, workTurnovers } from "./cleaning-store.ts";

export type SampleMembership = {
  readonly id: string;
  readonly name: string;
  readonly ownerName: string;
  readonly baseCurrency: string;
};

/** The person's sample if it has not expired. Runs as `app_system`, like everything in this file. */
export async function findSample({
  tx,
  scope,
  now,
}: Work<PersonScope>): Promise<SampleMembership | undefined> {
  const [row] = await tx
    .select({
      id: workspace.id,
      name: workspace.name,
      ownerName: user.name,
      baseCurrency: user.baseCurrency,
    })
    .from(workspace)
    .innerJoin(user, eq(user.id, workspace.ownerUserId))
    .where(and(ownSample(scope), gt(workspace.expiresAt, now)));
  return row;
}

/** Undefined if a concurrent request has made it first. */
export async function insertSample(
  { tx, scope: { userId }, now }: Work<PersonScope>,
  sample: { readonly name: string; readonly expiresAt: Date },
): Promise<string | undefined> {
  const { name, expiresAt } = sample;
  const [row] = await tx
    .insert(workspace)
    .values({ kind: "sample", ownerUserId: userId, name, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ id: workspace.id });
  if (row === undefined) return undefined;
  await tx
    .insert(membership)
    .values({ workspaceId: row.id, userId, role: "owner", status: "active", createdAt: now });
  return row.id;
}

/** Deletes the sample with everything in it. */
export async function deleteSample({ tx, scope }: Work<PersonScope>): Promise<void> {
  await tx.delete(workspace).where(ownSample(scope));
}

export async function deleteExpiredSample({ tx, scope, now }: Work<PersonScope>): Promise<void> {
  await tx.delete(workspace).where(and(ownSample(scope), lte(workspace.expiresAt, now)));
}

export async function deleteExpiredSamples(tx: Tx, now: Date): Promise<number> {
  const deleted = await tx
    .delete(workspace)
    .where(and(eq(workspace.kind, "sample"), lte(workspace.expiresAt, now), staysHere(workspace.id)))
    .returning({ id: workspace.id });
  return deleted.length;
}

/**
 * Stores a generated portfolio in a workspace, table by table: its thousands of rows already follow the rules, so
 * they do not pass through the verbs one by one. Records that follow from its bookings are made here.
 */
export async function storePortfolio(
  work: Work<AuditScope>,
  tables: PortfolioTables,
  { bookingsChanged, storeSample }: Pick<Deps, "bookingsChanged" | "storeSample">,
): Promise<void> {
  const { tx, now } = work;
  const { workspaceId, userId: createdBy } = work.scope;
  const edited = { workspaceId, createdAt: now, updatedAt: now };
  const once = { workspaceId, createdAt: now };
  for (const lines of chunks(tables.properties))
    await tx
      .insert(property)
      .values(lines.map((line) => ({ ...line, ...edited, checkInTime: "15:00", checkOutTime: "11:00" })));
  for (const lines of chunks(tables.units))
    await tx
      .insert(unit)
      .values(lines.map((line) => ({ ...line, ...edited, sizeSqm: String(line.sizeSqm) })));
  for (const lines of chunks(tables.tenants))
    await tx
      .insert(tenant)
      .values(lines.map((line) => ({ ...line, ...edited, phone: line.phone === "" ? null : line.phone })));
  for (const lines of chunks(tables.leases))
    await tx.insert(lease).values(lines.map((line) => ({ ...line, ...edited })));
  for (const lines of chunks(tables.rentRows))
    await tx.insert(rentRow).values(lines.map((line) => ({ ...line, ...edited })));
  for (const lines of chunks(tables.payments))
    await tx.insert(leasePayment).values(lines.map((line) => ({ ...line, ...edited })));
  for (const lines of chunks(tables.deposits))
    await tx.insert(depositMovement).values(lines.map((line) => ({ ...line, ...once })));
  for (const lines of chunks(tables.bookings))
    await tx.insert(booking).values(lines.map((line) => ({ ...line, ...edited, createdBy })));
  for (const lines of chunks(tables.nights))
    await tx.insert(bookingNight).values(lines.map((line) => ({ ...line, workspaceId })));
  for (const lines of chunks(tables.priceLines))
    await tx.insert(bookingLine).values(lines.map((line) => ({ ...line, workspaceId })));
  for (const lines of chunks(tables.blocked))
    await tx.insert(blockedDate).values(lines.map((line) => ({ ...line, ...edited })));
  for (const lines of chunks(tables.seasons))
    await tx.insert(seasonalRate).values(lines.map((line) => ({ ...line, ...edited })));
  for (const lines of chunks(tables.income))
    await tx.insert(income).values(lines.map((line) => ({ ...line, ...edited, createdBy })));
  for (const lines of chunks(tables.expenses))
    await tx.insert(expense).values(lines.map((line) => ({ ...line, ...edited, createdBy })));
  await storeSample(work, tables);
  await keepStandings(work);
  for (const propertyId of new Set(tables.bookings.map((stay) => stay.propertyId)))
    await bookingsChanged(work, propertyId);
}

/** Stores the traces of working with the sample (history, notices, cleaners), as if its owner had worked alone. */
export async function storeWork(
  work: Work<ActorScope>,
  { changes, notices, cleaners }: WorkTables,
): Promise<void> {
  const { tx, now } = work;
  const { workspaceId, userId } = work.scope;
  for (const lines of chunks(changes))
    await tx
      .insert(audit)
      .values(
        lines.map(({ on, ...line }) => ({ ...line, workspaceId, userId, action: "create", at: noonOf(on) })),
      );
  for (const lines of chunks(notices))
    await tx.insert(notice).values(
      lines.map(({ isRead, ...line }) => ({
        ...line,
        workspaceId,
        userId,
        facts: {},
        inApp: true,
        byMail: false,
        readAt: isRead ? now : null,
        createdAt: noonOf(line.day),
      })),
    );
  await insertCleaners(work, cleaners);
  await workTurnovers(work, cleaners);
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function ownSample({ userId }: PersonScope) {
  return and(eq(workspace.ownerUserId, userId), eq(workspace.kind, "sample"));
}
