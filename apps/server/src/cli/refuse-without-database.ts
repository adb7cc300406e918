import { existsSync } from "node:fs";

import type { Env } from "#env.ts";
import { clusterFolder } from "#kernel/db/embedded/create-cluster.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";

/** For commands that look at what is there: nobody means the empty database that would be made for them. */
export function refuseWithoutDatabase({ databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">): void {
  if (databaseUrl === null && !existsSync(clusterFolder(dataDir)))
    throw new OperatorRefusal(`There is no database in the data folder ${dataDir}. Is DATA_DIR right?`);
}
