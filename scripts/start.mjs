// `npm start`: install, build, then serve. A second start reuses what has not changed.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { nodeFlags } from "./lib/node-flags.mjs";
import { modules, node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();
become(node26, [...nodeFlags(process.env), join(root, "apps/server/src/main.ts")], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, ".cache/keystead"),
});
