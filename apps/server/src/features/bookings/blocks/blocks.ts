import { randomUUID } from "node:crypto";

import type { BlockChange, BlockView, NewBlock } from "@keystead/contract/bookings";
import { blockDates, MOST_NIGHTS } from "@keystead/domain/bookings";
import { addDays, differenceInDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";

import { badField, parseDay, refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../../plans/index.ts";
import { requireSite } from "../../properties/index.ts";
import { blockPart, deleteBlockRows, findInTheWay, insertBlock, lockBlock } from "./block-store.ts";
import type { StoredBlock } from "./block-store.ts";
import { blockTrash } from "../booking-trash.ts";

/**
 * R-D05: locks the property first, so that of a block and a booking made at the same moment the second sees the
 * first.
 */
export async function createBlock(work: Work, input: NewBlock): Promise<BlockView> {
  assertFeature(work.scope, "calendar");
  const block = { ...blockOf(input), id: randomUUID(), version: 1 };
  await requireSite(work, block);
  await insertBlock(work, { ...fieldsOf(block), dates: await datesOf(work, block, null) });
  await auditBlock(work, "create", { before: {}, after: block });
  return block;
}

/** Merges the given fields into the block under its lock; its own nights do not conflict with the change. */
export async function updateBlock(work: Work, change: BlockChange): Promise<BlockView> {
  assertFeature(work.scope, "calendar");
  const { id, version, ...changed } = change;
  const before = await lockBlock(work, id, changed);
  if (before === undefined) throw refusal("NOT_FOUND");
  if (before.version !== version) throw stale(before);
  const block = { ...blockOf({ ...before, ...changed }), id, version: version + 1 };
  await requireSite(work, block);
  const dates = await datesOf(work, block, id);
  await deleteBlockRows(work, id);
  await insertBlock(work, { ...fieldsOf(block), dates });
  await auditBlock(work, "update", { before, after: block });
  return block;
}

export async function deleteBlock(work: Work, id: string): Promise<{ trashId: string }> {
  const block = await lockBlock(work, id);
  if (block === undefined) throw refusal("NOT_FOUND");
  const trashId = await moveToTrash(work, { kind: blockTrash, entityId: id, parts: [blockPart(id)] });
  await writeAudit(work, {
    action: "delete",
    entity: "blocked_date",
    entityId: id,
    partOf: block.propertyId,
  });
  return { trashId };
}

function blockOf(input: NewBlock): Omit<StoredBlock, "id" | "version"> {
  const { propertyId, unitId, reason } = input;
  const from = parseDay(input.from, "from");
  const through = parseDay(input.through, "through");
  if (through < from) throw badField(["through"], "END_BEFORE_START");
  if (differenceInDays(from, through) >= MOST_NIGHTS) throw badField(["through"], "BLOCK_TOO_LONG");
  return { propertyId, unitId, from, through, reason };
}

/** The nights to store; refused if one of them is sold or if nothing would be added. */
async function datesOf(
  work: Work,
  { propertyId, unitId, from, through }: Omit<StoredBlock, "id" | "version">,
  except: string | null,
): Promise<readonly PlainDate[]> {
  const nights = Array.from({ length: differenceInDays(from, through) + 1 }, (_night, at) =>
    addDays(from, at),
  );
  const { bookings, blocked } = await findInTheWay(work, propertyId, { days: { from, through }, except });
  const decision = blockDates({ unitId, dates: nights }, bookings, blocked);
  if (!decision.ok)
    throw refusal("DATE_BOOKED", {
      bookings: decision.bookingIds.flatMap((id) =>
        bookings
          .filter((booking) => booking.id === id)
          .map(({ guestName, checkIn, checkOut }) => ({ id, guestName, checkIn, checkOut })),
      ),
    });
  if (decision.value.length === 0) throw badField(["from"], "ALREADY_BLOCKED");
  return decision.value;
}

function fieldsOf({ id, version, propertyId, unitId, reason }: StoredBlock) {
  return { id, version, propertyId, unitId, reason };
}

async function auditBlock(
  work: Work,
  action: "create" | "update",
  { before, after }: { readonly before: Partial<StoredBlock>; readonly after: StoredBlock },
): Promise<void> {
  const { id: _id, version: _version, ...fields } = after;
  await writeAudit(work, {
    action,
    entity: "blocked_date",
    entityId: after.id,
    partOf: after.propertyId,
    changes: auditedChanges(before, fields, ["reason"]),
  });
}
