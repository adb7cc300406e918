import type { Feature } from "#kernel/registry/feature.ts";
import { bulkRouter } from "./bulk-router.ts";

export const bulkFeature: Feature = {
  name: "bulk",
  router: { bulk: bulkRouter },
};
