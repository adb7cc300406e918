// `npm start`: install, build, then serve. A second start reuses what has not changed.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { modules, node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();
// Loading the modules leaves 130 MB of garbage; with a small nursery V8 collects it during the start.
const lean = ["--max-semi-space-size=4", "--initial-heap-size=16"];
become(node26, [...lean, join(root, "apps/server/src/main.ts")], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, ".cache/keystead"),
});
