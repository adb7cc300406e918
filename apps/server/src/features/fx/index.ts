import type { Feature } from "#kernel/registry/feature.ts";
import { fxRouter } from "./fx-router.ts";
import { rateTrash } from "./rate-trash.ts";
import { fxNumbers } from "./fx-numbers.ts";

export { insertRates, ratesBetween, readMoved, StoredRateList } from "./fx-store.ts";
export type { MovedGroup } from "./fx-store.ts";
export { ratesInto } from "./rates-into.ts";
export { missingView } from "./fx-view.ts";
export type { InBase } from "./rates-into.ts";

/** Exchange rates that the owner enters by month, and sums over currencies converted by them (rules, section B). */
export const fx: Feature = {
  name: "fx",
  numbers: fxNumbers,
  router: { fx: fxRouter },
  trash: [rateTrash],
  tables: [{ name: "exchange_rate", grants: "all", archived: true, restorable: true, withProperty: "stays" }],
};
