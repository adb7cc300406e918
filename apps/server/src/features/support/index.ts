import type { Feature } from "#kernel/registry/feature.ts";
import { supportRouter } from "./support-router.ts";

export { supportRoutes } from "./support-routes.ts";

export const support: Feature = {
  name: "support",
  router: { support: supportRouter },
  globalTables: [{ name: "support_reports", grants: [], archived: true }],
};
