import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";

/** The repository's root; every script works from there, wherever it was started. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const modules = join(root, "node_modules");
export const bin = join(modules, ".bin");
/** Node 26 from the `node` package; the scripts themselves run on Node 20 and newer. */
export const node26 = join(modules, "node/bin/node");
export const webBuild = join(root, "apps/web/build");
