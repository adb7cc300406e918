import type { CampaignPeriodView } from "@keystead/contract/ads";
import { countCampaignDays } from "@keystead/domain/ads";
import { addDays, earlierOf, plainDate } from "@keystead/domain/calendar";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { occupancyIn } from "../../analytics/index.ts";
import { findListedCampaign } from "../list/campaign-list-store.ts";
import { findBegunLeases, findBegunBookings } from "./campaign-period-store.ts";

const NOTHING = { total: 0, items: [] };
const NOT_BEGUN: CampaignPeriodView = {
  days: null,
  bookings: NOTHING,
  leases: NOTHING,
  occupancy: { longTerm: null, shortTerm: null },
};

/**
 * The bookings and leases at the property on the campaign's days so far, and its occupancy. Leads are not tenants, so
 * none of these numbers is presented as the campaign's effect (R-G04).
 */
export async function readCampaignPeriod(work: Work, id: string): Promise<CampaignPeriodView> {
  const found = await findListedCampaign(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  const { row } = found;
  const today = plainDate(found.today);
  const startsOn = plainDate(row.startsOn);
  const counted = countCampaignDays({
    startsOn,
    endsOn: row.endsOn === null ? null : plainDate(row.endsOn),
    today,
  });
  if (counted === null || startsOn > today) return NOT_BEGUN;
  const days = { from: counted.from, to: earlierOf(counted.to, today) };
  const at = { propertyId: row.propertyId, ...days };
  const occupancy = await occupancyIn(work, {
    propertyId: row.propertyId,
    days: { from: days.from, until: addDays(days.to, 1) },
  });
  return {
    days,
    bookings: begun(await findBegunBookings(work, at)),
    leases: begun(await findBegunLeases(work, at)),
    occupancy: { longTerm: occupancy.long_term, shortTerm: occupancy.short_term },
  };
}

type Begun = CampaignPeriodView["bookings"]["items"][number] & { readonly total: number };

function begun(rows: readonly Begun[]): CampaignPeriodView["bookings"] {
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...one }) => one) };
}
