import { addDays, addMonths, firstDayOf, monthOf, plainDate } from "@keystead/domain/calendar";

/**
 * The requests of the screens for nightly letting: a month of the calendar and of turnovers, the lists, and the days
 * ahead.
 */
export const bookingPaths = [
  "/api/v1/calendar?from=:month&days=42",
  "/api/v1/bookings?limit=50",
  "/api/v1/bookings?limit=50&state=upcoming",
  "/api/v1/bookings/outlook",
  "/api/v1/turnovers?from=:month&to=:through",
  "/api/v1/turnovers/payouts?limit=50",
  "/api/v1/turnovers/payouts?limit=50&state=due",
] as const;

/** Values for the placeholders of a path, per person: their first lease and campaign, their id, the current month. */
export type OwnNames = ReadonlyMap<string, string>;

export async function ownNames(url: string, cookie: string): Promise<OwnNames> {
  const first = async (path: string): Promise<string> => {
    const answer = await fetch(url + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const { items } = (await answer.json()) as { readonly items: readonly { readonly id: string }[] };
    return items[0]?.id ?? "";
  };
  const month = firstDayOf(monthOf(plainDate(new Date().toISOString().slice(0, 10))));
  return new Map([
    [":lease", await first("/api/v1/leases?limit=1")],
    [":campaign", await first("/api/v1/ads?limit=1")],
    [":person", await first("/api/v1/activity/people")],
    [":month", month],
    [":through", addDays(addMonths(month, 1), -1)],
  ]);
}

/** A path with its placeholders filled in. */
export function requestedPath(path: string, own: OwnNames): string {
  return path.replaceAll(/:[a-z]+/g, (name) => own.get(name) ?? "");
}
