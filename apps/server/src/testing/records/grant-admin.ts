import { runOperatorCommand } from "#operator/index.ts";
import type { TestApp, TestSession } from "../test-app.ts";

/** What `npm run admin -- grant EMAIL` does. */
export async function grantAdmin(app: TestApp, { email }: TestSession): Promise<void> {
  const { db, deps, clock } = app;
  await runOperatorCommand(
    { db, dataDir: deps.env.dataDir, now: () => clock.now() },
    { name: "grant", email },
  );
}
