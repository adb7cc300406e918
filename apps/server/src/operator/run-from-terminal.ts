import { existsSync } from "node:fs";

import { askAdminSocket } from "#kernel/admin-socket/ask-admin-socket.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { openPostgres } from "#kernel/db/postgres/postgres.ts";
import type { Database } from "#kernel/db/database.ts";
import type { Env } from "#env.ts";
import { storedAuthSecret } from "#features/auth/index.ts";
import { runOperatorCommand } from "./commands.ts";
import type { OperatorCommand } from "./commands.ts";
import { OperatorRefusal } from "./operator-refusal.ts";

/**
 * Runs a command through the running server if that has the embedded database open, otherwise directly on the
 * database.
 */
export async function runFromTerminal(
  env: Env,
  command: OperatorCommand,
  now: () => Date,
): Promise<readonly string[]> {
  if (env.databaseUrl === null) {
    const answer = existsSync(env.dataDir) ? await askAdminSocket(env.dataDir, command) : null;
    if (answer?.ok === true) return answer.lines;
    if (answer?.ok === false) throw new OperatorRefusal(answer.error);
  }
  const db = await openForOperator(env);
  try {
    const authSecret = storedAuthSecret({ configured: env.authSecret, dataDir: env.dataDir });
    return await runOperatorCommand({ db, dataDir: env.dataDir, s3: env.s3, authSecret, now }, command);
  } finally {
    await db.close();
  }
}

/** Commands are not a tenant's, so if there are two logins they use the system's. */
export async function openForOperator(env: Env): Promise<Database> {
  const db =
    env.databaseUrl === null
      ? await openEmbedded(takeDataFolder(env.dataDir))
      : await openPostgres({ url: env.databaseSystemUrl ?? env.databaseUrl, pooled: env.databasePooled });
  await migrate(db);
  return db;
}
