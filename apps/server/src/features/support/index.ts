import type { Feature } from "#kernel/registry/feature.ts";
import { supportRouter } from "./support-router.ts";
import { supportRoutes } from "./support-routes.ts";

export const support: Feature = {
  name: "support",
  routes: supportRoutes,
  router: { support: supportRouter },
  globalTables: [{ name: "support_reports", grants: [], archived: true }],
};
