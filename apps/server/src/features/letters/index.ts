import type { Feature } from "#kernel/registry/feature.ts";
import { letterRoutes } from "./letter-routes.ts";
import { lettersRouter } from "./letters-router.ts";
import { letterNumbers } from "./letter-numbers.ts";

export { deliverLetter } from "./deliver-letter.ts";

/** Letters to tenants from their lease: receipts, statements, deposit settlements, reminders, handover records. */
export const letters: Feature = {
  name: "letters",
  numbers: letterNumbers,
  router: { letters: lettersRouter },
  routes: letterRoutes,
  tables: [{ name: "letterhead", grants: "all", archived: true, restorable: false, withProperty: "stays" }],
};
