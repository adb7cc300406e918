import type { Address, ChangesOf, NarrowAddress } from "../../lib/feature.ts";

export const narrowAddresses = [
  { to: "/properties/several", needs: "property.create" },
  { to: "/calendar/several", needs: "booking.create" },
  { to: "/income/several", needs: "income.create" },
  { to: "/expenses/several", needs: "expense.create" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [
  ["properties/several", "routes/app/several.tsx"],
  ["calendar/several", "routes/app/several-bookings.tsx"],
  ["income/several", "routes/app/several-income.tsx"],
  ["expenses/several", "routes/app/several-expenses.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes of what the screens show: `lib/changed-by.ts`. */
export const changes = {
  "several.create": "several",
  "several.undo": "several",
} as const satisfies ChangesOf<"several">;
