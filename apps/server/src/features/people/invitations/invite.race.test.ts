import { afterAll, beforeAll, expect, it } from "vitest";

import { callsAround } from "#testing/requests/calls-around.ts";
import { invitedSession } from "#testing/records/invite.ts";
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

it("[ROLE-01] refuses an assistant every request that begins when they were removed", async () => {
  const session = await app.signUp();
  const owner = app.client(session);
  const came = await invitedSession(app, owner, "probe@example.org");
  const id = (await owner.people.list({})).people.at(-1)?.userId ?? "";
  const headers = { "x-workspace-id": came.workspaceId };
  const { before, after } = await callsAround({
    call: () => app.call("/api/v1/properties", { session: came, headers }),
    change: () => owner.people.remove({ id }),
  });
  expect(new Set(before)).toEqual(new Set([200]));
  expect(new Set(after)).toEqual(new Set([404]));
});
