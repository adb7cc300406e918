// `npm run dev`: the server restarts on its own changes, the web rebuilds on every change of its sources.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { node26, root } from "./lib/paths.mjs";
import { become, toolEnvironment } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();
const builder = spawn("vite", ["build", "--watch"], {
  cwd: join(root, "apps/web"),
  env: toolEnvironment(),
  stdio: "inherit",
});
process.on("exit", () => builder.kill());
become(
  node26,
  [
    "--watch-path",
    join(root, "apps/server/src"),
    "--watch-path",
    join(root, "packages"),
    join(root, "apps/server/src/main.ts"),
  ],
  { NODE_ENV: "development" },
);
