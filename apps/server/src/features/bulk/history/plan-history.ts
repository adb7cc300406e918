import type { BroughtHistory, BroughtLease, BroughtProperty } from "@keystead/contract/bulk";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { leasesOverlap } from "@keystead/domain/leases";

import { badField, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import { planLease } from "../../leases/index.ts";
import type { LeaseToMake } from "../../leases/index.ts";
import { propertyIssues } from "../../properties/index.ts";
import type { PropertyToMake, UnitToAdd } from "../../properties/index.ts";
import { checkNewTenant } from "../../tenants/index.ts";
import type { TenantToMake } from "../../tenants/index.ts";
import { usualProperty } from "../usual-property.ts";
import type { NamedProperty, NamedRecords } from "./named-records-store.ts";
import type { HistoryRefs } from "./history-refs-of.ts";

export type HistoryPlan = {
  readonly properties: readonly PropertyToMake[];
  readonly units: readonly UnitToAdd[];
  readonly tenants: readonly TenantToMake[];
  readonly leases: readonly LeaseToMake[];
  /** The positions in the request of leases that overlap another lease of the same unit or property (R-C03). */
  readonly overlapping: readonly number[];
};

type Around = {
  readonly refs: HistoryRefs;
  readonly named: NamedRecords;
  /** Today in the zone of the new properties. */
  readonly today: PlainDate;
};

/**
 * Plans the records to which other records of a history refer, with the same checks as their forms; mistakes are
 * reported at their lines.
 */
export function planHistory(input: BroughtHistory, around: Around): HistoryPlan {
  assertThere(around);
  const properties = input.properties.map((line) => propertyOf(line, input, around));
  const issues: ReturnType<typeof issuesAt>[number][] = properties.flatMap(({ fields }, at) =>
    propertyIssues(fields).map(({ path, code }) => ({ path: ["properties", at, ...path], code })),
  );
  const tenants = input.tenants.map(({ key, property, ...known }) => ({
    id: around.refs.idOf(key),
    propertyId: around.refs.idOf(property),
    ...known,
  }));
  issues.push(
    ...tenants.flatMap(({ id: _id, propertyId: _property, ...known }, at) =>
      issuesAt(["tenants", at], () => checkNewTenant(known)),
    ),
  );
  const leases: LeaseToMake[] = [];
  issues.push(
    ...input.leases.flatMap((line, at) =>
      issuesAt(["leases", at], () => {
        leases.push(leaseOf(line, input, around));
      }),
    ),
  );
  refuseIssues(issues);
  return {
    properties,
    units: input.units.flatMap(({ key, property, name }) =>
      around.refs.isMade(property) ? [] : [{ id: around.refs.idOf(key), propertyId: property, name }],
    ),
    tenants,
    leases,
    overlapping: overlapping(leases, around.named),
  };
}

/**
 * Existing properties, units and tenants must still exist. A unit of another property is reported where the lease is
 * checked.
 */
function assertThere({ refs: { there }, named }: Around): void {
  const missing =
    there.properties.some((id) => !named.properties.has(id)) ||
    there.units.some((id) => !named.units.has(id)) ||
    there.tenants.some((id) => !named.tenants.has(id));
  if (missing) throw refusal("NOT_FOUND");
}

function propertyOf(line: BroughtProperty, input: BroughtHistory, { refs }: Around): PropertyToMake {
  const { key, ...given } = line;
  const fields = usualProperty(given, input);
  const units = input.units.filter(({ property }) => property === key);
  return {
    id: refs.idOf(key),
    fields,
    units: units.map((unit) => ({ id: refs.idOf(unit.key), name: unit.name })),
  };
}

function leaseOf(line: BroughtLease, input: BroughtHistory, around: Around): LeaseToMake {
  const { refs, named } = around;
  const { key, tenant, property, unit, ...terms } = line;
  const home = refs.isMade(property) ? newProperty(property, input, around) : named.properties.get(property);
  if (home === undefined) throw refusal("NOT_FOUND");
  if (!home.monthly) throw badField(["property"], "PROPERTY_NOT_MONTHLY");
  if (!home.active) throw badField(["property"], "PROPERTY_INACTIVE");
  const propertyOfUnit =
    unit === null || !refs.isMade(unit)
      ? named.units.get(unit ?? "")
      : input.units.find((one) => one.key === unit)?.property;
  if (unit !== null && propertyOfUnit !== property) throw badField(["unit"], "UNIT_NOT_IN_PROPERTY");
  return {
    id: refs.idOf(key),
    tenantId: refs.idOf(tenant),
    propertyId: refs.idOf(property),
    unitId: unit === null ? null : refs.idOf(unit),
    plan: planLease({ ...terms, proration: "actual_days", graceDays: 0, notes: "" }, home),
  };
}

function newProperty(
  key: string,
  input: BroughtHistory,
  { today }: Around,
): Omit<NamedProperty, "id"> | undefined {
  const made = input.properties.find((one) => one.key === key);
  return made === undefined
    ? undefined
    : { currency: made.currency, today, monthly: made.rentalMode === "monthly", active: true };
}

function overlapping(leases: readonly LeaseToMake[], named: NamedRecords): readonly number[] {
  const placed = leases.map(({ propertyId, unitId, plan: { fields } }, at) => ({
    at,
    propertyId,
    unitId,
    startsOn: plainDate(fields.startsOn),
    endsOn: fields.endsOn === undefined || fields.endsOn === null ? null : plainDate(fields.endsOn),
  }));
  const byProperty = Map.groupBy(placed, ({ propertyId }) => propertyId);
  const there = Map.groupBy(named.leases, ({ propertyId }) => propertyId);
  return placed
    .filter(
      (lease) =>
        (there.get(lease.propertyId) ?? []).some((other) => leasesOverlap(lease, other)) ||
        (byProperty.get(lease.propertyId) ?? []).some(
          (other) => other.at !== lease.at && leasesOverlap(lease, other),
        ),
    )
    .map(({ at }) => at);
}
