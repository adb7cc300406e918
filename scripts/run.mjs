// Runs one of the project's TypeScript entries with Node 26: `node scripts/run.mjs FILE [ARGUMENTS]`.
import { join } from "node:path";
import { ensureInstalled } from "./lib/ensure.mjs";
import { node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

const [file, ...rest] = process.argv.slice(2);
await ensureInstalled();
become(node26, [join(root, file), ...rest]);
