import type { BookingOfRentable } from "../booking.ts";
import { nightsOf } from "./nights.ts";
import { LEAST_MIN_STAY, seasonOfNight } from "./seasons.ts";
import type { Season } from "./seasons.ts";

/** Nights required and nights booked. */
export type MinimumStay = { readonly required: number; readonly nights: number; readonly met: boolean };

/**
 * R-D07: the minimum stay of the season that applies to the arrival night, whatever other seasons the booking touches
 * and however it is priced; one night without a season. Not met = warning BELOW_MINIMUM_STAY.
 */
export function minimumStay(stay: BookingOfRentable, seasons: readonly Season[]): MinimumStay {
  const nights = nightsOf(stay);
  const [arrival] = nights;
  const season = arrival === undefined ? null : seasonOfNight(seasons, stay.unitId, arrival);
  const required = season?.minStay ?? LEAST_MIN_STAY;
  return { required, nights: nights.length, met: nights.length >= required };
}
