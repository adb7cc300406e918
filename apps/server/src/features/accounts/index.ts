import type { Feature } from "#kernel/registry/feature.ts";
import { accountsRouter } from "./accounts-router.ts";
import { accountNumbers } from "./account-numbers.ts";

export { findLandlord, isOwnerLeaving } from "./landlord-store.ts";
export type { Landlord } from "./landlord-store.ts";

export const accounts: Feature = {
  name: "accounts",
  numbers: accountNumbers,
  router: { accounts: accountsRouter },
  tables: [
    // Whether somebody is a member, and whether a workspace exists, is looked up as app_system. The row lock for plan
    // limits needs the right to update at least one column.
    {
      name: "workspace",
      grants: ["select", "update (name, guest_record_months)"],
      archived: true,
      restorable: false,
      withProperty: "stays",
    },
    { name: "membership", grants: ["select"], archived: true, restorable: false, withProperty: "stays" },
  ],
  globalTables: [
    // A policy limits a tenant to the people of its workspace.
    {
      name: "user",
      grants: [
        "select (id, name, email, email_verified, language, timezone, base_currency, rent_kind, onboarding_hidden, visit_ends_at)",
      ],
      archived: true,
    },
  ],
};
