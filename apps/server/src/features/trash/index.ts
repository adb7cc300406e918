import type { Feature } from "#kernel/registry/feature.ts";
import { trashRouter } from "./trash-router.ts";

export const trashFeature: Feature = {
  name: "trash",
  router: { trash: trashRouter },
};
