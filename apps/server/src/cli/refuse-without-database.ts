import { existsSync } from "node:fs";

import type { Env } from "#env.ts";
import { clusterFolder } from "#kernel/db/embedded/create-cluster.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";

/** For commands that read existing data: without this check they would create an empty database. */
export function refuseWithoutDatabase({ databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">): void {
  if (databaseUrl === null && !existsSync(clusterFolder(dataDir)))
    throw new OperatorRefusal(`There is no database in the data folder ${dataDir}. Is DATA_DIR right?`);
}
