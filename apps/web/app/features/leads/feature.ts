import type { Address, ChangesOf, NarrowAddress } from "../../lib/feature.ts";

export const narrowAddresses = [
  { to: "/csv-import", needs: "income.create" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [["csv-import", "routes/app/csv-import.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "leads.capture": "nothing",
  "leads.joinWaitlist": "nothing",
} as const satisfies ChangesOf<"leads">;
