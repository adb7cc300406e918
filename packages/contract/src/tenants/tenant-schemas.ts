import { languages } from "@keystead/domain/languages";
import { leaseStatuses } from "@keystead/domain/leases";
import { leaseFilters, owingTenants, tenantOrder } from "@keystead/domain/tenants";
import * as z from "zod/mini";

import {
  line,
  emailText,
  Id,
  MoneyText,
  Named,
  Version,
  changeOf,
  listQuery,
  namesQuery,
  text,
} from "../wire/index.ts";

/** Far above what the domain allows: it judges lengths, e-mail and what is required, all at once (R-L04). */
const LINE_LIMIT = 1000;
const NOTES_LIMIT = 5000;

export const tenantName = line(LINE_LIMIT);

const tenantFields = {
  propertyId: z.nullable(Id),
  name: tenantName,
  email: emailText(LINE_LIMIT),
  phone: line(LINE_LIMIT),
  /** What is written to them in; null = that of the property's country or of the owner. */
  language: z.nullable(z.enum(languages)),
  notes: text(NOTES_LIMIT),
};

export const NewTenant = z.strictObject({
  ...tenantFields,
  email: z._default(tenantFields.email, ""),
  phone: z._default(tenantFields.phone, ""),
  language: z._default(tenantFields.language, null),
  notes: z._default(tenantFields.notes, ""),
});
export type NewTenant = z.infer<typeof NewTenant>;
/** Somebody who is made together with a lease, in its property. */
export const TenantOfLease = z.omit(NewTenant, { propertyId: true });
export type TenantOfLease = z.infer<typeof TenantOfLease>;
/** What was changed; `propertyId` may be null only where the tenant's property was deleted. */
export const TenantChange = z.strictObject({ id: Id, version: Version, ...changeOf(tenantFields) });
export type TenantChange = z.infer<typeof TenantChange>;

export const TenantView = z.object({
  id: z.string(),
  version: z.number(),
  property: z.nullable(Named),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.nullable(z.enum(languages)),
  notes: z.string(),
  anonymised: z.boolean(),
  activeLeases: z.number(),
  /** The unit of the active lease, or of the next one. */
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
  balances: z.array(MoneyText),
});
export type TenantView = z.infer<typeof TenantView>;

export const TenantQuery = listQuery(tenantOrder, {
  propertyId: z.optional(Id),
  lease: z.optional(z.enum(leaseFilters)),
  owes: z.optional(z.enum(owingTenants)),
});

/** Where in the list a tenant stands: its order, search and filters. */
export const TenantPlaceQuery = z.extend(z.omit(TenantQuery, { page: true, limit: true, after: true }), {
  id: Id,
});

/** A tenant where one is chosen. */
export const TenantName = z.object({ id: z.string(), name: z.string(), property: z.nullable(Named) });
export type TenantName = z.infer<typeof TenantName>;
export const TenantNamesQuery = namesQuery({});
