/** What people wait for that is not there yet (R-K08). */
export const waitlists = ["mortgage", "csv_import"] as const;
export type Waitlist = (typeof waitlists)[number];

/** Where an address was left: the page of the plans, or the waitlist of something to come. */
export type LeadSource = "tariffs_page" | `${Waitlist}_waitlist`;

/** R-K08: leads of waitlists lie in the same table under a source of their own. */
export function sourceOfWaitlist(waitlist: Waitlist): LeadSource {
  return `${waitlist}_waitlist`;
}
