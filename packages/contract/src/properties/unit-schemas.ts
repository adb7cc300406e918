import {
  BATHROOM_STEP,
  MOST_BATHROOMS,
  MOST_BEDROOMS,
  MOST_SQM,
  rentableOrder,
  rentableStates,
  UNIT_FLOOR_LIMIT,
  UNIT_NAME_LIMIT,
  unitOrder,
  unitStatuses,
} from "@keystead/domain/properties";
import * as z from "zod/mini";

import {
  line,
  requiredLine,
  Amount,
  Day,
  Id,
  Named,
  Version,
  changeOf,
  listQuery,
  namesQuery,
  anyOf,
} from "../wire/index.ts";

export const unitName = requiredLine(UNIT_NAME_LIMIT, "NAME_REQUIRED");

const unitFields = {
  name: unitName,
  bedrooms: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(MOST_BEDROOMS))),
  bathrooms: z.nullable(
    z.number().check(z.minimum(0), z.maximum(MOST_BATHROOMS), z.multipleOf(BATHROOM_STEP)),
  ),
  sizeSqm: z.nullable(z.number().check(z.positive(), z.maximum(MOST_SQM))),
  floor: line(UNIT_FLOOR_LIMIT),
  maintenance: z.boolean(),
  inServiceFrom: z.nullable(Day),
};

export const NewUnit = z.strictObject({
  propertyId: Id,
  ...unitFields,
  floor: z._default(unitFields.floor, ""),
  maintenance: z._default(unitFields.maintenance, false),
  inServiceFrom: z._default(unitFields.inServiceFrom, null),
});
export type NewUnit = z.infer<typeof NewUnit>;
/** The changed fields, with the version that was read; a field that is not sent stays unchanged. */
export const UnitChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf({ ...unitFields, archived: z.boolean() }),
});
export type UnitChange = z.infer<typeof UnitChange>;

export const UnitView = z.object({
  id: z.string(),
  version: z.number(),
  propertyId: z.string(),
  propertyName: z.string(),
  name: z.string(),
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  sizeSqm: z.nullable(z.number()),
  floor: z.string(),
  maintenance: z.boolean(),
  inServiceFrom: z.nullable(z.string()),
  archived: z.boolean(),
  /** Derived by the property's own day (R-L03). */
  status: z.enum(unitStatuses),
  tenant: z.nullable(z.object({ id: z.string(), name: z.string(), leaseId: z.string() })),
});
export type UnitView = z.infer<typeof UnitView>;

/** A unit in a picker. */
export const UnitName = z.object({
  id: z.string(),
  name: z.string(),
  property: Named,
  archived: z.boolean(),
});
export type UnitName = z.infer<typeof UnitName>;
export const UnitNamesQuery = namesQuery({ propertyId: z.optional(Id) });

export const UnitQuery = listQuery(unitOrder, {
  propertyId: z.optional(Id),
  status: anyOf(unitStatuses),
});

/** What a tenant rents: a unit, or a property without units. */
export const RentableView = z.object({
  property: Named,
  unit: z.nullable(Named),
  status: z.enum(unitStatuses),
  state: z.enum(rentableStates),
  /** The current lease, or the next one to begin. */
  lease: z.nullable(
    z.object({
      id: z.string(),
      tenant: Named,
      active: z.boolean(),
      startsOn: z.string(),
      endsOn: z.nullable(z.string()),
      monthlyRent: Amount,
      currency: z.string(),
    }),
  ),
});
export type RentableView = z.infer<typeof RentableView>;

/** Units of active properties; with `propertyId`, those of the property whatever its status. */
export const RentableQuery = listQuery(rentableOrder, {
  propertyId: z.optional(Id),
  state: anyOf(rentableStates),
});
