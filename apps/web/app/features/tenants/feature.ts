import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "tenants",
  icon: IconUsers,
  keys: "g t",
  needs: "tenant.read",
  adds: "tenant",
} as const satisfies Screen;

export const addresses = [["tenants", "routes/app/tenants.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "tenants.list": "nothing",
  "tenants.names": "nothing",
  "tenants.get": "nothing",
  "tenants.overview": "nothing",
  "tenants.timeline": "nothing",
  "tenants.neighbours": "nothing",
  "tenants.create": "tenant",
  "tenants.update": "tenant",
  "tenants.delete": "tenant",
  "tenants.deleteBulk": "tenant",
  "tenants.anonymise": "tenant",
  "history.tenant": "nothing",
} as const satisfies ChangesOf<"tenants", "history.tenant">;
