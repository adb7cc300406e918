/** Planned features that have a waitlist (R-K08). */
export const waitlists = ["mortgage", "csv_import"] as const;
export type Waitlist = (typeof waitlists)[number];

/** Where an address was left: on the page of plans, or in the waitlist of a planned feature. */
export type LeadSource = "tariffs_page" | `${Waitlist}_waitlist`;

/** Most stored leads; further ones are asked to try later. Anyone can write them, so their number is limited. */
export const MOST_LEADS = 50_000;

/** R-K08: leads of waitlists are stored in the same table with a source of their own. */
export function sourceOfWaitlist(waitlist: Waitlist): LeadSource {
  return `${waitlist}_waitlist`;
}
