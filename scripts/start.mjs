// `npm start`: install, build, then serve. A second start reuses what has not changed.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();
become(node26, [join(root, "apps/server/src/main.ts")], { NODE_ENV: process.env.NODE_ENV ?? "production" });
