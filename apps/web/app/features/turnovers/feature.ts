import type { Address, ChangesOf, NarrowAddress, Screen } from "../../lib/feature.ts";
import { IconCleaning } from "../../ui/icon-cleaning.ts";

export const screen = {
  name: "jobs",
  icon: IconCleaning,
  keys: "g j",
  needs: "turnover.read_own",
  // Users who see all turnovers have them beside the bookings.
  without: "turnover.read_any",
} as const satisfies Screen;

export const narrowAddresses = [
  { to: "/tasks/payouts", needs: "payout.read_any" },
] as const satisfies readonly NarrowAddress[];

export const addresses = [
  ["tasks/payouts", "routes/app/payouts.tsx"],
  ["jobs", "routes/app/jobs.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "checklists.get": "nothing",
  "checklists.save": "turnover",
  "checklists.ofTurnover": "nothing",
  "checklists.tick": "turnover",
  "cleaners.list": "nothing",
  "cleaners.get": "nothing",
  "cleaners.create": "turnover",
  "cleaners.update": "turnover",
  "cleaners.setArchived": "turnover",
  "cleaners.delete": "turnover",
  "cleaners.makeLink": "turnover",
  "cleaners.revokeLink": "turnover",
  "turnovers.list": "nothing",
  "turnovers.get": "nothing",
  "turnovers.candidates": "nothing",
  "turnovers.create": "turnover",
  "turnovers.update": "turnover",
  "turnovers.assignProposed": "turnover",
  "turnovers.undoAssignment": "turnover",
  "turnovers.act": "turnover",
  "turnovers.payouts": "nothing",
  "turnovers.ownPayouts": "nothing",
  "turnovers.setApproved": "turnover",
  "turnovers.pay": "record",
  "turnovers.delete": "turnover",
} as const satisfies ChangesOf<"checklists" | "cleaners" | "turnovers">;
