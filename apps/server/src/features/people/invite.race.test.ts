import { afterAll, beforeAll, expect, it } from "vitest";

import { invitedSession } from "#testing/invite.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const invitation = (at: number) => ({
  email: `race-${at}@example.org`,
  role: "assistant",
  language: "en",
});

it("[PLAN-01] sends exactly 3 of 20 invitations at once where the plan has room for 3", async () => {
  const session = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      app.call("/api/v1/members/invitations", { session, body: invitation(at) }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 403);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(refused).toHaveLength(17);
  for (const answer of refused)
    expect(await answer.json()).toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "assistants", limit: 3, used: 3 },
    });
  expect((await app.client(session).people.list({})).assistants).toEqual({ used: 3, limit: 3 });
});

it("invites an address once out of 10 at once, and answers one key with one invitation", async () => {
  const session = await app.signUp();
  const send = (key?: string) =>
    app.call("/api/v1/members/invitations", {
      session,
      body: { ...invitation(100), email: `once-${key === undefined ? "x" : "key"}@example.org` },
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });
  const bare = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(bare.filter(({ status }) => status === 200)).toHaveLength(1);
  const keyed = await Promise.all(Array.from({ length: 5 }, async () => (await send("the-same-key")).text()));
  expect(new Set(keyed).size).toBe(1);
  expect((await app.client(session).people.list({})).invitations).toHaveLength(2);
});

it("[ROLE-01] answers an assistant who asks 20 times a second nothing more a second after the removal", async () => {
  const session = await app.signUp();
  const owner = app.client(session);
  const came = await invitedSession(app, owner, "probe@example.org");
  const id = (await owner.people.list({})).people.at(-1)?.userId ?? "";
  const answered: { readonly at: number; readonly ok: boolean }[] = [];
  const sent: Promise<void>[] = [];
  const probe = setInterval(() => {
    const asked = app
      .call("/api/v1/properties", {
        session: came,
        headers: { "x-workspace-id": came.workspaceId },
      })
      .then(({ ok }) => {
        answered.push({ at: performance.now(), ok });
      });
    sent.push(asked);
  }, 50);
  try {
    await expect.poll(() => answered.filter(({ ok }) => ok).length).toBeGreaterThan(10);
    await owner.people.remove({ id });
    const removedAt = performance.now();
    const refusedSince = () => answered.filter(({ at, ok }) => !ok && at > removedAt).length;
    await expect.poll(refusedSince, { timeout: 20_000 }).toBeGreaterThan(25);
    const last = Math.max(...answered.filter(({ ok }) => ok).map(({ at }) => at));
    expect(last - removedAt).toBeLessThanOrEqual(1_000);
  } finally {
    clearInterval(probe);
    await Promise.all(sent);
  }
});
