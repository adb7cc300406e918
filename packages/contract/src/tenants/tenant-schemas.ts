import { leaseStatuses } from "@keystead/domain/leases";
import {
  leaseFilters,
  ownTenantFields,
  owingFilter,
  tenantFields,
  tenantOrder,
} from "@keystead/domain/tenants";
import * as z from "zod/mini";

import { fieldSchemas, newSchemas, viewSchemas } from "../record-fields/index.ts";
import { Id, CurrencyAmount, Named, Version, changeOf, listQuery, namesQuery } from "../wire/index.ts";

const sent = fieldSchemas(tenantFields);

export const tenantName = sent.name;

export const NewTenant = z.strictObject(newSchemas(tenantFields));
export type NewTenant = z.infer<typeof NewTenant>;
/** A tenant created together with a lease, in the lease's property. */
export const TenantOfLease = z.omit(NewTenant, { propertyId: true });
export type TenantOfLease = z.infer<typeof TenantOfLease>;
/** The changed fields; `propertyId` may be null only where the tenant's property was deleted. */
export const TenantChange = z.strictObject({ id: Id, version: Version, ...changeOf(sent) });
export type TenantChange = z.infer<typeof TenantChange>;

export const TenantView = z.object({
  id: z.string(),
  version: z.number(),
  property: z.nullable(Named),
  ...viewSchemas(ownTenantFields),
  anonymised: z.boolean(),
  activeLeases: z.number(),
  /** Unit of the active lease, or of the next one. */
  currentUnit: z.nullable(Named),
  leases: z.array(
    z.object({
      id: z.string(),
      propertyName: z.string(),
      unitName: z.nullable(z.string()),
      status: z.enum(leaseStatuses),
    }),
  ),
  /** Balance over the tenant's leases, per currency: positive owes, negative is credit. */
  balances: z.array(CurrencyAmount),
});
export type TenantView = z.infer<typeof TenantView>;

export const TenantQuery = listQuery(tenantOrder, {
  propertyId: z.optional(Id),
  lease: z.optional(z.enum(leaseFilters)),
  owes: z.optional(z.enum(owingFilter)),
});

/** The position of a tenant in a list with this order, search and filters. */
export const TenantNeighboursQuery = z.extend(z.omit(TenantQuery, { page: true, limit: true, after: true }), {
  id: Id,
});

/** A tenant in a picker. */
export const TenantName = z.object({ id: z.string(), name: z.string(), property: z.nullable(Named) });
export type TenantName = z.infer<typeof TenantName>;
export const TenantNamesQuery = namesQuery({});
