import { Hono } from "hono";

import { declaring } from "#kernel/api/index.ts";
import { takesBody } from "#kernel/http/admission/body-of-route.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import type { Feature } from "#kernel/registry/feature.ts";
import { bulkRouter } from "./bulk-router.ts";
import { historyNeeds } from "./history/history-needs.ts";
import { HISTORY_BYTES } from "./history/history-time.ts";

export const bulkFeature: Feature = {
  name: "bulk",
  router: { bulk: bulkRouter },
  // The procedure itself answers and checks the rights; this only raises the size limit of the body.
  routes: () =>
    new Hono<HttpEnv>().post(
      "/v1/brought-history",
      declaring(historyNeeds, takesBody({ upTo: HISTORY_BYTES })),
    ),
};
