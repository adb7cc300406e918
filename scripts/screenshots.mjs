// `npm run screenshots [-- LANGUAGE… PICTURE…]`: retakes the pictures of the public pages from the built product, in
// five languages.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { node26, root } from "./lib/paths.mjs";
import { become } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();
become(node26, [join(root, "e2e/screenshots/take-screenshots.ts"), ...process.argv.slice(2)]);
