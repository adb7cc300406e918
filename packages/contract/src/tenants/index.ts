import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted, Id, Neighbours, Version, listOf, namedChoices, atLeastOne } from "../wire/index.ts";
import { TenantOverview, Timeline, TimelineQuery } from "./tenant-overview.ts";
import {
  NewTenant,
  TenantChange,
  TenantName,
  TenantNamesQuery,
  TenantNeighboursQuery,
  TenantQuery,
  TenantView,
} from "./tenant-schemas.ts";

export * from "./tenant-overview.ts";
export * from "./tenant-schemas.ts";

const member = oc.errors(memberRefusals);

export const tenantsContract = {
  list: member.route({ method: "GET", path: "/tenants" }).input(TenantQuery).output(listOf(TenantView)),
  names: member
    .route({ method: "GET", path: "/tenants/names" })
    .input(TenantNamesQuery)
    .output(namedChoices(TenantName)),
  get: member.route({ method: "GET", path: "/tenants/{id}" }).input(ById).output(TenantView),
  /** For the tenant's page; `get` answers only the record, for its form. */
  overview: member
    .route({ method: "GET", path: "/tenants/{id}/overview" })
    .input(ById)
    .output(TenantOverview),
  timeline: member
    .route({ method: "GET", path: "/tenants/{id}/timeline" })
    .input(TimelineQuery)
    .output(Timeline),
  neighbours: member
    .route({ method: "GET", path: "/tenants/{id}/neighbours" })
    .input(TenantNeighboursQuery)
    .output(Neighbours),
  create: member
    .route({ method: "POST", path: "/tenants" })
    .errors(refusalsOf("IDEMPOTENCY_MISMATCH"))
    .input(NewTenant)
    .output(TenantView),
  update: member
    .route({ method: "PUT", path: "/tenants/{id}" })
    .errors(staleWith(TenantView))
    .input(TenantChange)
    .output(TenantView),
  delete: member
    .route({ method: "DELETE", path: "/tenants/{id}" })
    .errors(refusalsOf("TENANT_IN_USE"))
    .input(ById)
    .output(Deleted),
  /** All or nothing; one Undo restores all of them. */
  deleteBulk: member
    .route({ method: "POST", path: "/tenants/bulk-delete" })
    .errors(refusalsOf("TENANT_IN_USE"))
    .input(z.strictObject({ ids: atLeastOne(Id) }))
    .output(Deleted),
  /** Removes the personal data and keeps the accounts complete (R-M03). */
  anonymise: member
    .route({ method: "POST", path: "/tenants/{id}/anonymise" })
    .errors(refusalsOf("STALE"))
    .input(z.strictObject({ id: Id, version: Version }))
    .output(TenantView),
};
