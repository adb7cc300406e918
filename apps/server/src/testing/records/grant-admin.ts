import { runOperatorCommand } from "#operator/index.ts";
import type { TestApp, TestSession } from "../test-app.ts";

/** Does the same as `npm run admin -- grant EMAIL`. */
export async function grantAdmin(app: TestApp, { email }: TestSession): Promise<void> {
  const { db, deps, clock } = app;
  await runOperatorCommand(
    { db, dataDir: deps.env.dataDir, now: () => clock.now() },
    { name: "grant", email },
  );
}
