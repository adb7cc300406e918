import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table goes with the first page: the server answers no discovery requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
