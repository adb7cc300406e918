// `npm run dev`: the server restarts on its own changes, the browser takes changed modules of the web without a reload.
import { join } from "node:path";
import { ensureInstalled } from "./lib/ensure.mjs";
import { node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

await ensureInstalled();
const watched = ["apps/server/src", "packages"].flatMap((path) => ["--watch-path", join(root, path)]);
become(node26, [...watched, join(root, "apps/server/src/main.ts")], {
  NODE_ENV: "development",
  WEB_SOURCES: "on",
});
