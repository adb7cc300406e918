import { afterEach, beforeEach, expect, it } from "vitest";

import { withinDatabaseTime } from "#kernel/db/postgres/database-time.ts";
import { DatabaseTimeOver } from "#kernel/db/postgres/trouble.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { authLimits, judging, spend, type Attempt } from "./auth-limits.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

it("gives an attempt back that an overload ended, though its request has no time left for the database", async () => {
  const attempts: readonly Attempt[] = [[authLimits.signUpAddress, "84.140.1.1"]];
  for (let tries = 0; tries <= authLimits.signUpAddress.max; tries += 1) {
    await spend(app.deps, attempts);
    const overloaded = withinDatabaseTime(0, () =>
      judging(app.deps, attempts, () => Promise.reject(new DatabaseTimeOver())),
    );
    await expect(overloaded).rejects.toThrow(DatabaseTimeOver);
  }
});
