import { join } from "node:path";

import type { Config } from "@react-router/dev/config";

import { compressAssets } from "./compress-assets.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table goes with the first page: the server answers no discovery requests.
  routeDiscovery: { mode: "initial" },
  // What a screen loads first, its words, stands in a file of its own: they come beside its code, not after it.
  splitRouteModules: true,
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
