import type { Occupancy, PlaceQuery, PlaceView } from "@keystead/contract/properties";
import { leaseStatus } from "@keystead/domain/leases";
import { placeOrder, unitStatuses } from "@keystead/domain/properties";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { inForceMinor, readStandings } from "../rent-book/index.ts";
import { amountText } from "./money-by-currency.ts";
import { occupancyOf, placesOf } from "./places.ts";
import type { Place } from "./places.ts";
import { propertiesWithPlaces } from "./property-store.ts";
import type { ListedProperty } from "./property-store.ts";

type Query = z.infer<typeof PlaceQuery>;

/**
 * Which places are let, and which are empty? Two statements: whether one is let follows from rules, and a workspace has as many as
 * its plan allows, so they are filtered, ordered and paged here.
 */
export async function listPlaces(
  work: Work,
  query: Query,
): Promise<{ items: PlaceView[]; total: number; occupancy: Occupancy }> {
  const properties = await propertiesWithPlaces(work, query);
  const leases = await readStandings(work, {
    propertyIds: query.propertyId === undefined ? undefined : [query.propertyId],
  });
  const all = properties.flatMap((property) =>
    placesOf(property, leases).map((place) => placeView(property, place)),
  );
  const wanted = query.state ?? [];
  const items = inOrder(
    all.filter(({ state }) => wanted.length === 0 || wanted.includes(state)),
    query.sort ?? placeOrder.defaultSort,
  );
  const start = (query.page - 1) * query.limit;
  return {
    items: items.slice(start, start + query.limit),
    total: items.length,
    occupancy: occupancyOf(all),
  };
}

function placeView({ row }: ListedProperty, { unit, status, state, lease }: Place): PlaceView {
  return {
    property: { id: row.id, name: row.name },
    unit: unit === null ? null : { id: unit.id, name: unit.name },
    status,
    state,
    lease:
      lease === null
        ? null
        : {
            id: lease.id,
            tenant: lease.tenant,
            active: leaseStatus(lease, lease.today) === "active",
            startsOn: lease.startsOn,
            endsOn: lease.endsOn,
            monthlyRent: amountText(inForceMinor(lease, "rent"), lease.currency),
            currency: lease.currency,
          },
  };
}

/** They come by property; whoever has no tenant stands last by tenant, in either direction. */
function inOrder(places: readonly PlaceView[], sort: NonNullable<Query["sort"]>): readonly PlaceView[] {
  const sign = sort.startsWith("-") ? -1 : 1;
  const key = sort.replace(/^-/, "");
  if (key === "property") return sign === 1 ? places : places.toReversed();
  if (key === "status")
    return places.toSorted(
      (a, b) => sign * (unitStatuses.indexOf(a.status) - unitStatuses.indexOf(b.status)),
    );
  return places.toSorted((a, b) => {
    if (a.lease === null || b.lease === null) return Number(a.lease === null) - Number(b.lease === null);
    return sign * byName.compare(a.lease.tenant.name, b.lease.tenant.name);
  });
}

/** As the database orders names. */
const byName = new Intl.Collator("und");
