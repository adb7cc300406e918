import { randomUUID } from "node:crypto";

import type { NewBookings } from "@keystead/contract/bookings";
import { bookingAccount } from "@keystead/domain/bookings";
import type { LineOfBooking } from "@keystead/domain/bookings";
import { idOf } from "@keystead/domain/ids";
import { ORPCError } from "@orpc/server";
import * as z from "zod/mini";

import { badField, issuesAt, NAMED_RECORDS, permit, refusal, refuseIssues } from "#kernel/api/index.ts";
import { forgetBatch, keepBatch, lockBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { assertOpenTo, requireSite } from "../properties/index.ts";
import type { Site } from "../properties/index.ts";
import { bookingRequest } from "./plan/booking-request.ts";
import type { BookingInputFields } from "./plan/booking-request.ts";
import { lockBookings } from "./booking-store.ts";
import { namedBooking } from "./booking-trash.ts";
import { storeBookings, storedBooking } from "./create-booking.ts";
import type { BookingWork } from "./create-booking.ts";
import { discardBookings } from "./delete-booking.ts";
import { parseLines } from "./lines/booking-lines.ts";
import { askAbout, plannedBooking } from "./plan/planned-booking.ts";
import type { PlannedBooking, PlanWarning } from "./plan/planned-booking.ts";
import { findSurroundings } from "./conflicts/surroundings-store.ts";
import type { BookingBeside, Surroundings } from "./conflicts/surroundings-store.ts";

/** The bookings that one request made, for its Undo. */
const MadeBookings = z.object({ ids: z.array(z.uuid()) });

type Line = {
  readonly at: number;
  readonly id: string;
  readonly entered: BookingInputFields;
  /** The lines as they were sent. */
  readonly lines: NewBookings["rows"][number]["lines"];
};
type Planned = {
  readonly line: Line;
  readonly plan: PlannedBooking;
  readonly site: Site;
  readonly lines: readonly LineOfBooking[];
};

/**
 * Creates the lines of a list, each as an ordinary booking that is checked against the lines above it: all or none,
 * with every mistake reported at its line. A warning to confirm names its line in `row`.
 */
export async function createBookings(
  { work, deps }: BookingWork,
  { rows, confirm }: NewBookings,
): Promise<{ undoId: string; bookings: number }> {
  assertFeature(work.scope, "calendar");
  const lines = rows.map(({ lines: ofBooking, ...entered }, at): Line => ({
    at,
    id: randomUUID(),
    entered,
    lines: ofBooking,
  }));
  const byProperty = [...Map.groupBy(lines, ({ entered }) => entered.propertyId)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const planned: Planned[] = [];
  // Books one property after the other in the order of their ids, so that every request with several properties locks
  // them in that order.
  for (const [propertyId, own] of byProperty)
    for (const one of await planLines(work, propertyId, own)) planned.push(one);
  askAbout(
    planned
      .toSorted((a, b) => a.line.at - b.line.at)
      .flatMap(({ line, plan }) => plan.questions.map((question) => atLine(question, line.at))),
    confirm,
  );
  await storeBookings(
    work,
    planned.map((one) => ({
      id: one.line.id,
      ...storedBooking(one.line.entered, one.plan, one.site),
      lines: one.lines,
    })),
  );
  for (const [propertyId] of byProperty) await deps.bookingsChanged(work, propertyId);
  const undoId = await keepBatch(work, "booking_list", { ids: lines.map(({ id }) => id) });
  return { undoId, bookings: lines.length };
}

/** Deletes the bookings again if they have not changed since they were made. */
export async function undoBookings({ work, deps }: BookingWork, id: string): Promise<{ ok: true }> {
  const batch = await lockBatch(work, "booking_list", id);
  if (batch === undefined) throw refusal("NOT_FOUND");
  if (batch.userId !== work.scope.userId) permit(work.scope, "booking.delete");
  const { ids } = MadeBookings.parse(batch.made);
  const rows = await lockBookings(work, ids);
  const changed = rows.filter(({ version }) => version > 1);
  if (changed.length > 0)
    throw refusal("CANNOT_UNDO", { records: changed.slice(0, NAMED_RECORDS).map(namedBooking) });
  if (rows.length > 0) await discardBookings(work, rows);
  await forgetBatch(work, id);
  for (const propertyId of new Set(rows.map((row) => row.propertyId)))
    await deps.bookingsChanged(work, propertyId);
  return { ok: true };
}

async function planLines(
  work: Work,
  propertyId: string,
  lines: readonly Line[],
): Promise<readonly Planned[]> {
  const sites = new Map<string | null, Site>();
  for (const unitId of new Set(lines.map(({ entered }) => entered.unitId)))
    sites.set(unitId, await siteOf(work, propertyId, { unitId, lines }));
  const placed = lines.flatMap((line) => {
    const site = sites.get(line.entered.unitId);
    return site === undefined ? [] : [{ line, site }];
  });
  const drafts = new Map<number, Draft>();
  refuseIssues(
    placed.flatMap(({ line, site }) =>
      issuesAt(["rows", line.at], () => {
        const stay = bookingRequest(line.entered, site.currency, null);
        drafts.set(line.at, { stay, lines: parseLines(line.lines, site.currency) });
      }),
    ),
  );
  const [first] = placed;
  if (first === undefined) return [];
  const stays = [...drafts.values()].map(({ stay }) => stay);
  const around = await findSurroundings(work, { propertyId, site: first.site }, stays);
  return planAfterEachOther(placed, drafts, around);
}

type Draft = {
  readonly stay: ReturnType<typeof bookingRequest>;
  readonly lines: readonly LineOfBooking[];
};

/** Plans the lines one after the other: each planned line can conflict with those below it. */
function planAfterEachOther(
  placed: readonly { readonly line: Line; readonly site: Site }[],
  drafts: ReadonlyMap<number, Draft>,
  around: Surroundings,
): readonly Planned[] {
  const planned: Planned[] = [];
  const above: BookingBeside[] = [];
  const issues = placed.flatMap(({ line, site }) =>
    blockedAt(line.at, () => {
      const draft = drafts.get(line.at);
      if (draft === undefined) return;
      const { stay, lines } = draft;
      const plan = plannedBooking(stay, null, { ...around, bookings: [...around.bookings, ...above] });
      assertAccount(plan, lines);
      planned.push({ line, plan, site, lines });
      const { checkIn, checkOut, unitId } = stay;
      const { guestName } = line.entered;
      above.push({
        id: idOf(line.id),
        unitId,
        checkIn,
        checkOut,
        status: "confirmed",
        guestName,
        unitName: null,
        overlapConfirmed: plan.warnings.some(({ code }) => code === "BOOKING_OVERLAP"),
      });
    }),
  );
  refuseIssues(issues);
  return planned;
}

/** Neither the guest nor the channel may end up paying less than nothing. */
function assertAccount({ stay, totalMinor }: PlannedBooking, lines: readonly LineOfBooking[]): void {
  const account = bookingAccount({
    nightsMinor: totalMinor,
    checkIn: stay.checkIn,
    lines: { lines, channelRemitsTax: false, payoutOn: null },
  });
  if (!account.ok) throw badField(["lines"], account.code);
}

/** Reports blocked nights at their line, like every other mistake. */
function blockedAt(at: number, work: () => void): ReturnType<typeof issuesAt> {
  try {
    return issuesAt(["rows", at], work);
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== "DATE_BLOCKED") throw error;
    return [{ path: ["rows", at, "checkIn"], code: "DATE_BLOCKED" }];
  }
}

async function siteOf(
  work: Work,
  propertyId: string,
  { unitId, lines }: { readonly unitId: string | null; readonly lines: readonly Line[] },
): Promise<Site> {
  const site = await requireSite(work, { propertyId, unitId });
  const [first] = lines.filter(({ entered }) => entered.unitId === unitId);
  refuseIssues(
    issuesAt(["rows", first?.at ?? 0], () => {
      assertOpenTo(site, "daily");
    }),
  );
  return site;
}

function atLine({ code, params }: PlanWarning, at: number): PlanWarning {
  return { code, params: { ...params, row: String(at) } };
}
