/** What people wait for that is not there yet (R-K08). */
export const waitlists = ["mortgage", "csv_import"] as const;
export type Waitlist = (typeof waitlists)[number];

/** Where an address was left: the page of the plans, or the waitlist of something to come. */
export type LeadSource = "tariffs_page" | `${Waitlist}_waitlist`;

/** Whoever comes after so many is asked to try later: strangers write them, so there is an end. */
export const MOST_LEADS = 50_000;

/** R-K08: leads of waitlists lie in the same table under a source of their own. */
export function sourceOfWaitlist(waitlist: Waitlist): LeadSource {
  return `${waitlist}_waitlist`;
}
