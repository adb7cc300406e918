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
    // Who belongs to a workspace, and that it exists, is decided as app_system; the lock of the plan limits wants the right to update one column.
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
    // A tenant sees the people of its workspace, by policy.
    {
      name: "user",
      grants: [
        "select (id, name, email, email_verified, language, timezone, base_currency, rent_kind, onboarding_hidden, visit_ends_at)",
      ],
      archived: true,
    },
  ],
};
