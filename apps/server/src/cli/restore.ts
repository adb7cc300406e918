import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { askAdminSocket } from "#kernel/admin-socket/ask-admin-socket.ts";
import { makeDataFolder } from "#kernel/db/data-folder/make-data-folder.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";
import { atTerminal } from "./terminal.ts";

const USAGE = "Usage: npm run restore -- FILE.tgz [--replace]";

await atTerminal(async (env, words) => {
  const [file, ...rest] = words.filter((word) => word !== "--replace");
  if (file === undefined || rest.length > 0 || file.startsWith("-")) throw new OperatorRefusal(USAGE);
  if (
    env.databaseUrl === null &&
    existsSync(env.dataDir) &&
    (await askAdminSocket(env.dataDir, null)) !== null
  )
    throw new OperatorRefusal("The server runs on this data folder. Stop it first; nothing was changed.");
  const archive = resolve(file);
  if (!existsSync(archive)) throw new OperatorRefusal(`There is no file ${archive}.`);
  makeDataFolder(env.dataDir);
  const { openForOperator, restoreArchive } = await import("#operator/index.ts");
  return restoreArchive({
    archive,
    dataDir: env.dataDir,
    s3: env.s3,
    replace: words.includes("--replace"),
    openDatabase: () => openForOperator(env),
  });
});
