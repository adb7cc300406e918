import type { Feature } from "#kernel/registry/feature.ts";
import type { CheckRestored } from "./restore-discarded.ts";
import { trashRouter } from "./trash-router.ts";

export const trash = (check: CheckRestored): Feature => ({
  name: "trash",
  router: { trash: trashRouter(check) },
});
