import type { OperatorDeps } from "#operator/index.ts";
import type { TestApp } from "./test-app.ts";

/** The dependencies of the operator's commands, on the database and the files of this app. */
export function operatorOf({ db, deps, clock }: TestApp): OperatorDeps {
  const { authSecret, env } = deps;
  return { db, dataDir: env.dataDir, s3: env.s3, authSecret, now: () => clock.now() };
}
