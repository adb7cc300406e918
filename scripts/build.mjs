// `npm run build`: the web application, unless it is built already.
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";

await ensureInstalled();
await ensureBuilt();
