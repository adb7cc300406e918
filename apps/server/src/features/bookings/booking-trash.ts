import { checkBlockedDates, findConflicts } from "@keystead/domain/bookings";
import { idOf } from "@keystead/domain/ids";

import { refusal } from "#kernel/api/index.ts";
import { trashKind } from "#kernel/trash/trash-kind.ts";
import type { Work } from "#kernel/work.ts";
import { findProperty } from "../properties/index.ts";
import { isBlockSold } from "./block-store.ts";
import { findBooking } from "./booking-store.ts";
import { stayOf } from "./booking-view.ts";
import { findSurroundings } from "./surroundings-store.ts";

export const bookingTrash = trashKind("booking", ["booking", "booking_night"], { partOf: ["property_id"] });
export const blockTrash = trashKind("blocked_date", ["blocked_date"], { partOf: ["property_id"] });
export const seasonTrash = trashKind("seasonal_rate", ["seasonal_rate"], { partOf: ["property_id"] });

/**
 * What came back stands in nobody's way: its nights may have been sold or blocked meanwhile, and nobody is asked by an Undo. What stood
 * beside it when it was deleted was confirmed then, by either of the two.
 */
export async function assertStillFree(work: Work, _first: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await findBooking(work, id);
    if (row === undefined || row.status === "cancelled") continue;
    const site = await findProperty(work, row.propertyId);
    if (site === undefined) throw refusal("CANNOT_RESTORE");
    const stay = { ...stayOf(row), id: idOf<"booking">(id), unitId: row.unitId };
    const around = await findSurroundings(work, { propertyId: row.propertyId, site }, [stay]);
    const { bookings: others, zone, minGapMinutes } = around;
    const { overlaps } = findConflicts({ booking: stay, others, zone, minGapMinutes });
    const unasked = new Set<string>(others.filter((one) => !one.overlapConfirmed).map((one) => one.id));
    if (!row.overlapConfirmed && overlaps.some((other) => unasked.has(other)))
      throw refusal("CANNOT_RESTORE");
    if (!checkBlockedDates(stay, around.blocked).ok) throw refusal("CANNOT_RESTORE");
  }
}

/** Nights that come back blocked, with their block or with the unit whose they are, were sold to nobody meanwhile (R-D05). */
export async function assertBlockUnsold(work: Work, id: string): Promise<void> {
  if (await isBlockSold(work, { id, by: "block" })) throw refusal("CANNOT_RESTORE");
}
export async function assertUnitUnsold(work: Work, id: string): Promise<void> {
  if (await isBlockSold(work, { id, by: "unit" })) throw refusal("CANNOT_RESTORE");
}
