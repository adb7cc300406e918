import { join } from "node:path";

import type { Config } from "@react-router/dev/config";

import { compressAssets } from "./compress-assets.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table goes with the first page: the server answers no discovery requests.
  routeDiscovery: { mode: "initial" },
  // One file for a route: only the frame has parts that could come apart, and it needs them all.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
