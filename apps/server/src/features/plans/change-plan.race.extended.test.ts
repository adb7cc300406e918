import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { audit } from "#kernel/db/schema/index.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("changes the plan once out of 20 parallel requests for the same one", async () => {
  const session = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.call("/api/v1/subscription", { method: "PUT", session, body: { plan: "starter" } }),
    ),
  );
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
    readonly changed: boolean;
  }[];
  expect(bodies.filter(({ changed }) => changed)).toHaveLength(1);
  expect(bodies).toEqual(
    bodies.map(() => expect.objectContaining({ subscription: expect.objectContaining({ plan: "starter" }) })),
  );
  const rows = await app.db.asSystem((tx) => tx.select().from(audit).where(eq(audit.action, "plan_change")));
  expect(rows).toHaveLength(1);
});

it("is for people who are signed in", async () => {
  const answer = await app.call("/api/v1/subscription", { method: "PUT", body: { plan: "starter" } });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: "UNAUTHORIZED" }]);
});
