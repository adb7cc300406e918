import { MOST_NIGHTS, planBooking } from "@keystead/domain/bookings";
import type { BookingPlan, BookingWarning, SoldNights, BookingRequest } from "@keystead/domain/bookings";
import { dateOfLocal, differenceInDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { sameScope } from "@keystead/domain/properties";

import { badField, refusal } from "#kernel/api/index.ts";
import type { StandingBlock, Surroundings } from "../conflicts/surroundings-store.ts";

export type PlanWarning = { readonly code: string; readonly params: Record<string, string> };

/** A booking that can be saved once its warnings are confirmed. */
export type PlannedBooking = BookingPlan & {
  readonly stay: BookingRequest;
  readonly questions: PlanWarning[];
};

/** R-D03 to R-D08: plans a booking by the rules, or refuses it at the field. The caller asks about warnings. */
export function plannedBooking(
  draft: BookingRequest,
  sold: SoldNights | null,
  around: Surroundings,
): PlannedBooking {
  assertLength(draft);
  const plan = planBooking(draft, sold, around);
  if (plan.ok) {
    const questions = plan.value.warnings.flatMap((warning) => questionsOf(warning, around));
    return { ...plan.value, stay: draft, questions };
  }
  switch (plan.code) {
    case "BOOKING_MIN_ONE_NIGHT":
      throw badField(["checkOut"], plan.code);
    case "DAILY_RATE_REQUIRED":
      throw badField(["dailyRate"], plan.code);
    case "CURRENCY_MISMATCH":
      throw refusal(plan.code);
    case "DATE_BLOCKED":
      throw refusal(plan.code, {
        blocked: blocksOf(plan.nights, draft, around.blocked),
      });
  }
}

/** Asks about all warnings that nobody has confirmed yet (R-Z06). */
export function askAbout(warnings: readonly PlanWarning[], confirmed: readonly string[] | undefined): void {
  const open = warnings.filter(({ code }) => confirmed?.includes(code) !== true);
  if (open.length > 0) throw refusal("CONFIRMATION_REQUIRED", { warnings: open });
}

/** Refuses a longer booking, which is either a lease or a typing mistake. */
export function assertLength({ checkIn, checkOut }: Pick<BookingRequest, "checkIn" | "checkOut">): void {
  if (differenceInDays(dateOfLocal(checkIn), dateOfLocal(checkOut)) > MOST_NIGHTS)
    throw badField(["checkOut"], "STAY_TOO_LONG");
}

/**
 * The blocks that contain one of these nights in the unit or property, each once, ordered by its first night. Whole
 * blocks are returned, because the block is what the user has to change.
 */
export function blocksOf(
  nights: readonly PlainDate[],
  { unitId }: Pick<BookingRequest, "unitId">,
  blocked: readonly StandingBlock[],
): Pick<StandingBlock, "blockId" | "from" | "through" | "reason">[] {
  const inTheWay = blocked.filter((one) => nights.includes(one.date) && sameScope(one.unitId, unitId));
  const byId = new Map(
    inTheWay.map(({ blockId, from, through, reason }) => [blockId, { blockId, from, through, reason }]),
  );
  return [...byId.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Naming more records would not help the user. */
const NAMED = 5;

/** One warning for each conflicting record, with the parameters of its text. */
function questionsOf(warning: BookingWarning, around: Surroundings): readonly PlanWarning[] {
  const { code } = warning;
  switch (code) {
    case "BOOKING_OVERLAP":
      return stays(warning.bookingIds, around).map((params) => ({ code, params }));
    case "BOOKING_SHORT_GAP": {
      const minutes = new Map<string, number>(warning.gaps.map((gap) => [gap.bookingId, gap.minutes]));
      return stays([...minutes.keys()], around).map((params) => ({
        code,
        params: {
          ...params,
          minutes: String(minutes.get(params.bookingId)),
          least: String(around.minGapMinutes),
        },
      }));
    }
    case "BOOKING_DURING_LEASE":
      return around.leases
        .filter(({ id }) => warning.leaseIds.includes(id))
        .slice(0, NAMED)
        .map(({ id, tenant, startsOn, endsOn }) => ({
          code,
          params: { leaseId: id, tenant, startsOn, endsOn: endsOn ?? "" },
        }));
    case "BELOW_MINIMUM_STAY":
      return [{ code, params: { required: String(warning.required), nights: String(warning.nights) } }];
    case "BOOKING_COMPLIMENTARY":
      return [{ code, params: { nights: String(warning.nights) } }];
  }
}

function stays(ids: readonly string[], { bookings }: Surroundings) {
  return bookings
    .filter(({ id }) => ids.includes(id))
    .slice(0, NAMED)
    .map(({ id, guestName, unitName, checkIn, checkOut }) => ({
      bookingId: id,
      guest: guestName,
      unit: unitName ?? "",
      checkIn,
      checkOut,
    }));
}
