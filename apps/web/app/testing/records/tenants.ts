import type { TenantView } from "@keystead/contract/tenants";
import { unknownPerson } from "@keystead/domain/tenants";

/** A tenant without a lease and without details: a test adds those it needs. */
export const someTenant: TenantView = {
  id: "00000000-0000-4000-8000-000000000900",
  version: 1,
  property: null,
  ...unknownPerson,
  anonymised: false,
  activeLeases: 0,
  currentUnit: null,
  leases: [],
  balances: [],
};
