import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted, Id, Neighbours, Ok, listOf, namedChoices } from "../wire/index.ts";
import { PropertyOverview } from "./property-overview.ts";
import {
  NewProperty,
  Occupancy,
  PropertyChange,
  PropertyDeletion,
  PropertyListItem,
  PropertyName,
  PropertyNamesQuery,
  PropertyChoices,
  PropertyNeighboursQuery,
  PropertyQuery,
  PropertyStatusChange,
  PropertyStatusChanged,
  PropertyView,
  propertyNameInput,
} from "./property-schemas.ts";
import {
  NewUnit,
  RentableQuery,
  RentableView,
  UnitChange,
  UnitName,
  UnitNamesQuery,
  UnitQuery,
  UnitView,
} from "./unit-schemas.ts";

const member = oc.errors(memberRefusals);

export const propertiesContract = {
  list: member
    .route({ method: "GET", path: "/properties" })
    .input(PropertyQuery)
    .output(listOf(PropertyListItem)),
  names: member
    .route({ method: "GET", path: "/properties/names" })
    .input(PropertyNamesQuery)
    .output(namedChoices(PropertyName)),
  choices: member
    .route({ method: "GET", path: "/properties/choices" })
    .input(z.strictObject({}))
    .output(PropertyChoices),
  get: member.route({ method: "GET", path: "/properties/{id}" }).input(ById).output(PropertyListItem),
  /** For the property's page; `get` answers only the record and its figures. */
  overview: member
    .route({ method: "GET", path: "/properties/{id}/overview" })
    .input(ById)
    .output(PropertyOverview),
  neighbours: member
    .route({ method: "GET", path: "/properties/{id}/neighbours" })
    .input(PropertyNeighboursQuery)
    .output(Neighbours),
  create: member
    .route({ method: "POST", path: "/properties" })
    .errors(refusalsOf("PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(NewProperty)
    .output(PropertyView),
  update: member
    .route({ method: "PUT", path: "/properties/{id}" })
    .errors({ ...refusalsOf("CONFIRMATION_REQUIRED"), ...staleWith(PropertyView) })
    .input(PropertyChange)
    .output(PropertyView),
  /** All or nothing; the refusal names the stale ones. */
  setStatus: member
    .route({ method: "POST", path: "/properties/set-status" })
    .errors(refusalsOf("STALE"))
    .input(PropertyStatusChange)
    .output(PropertyStatusChanged),
  deletion: member
    .route({ method: "GET", path: "/properties/{id}/deletion" })
    .input(ById)
    .output(PropertyDeletion),
  /** `name` is the typed confirmation; any other name is refused with NAME_MISMATCH. */
  delete: member
    .route({ method: "POST", path: "/properties/{id}/delete" })
    .input(z.strictObject({ id: Id, name: propertyNameInput }))
    .output(Ok),
};

export const unitsContract = {
  /** `occupancy` ignores the `state` filter, so that a part can be compared with the whole. */
  rentables: member
    .route({ method: "GET", path: "/rentables" })
    .input(RentableQuery)
    .output(z.extend(listOf(RentableView), { occupancy: Occupancy })),
  list: member.route({ method: "GET", path: "/units" }).input(UnitQuery).output(listOf(UnitView)),
  names: member
    .route({ method: "GET", path: "/units/names" })
    .input(UnitNamesQuery)
    .output(namedChoices(UnitName)),
  create: member
    .route({ method: "POST", path: "/units" })
    .errors(refusalsOf("PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(NewUnit)
    .output(UnitView),
  update: member
    .route({ method: "PUT", path: "/units/{id}" })
    .errors(staleWith(UnitView))
    .input(UnitChange)
    .output(UnitView),
  delete: member
    .route({ method: "DELETE", path: "/units/{id}" })
    .errors(refusalsOf("UNIT_IN_USE"))
    .input(ById)
    .output(Deleted),
};
