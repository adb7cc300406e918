import { leaseFilters, owingFilter, tenantOrder } from "@keystead/domain/tenants";

export const tenantListRules = {
  ...tenantOrder,
  filters: { propertyId: "text", lease: leaseFilters, owes: owingFilter },
} as const;
