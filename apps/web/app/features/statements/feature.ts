import type { Address, ChangesOf, NarrowAddress } from "../../lib/feature.ts";

export const narrowAddresses = [
  { to: "/income/statement", needs: "payment.record" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [
  ["income/statement", "routes/app/statement.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "statements.match": "nothing",
  "statements.book": "record",
  "statements.undo": "record",
} as const satisfies ChangesOf<"statements">;
