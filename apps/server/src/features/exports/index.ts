import type { Feature } from "#kernel/registry/feature.ts";
import { exportRoutes } from "./export-routes.ts";
import { exportsRouter } from "./exports-router.ts";
import { exportNumbers } from "./export-numbers.ts";

export { ACCOUNTANT_PARTS, accountantEntries } from "./accountant/accountant-archive.ts";

/**
 * Reports of a period as files, which a landlord hands to others. The feature owns no table and only reads (domain
 * rules, section N).
 */
export const exports: Feature = {
  name: "exports",
  numbers: exportNumbers,
  router: { exports: exportsRouter },
  routes: exportRoutes,
};
