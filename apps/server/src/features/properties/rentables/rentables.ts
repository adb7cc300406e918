import type { Occupancy } from "@keystead/contract/properties";
import type { PlainDate } from "@keystead/domain/calendar";
import { leaseStatus } from "@keystead/domain/leases";
import type { LeaseStatus } from "@keystead/domain/leases";
import { longTermRentables, rentableState, unitStatus } from "@keystead/domain/properties";
import type { RentableState, RentalMode, UnitStatus } from "@keystead/domain/properties";

import type { LeaseWithAccount } from "../../rent-book/index.ts";

/** The facts that decide whether a unit is let. The caller has left out archived units. */
export type RentableUnit = {
  readonly id: string;
  readonly name: string;
  readonly maintenance: boolean;
  readonly inServiceFrom: PlainDate | null;
};

type PropertyWithUnits = {
  readonly row: { readonly id: string; readonly rentalMode: RentalMode };
  /** At the property. */
  readonly today: PlainDate;
  readonly units: readonly RentableUnit[];
};

/** A unit, or the property itself (`unit` null), that a tenant rents or could rent. */
export type Rentable = {
  readonly unit: RentableUnit | null;
  readonly status: UnitStatus;
  readonly state: RentableState;
  /** The active lease, otherwise the next to begin. */
  readonly lease: LeaseWithAccount["lease"] | null;
};

/**
 * R-F16, R-F17: the rentables of a property that are or could be let by the month; `leases` may include those of
 * other properties.
 */
export function rentablesOf(
  property: PropertyWithUnits,
  leases: readonly LeaseWithAccount[],
): readonly Rentable[] {
  const { row, today, units } = property;
  const own = leases.filter(({ lease }) => lease.property.id === row.id);
  const isLet = (unit: RentableUnit | null): boolean => leaseOf(own, unit, "active") !== null;
  return longTermRentables({ rentalMode: row.rentalMode, today, units }, isLet).map((unit) => {
    const active = leaseOf(own, unit, "active");
    const upcoming = leaseOf(own, unit, "upcoming");
    const status = unitStatus({
      mode: row.rentalMode,
      maintenance: unit?.maintenance === true,
      activeLease: active !== null,
      upcomingLease: upcoming !== null,
      guestInHouse: false,
      tonightBooked: false,
      tonightBlocked: false,
    });
    return { unit, status, state: rentableState(status), lease: active ?? upcoming };
  });
}

export function occupancyOf(rentables: readonly Pick<Rentable, "state">[]): Occupancy {
  const count = (counted: RentableState): number => rentables.filter(({ state }) => state === counted).length;
  return {
    rentables: rentables.length,
    let: count("let"),
    vacant: count("vacant"),
    maintenance: count("maintenance"),
  };
}

/**
 * A lease without a unit covers every unit of its property; any lease counts for the property itself (`unit` null).
 */
function leaseOf(
  leases: readonly LeaseWithAccount[],
  unit: RentableUnit | null,
  status: LeaseStatus,
): LeaseWithAccount["lease"] | null {
  const found = leases
    .map(({ lease }) => lease)
    .filter(
      (lease) =>
        (unit === null || lease.unit === null || lease.unit.id === unit.id) &&
        leaseStatus(lease, lease.today) === status,
    )
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  return found[0] ?? null;
}
