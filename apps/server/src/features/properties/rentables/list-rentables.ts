import type { Occupancy, RentableQuery, RentableView } from "@keystead/contract/properties";
import type { ListPosition } from "@keystead/contract/wire";
import { compareNames, compareText } from "@keystead/domain/kernel";
import { leaseStatus } from "@keystead/domain/leases";
import { rentableOrder, unitStatuses } from "@keystead/domain/properties";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import { pageAmong } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { inForceMinor, readStandings } from "../../rent-book/index.ts";
import { amountText } from "../overview/money-by-currency.ts";
import { occupancyOf, rentablesOf } from "./rentables.ts";
import type { Rentable as LetRentable } from "./rentables.ts";
import { propertiesWithRentables } from "../list/listed-property-store.ts";
import type { PropertyWithRentables } from "../list/listed-property-store.ts";

type Query = z.infer<typeof RentableQuery>;

/**
 * The rentables that are let and those that are empty, in two statements. Whether a rentable is let follows from
 * rules, and the plan limits their number, so they are filtered, sorted and paged here.
 */
export async function listRentables(
  work: Work,
  query: Query,
): Promise<{ items: RentableView[]; total: number; occupancy: Occupancy } & Onward> {
  const properties = await propertiesWithRentables(work, query);
  const leases = await readStandings(work, {
    propertyIds: query.propertyId === undefined ? undefined : [query.propertyId],
  });
  const all = properties.flatMap((property) =>
    rentablesOf(property, leases).map((rentable) => rentableView(property, rentable)),
  );
  const states = query.state ?? [];
  const compare = inOrder(query.sort ?? rentableOrder.defaultSort);
  const { after } = query;
  if (after !== undefined && after.length !== STANDING_KEYS) throw badField(["after"], "INVALID_VALUE");
  const found = all
    .filter(({ state }) => states.length === 0 || states.includes(state))
    .map((view) => ({ view, position: standingOf(view) }))
    .toSorted((a, b) => compare(a.position, b.position))
    .map((one) => ({ ...one, behind: after === undefined || compare(one.position, after) > 0 }));
  const { rows, onward } = pageAmong(found, query);
  return {
    items: rows.map(({ view }) => view),
    total: found.length,
    ...onward,
    occupancy: occupancyOf(all),
  };
}

function rentableView(
  { row }: PropertyWithRentables,
  { unit, status, state, lease }: LetRentable,
): RentableView {
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

const STANDING_KEYS = 6;

/** All values by which rentables can be sorted, the ids last: a rentable's position for the next page. */
function standingOf({ property, unit, status, lease }: RentableView): ListPosition {
  return [
    String(unitStatuses.indexOf(status)),
    lease?.tenant.name ?? null,
    property.name,
    unit?.name ?? null,
    property.id,
    unit?.id ?? null,
  ];
}

/**
 * Sorts equal ones by property and unit, and compares names as the database does. In a sort by tenant, rentables
 * without one come last in either direction.
 */
function inOrder(sort: NonNullable<Query["sort"]>): (a: ListPosition, b: ListPosition) => number {
  const sign = sort.startsWith("-") ? -1 : 1;
  const key = sort.replace(/^-/, "");
  if (key === "property") return (a, b) => sign * byProperty(a, b);
  if (key === "status") return (a, b) => sign * (Number(a[0]) - Number(b[0])) || byProperty(a, b);
  return ([, tenant = null, ...a], [, other = null, ...b]) =>
    tenant === null || other === null
      ? Number(tenant === null) - Number(other === null) || byProperty([null, null, ...a], [null, null, ...b])
      : sign * compareNames(tenant, other) || byProperty([null, null, ...a], [null, null, ...b]);
}

function byProperty(a: ListPosition, b: ListPosition): number {
  const text = (position: ListPosition, at: number): string => position[at] ?? "";
  return (
    compareNames(text(a, 2), text(b, 2)) ||
    compareText(text(a, 4), text(b, 4)) ||
    compareNames(text(a, 3), text(b, 3)) ||
    compareText(text(a, 5), text(b, 5))
  );
}
