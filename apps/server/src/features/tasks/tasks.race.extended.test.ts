import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const twenty = Array.from({ length: 20 }, (_, index) => index);

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("makes the next of a series once when the task is done 20 times at the same moment", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  const { id } = await client.tasks.create({
    description: "Read the meters",
    dueOn: "2026-03-10",
    repeat: { every: 1, unit: "month" },
  });
  const answers = await Promise.all(
    twenty.map(async (n) =>
      n % 2 === 0
        ? app.call("/api/v1/tasks/set-status", {
            session,
            body: { status: "completed", tasks: [{ id, version: 1 }] },
          })
        : app.call(`/api/v1/tasks/${id}`, {
            session,
            method: "PUT",
            body: { version: 1, status: "completed" },
          }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  const open = await client.tasks.list({ status: "open" });
  expect(open.items).toMatchObject([{ dueOn: "2026-04-10" }]);
});

it("makes one task out of 20 parallel requests with one key", async () => {
  const session = await app.signUp();
  const answers = await Promise.all(
    twenty.map(() =>
      app.call("/api/v1/tasks", {
        session,
        body: { description: "Once" },
        headers: { "idempotency-key": "once" },
      }),
    ),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(bodies).size).toBe(1);
  expect((await app.client(session).tasks.list({})).total).toBe(1);
});
