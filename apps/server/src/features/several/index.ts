import type { Feature } from "#kernel/registry/feature.ts";
import { severalRouter } from "./several-router.ts";

export const bulkFeature: Feature = {
  name: "several",
  router: { several: severalRouter },
};
