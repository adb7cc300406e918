import type { Address, ChangesOf, NarrowAddress } from "../../lib/feature.ts";

export const narrowAddresses = [
  { to: "/properties/bulk", needs: "property.create" },
  { to: "/calendar/bulk", needs: "booking.create" },
  { to: "/income/bulk", needs: "income.create" },
  { to: "/expenses/bulk", needs: "expense.create" },
  { to: "/bring-history", needs: "property.create" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [
  ["properties/bulk", "routes/app/bulk-properties.tsx"],
  ["calendar/bulk", "routes/app/bulk-bookings.tsx"],
  ["income/bulk", "routes/app/bulk-income.tsx"],
  ["expenses/bulk", "routes/app/bulk-expenses.tsx"],
  ["bring-history", "routes/app/bring-history.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "bulk.create": "bulk",
  "bulk.createProperty": "bulk",
  "bulk.known": "nothing",
  "bulk.bring": "bulk",
  "bulk.undo": "bulk",
} as const satisfies ChangesOf<"bulk">;
