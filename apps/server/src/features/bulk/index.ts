import { Hono } from "hono";

import { takesBody } from "#kernel/http/admission/body-of-route.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import type { Feature } from "#kernel/registry/feature.ts";
import { bulkRouter } from "./bulk-router.ts";
import { HISTORY_BYTES } from "./history/history-time.ts";

export const bulkFeature: Feature = {
  name: "bulk",
  router: { bulk: bulkRouter },
  // The procedure itself answers; only how much it takes is said here.
  routes: () => new Hono<HttpEnv>().post("/v1/brought-history", takesBody({ upTo: HISTORY_BYTES })),
};
