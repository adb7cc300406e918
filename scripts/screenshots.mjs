// `npm run screenshots`: takes the pictures of the front page anew, from the built product, in five languages.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();
become(node26, [join(root, "e2e/screenshots/take-screenshots.ts")]);
