import type { BookingQuote, QuoteQuery } from "@keystead/contract/bookings";
import {
  checkBlockedDates,
  countNights,
  freePartOf,
  minimumStay,
  MOST_NIGHTS,
  nightsOf,
  planBooking,
  seasonOfNight,
  totalOfUnits,
} from "@keystead/domain/bookings";
import type { BookingRequest } from "@keystead/domain/bookings";
import { dateOfLocal, localDateTime } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";

import { optionalAmountIn, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText, findProperty } from "../../properties/index.ts";
import { findBooking, findNights } from "../booking-store.ts";
import { nightViews } from "../booking-view.ts";
import { inTheWayOf } from "../list/get-booking.ts";
import { blocksOf } from "./planned-booking.ts";
import { findSurroundings } from "../conflicts/surroundings-store.ts";
import type { Surroundings } from "../conflicts/surroundings-store.ts";

/** The price and the conflicts of a booking, by the same rules as saving it; locks and writes nothing. */
export async function quoteBooking(work: Work, query: QuoteQuery): Promise<BookingQuote> {
  const site = await findProperty(work, query.propertyId);
  const row = query.id === undefined ? undefined : await findBooking(work, query.id);
  if (site === undefined || (query.id !== undefined && row === undefined)) throw refusal("NOT_FOUND");
  const code = currency(site.currency);
  const draft: BookingRequest = {
    id: row === undefined ? null : idOf(row.id),
    unitId: query.unitId ?? null,
    checkIn: localDateTime(query.checkIn),
    checkOut: localDateTime(query.checkOut),
    rateMode: query.rateMode,
    dailyRateMinor: optionalAmountIn(query.dailyRate, code, { field: "dailyRate", rule: "not_negative" }),
  };
  const counted = countNights(draft);
  if (!counted.ok) return nothing(site.currency, counted.code);
  if (counted.value > MOST_NIGHTS) return nothing(site.currency, "STAY_TOO_LONG");
  const around = await findSurroundings(work, { propertyId: query.propertyId, site }, [draft]);
  const keeps =
    row !== undefined &&
    query.recalculate !== "true" &&
    row.rateMode === draft.rateMode &&
    row.dailyRateMinor === draft.dailyRateMinor;
  const sold = keeps ? { nights: await findNights(work, row.id), currency: currency(row.currency) } : null;
  return {
    ...conflictsOf(draft, around),
    ...priced(planBooking(draft, sold, around), site.currency),
    unitsTogether: unitsTogether(draft, around),
  };
}

type Priced = Pick<BookingQuote, "refusal" | "nightPrices" | "total" | "currency" | "complimentary">;

function priced(plan: ReturnType<typeof planBooking>, code: string): Priced {
  if (!plan.ok) return { refusal: plan.code, nightPrices: [], total: null, currency: code, complimentary: 0 };
  const { nights, totalMinor, currency: sold } = plan.value;
  return {
    refusal: null,
    nightPrices: nightViews(nights, sold),
    total: amountText(totalMinor, sold),
    currency: sold,
    complimentary: nights.filter(({ rateMinor }) => rateMinor === 0).length,
  };
}

/** R-D06 prices the whole property as one. This shows the host what its units would bring separately. */
function unitsTogether(draft: BookingRequest, { unitIds, seasons, currency: code }: Surroundings) {
  const totalMinor = draft.unitId === null ? totalOfUnits(nightsOf(draft), unitIds, seasons) : null;
  return totalMinor === null ? null : { count: unitIds.length, total: amountText(totalMinor, code) };
}

function conflictsOf(draft: BookingRequest, around: Surroundings) {
  const arrival = seasonOfNight(around.seasons, draft.unitId, dateOfLocal(draft.checkIn));
  const stay = minimumStay(draft, around.seasons);
  const blocked = checkBlockedDates(draft, around.blocked);
  const inTheWay = inTheWayOf(draft, around);
  const taken = inTheWay.overlaps.length > 0 || !blocked.ok;
  return {
    nights: stay.nights,
    season:
      arrival === null
        ? null
        : {
            name: arrival.name,
            rate: amountText(arrival.rateMinor, around.currency),
            minStay: arrival.minStay,
          },
    ...inTheWay,
    minimumStay: stay.met ? null : stay.required,
    blocked: blocked.ok ? [] : blocksOf(blocked.nights, draft, around.blocked),
    free: taken ? freePartOf(draft, around) : null,
  };
}

function nothing(code: string, why: "BOOKING_MIN_ONE_NIGHT" | "STAY_TOO_LONG"): BookingQuote {
  return {
    refusal: why,
    nights: 0,
    nightPrices: [],
    total: null,
    currency: code,
    unitsTogether: null,
    season: null,
    overlaps: [],
    shortGaps: [],
    leases: [],
    minimumStay: null,
    complimentary: 0,
    blocked: [],
    free: null,
  };
}
