import { leaseFilters, owingTenants, tenantOrder } from "@keystead/domain/tenants";

export const tenantListRules = {
  ...tenantOrder,
  filters: { propertyId: "text", lease: leaseFilters, owes: owingTenants },
} as const;
