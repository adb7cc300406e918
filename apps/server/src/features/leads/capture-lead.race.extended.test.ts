import { afterAll, beforeAll, expect, it } from "vitest";

import { pricingLeads } from "#kernel/db/schema/index.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("stores one lead out of 20 parallel requests and answers all of them alike", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.call("/api/v1/leads", {
        body: { email: index % 2 === 0 ? "anna@example.com" : "Anna@Example.com", plan: "pro" },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const stored = await app.db.asSystem((tx) => tx.select().from(pricingLeads));
  expect(stored).toMatchObject([{ email: "anna@example.com", plan: "pro", source: "tariffs_page" }]);
});

it("takes exactly five of 20 parallel requests from one address", async () => {
  const ip = app.freshIp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.call("/api/v1/leads", { ip, body: { email: `person-${index}@example.com`, plan: "starter" } }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});
