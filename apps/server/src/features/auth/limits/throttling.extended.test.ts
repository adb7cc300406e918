import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rateLimit } from "#kernel/db/schema/index.ts";
import { PASSWORD_COST } from "#kernel/password-cost.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";

const MINUTE = 60_000;
let server: TestApp;

beforeAll(async () => {
  // About what hashing costs.
  server = await testApp({ passwordCost: PASSWORD_COST });
});
afterAll(() => server.close());

type Try = { readonly ip?: string; readonly cookie?: string };

/** One sign-in, from an address of its own by default. */
async function signIn(email: string, password: string, { ip, cookie }: Try = {}): Promise<Response> {
  return server.call("/api/auth/sign-in/email", {
    body: { email, password },
    ...(ip === undefined ? {} : { ip }),
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
}

describe("links by mail", () => {
  it("are not blocked from elsewhere by a stranger who asked for five", async () => {
    const me = await server.signUp();
    const stranger = server.freshIp();
    for (const path of ["/api/auth/sign-in/magic-link", "/api/auth/request-password-reset"]) {
      const ask = (ip: string) => server.call(path, { body: { email: me.email }, ip });
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await ask(stranger)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await ask(me.ip)).status).toBe(200);
    }
  });

  it("reach one mailbox thirty times an hour at most, whoever asks", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1)
      statuses.push(
        (await server.call("/api/auth/sign-in/magic-link", { body: { email: "full@example.com" } })).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("an overload", () => {
  /** More sign-ins than the line of the password hash takes, at accounts of nobody. */
  function flood(): readonly Promise<Response>[] {
    return Array.from({ length: 60 }, (_, i) => signIn(`flood-${i}@example.com`, "wrong one"));
  }

  it("gives back the attempts of a sign-in that it did not judge", async () => {
    const me = await server.signUp();
    const ip = server.freshIp();
    const others = flood();
    const mine = await Promise.all(Array.from({ length: 8 }, () => signIn(me.email, "wrong one", { ip })));
    await Promise.all(others);
    const judged = mine.filter(({ status }) => status === 401).length;
    expect(mine.filter(({ status }) => status === 503).length).toBeGreaterThan(3);
    const after: number[] = [];
    for (let i = judged; i < 5; i += 1) after.push((await signIn(me.email, "wrong one", { ip })).status);
    expect(after).toEqual(after.map(() => 401));
    expect((await signIn(me.email, me.password, { ip })).status).toBe(429);
  });

  it("gives back the attempts of a sign-up, and says when to come back", async () => {
    const ip = server.freshIp();
    const signUp = (email: string) =>
      server.call("/api/auth/sign-up/email", { body: { email, password: "long enough" }, ip });
    const others = flood();
    const mine = await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(`late-${i}@example.com`)));
    await Promise.all(others);
    const made = mine.filter(({ status }) => status === 200).length;
    const refused = mine.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(3);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    for (let i = made; i < 5; i += 1) expect((await signUp(`later-${i}@example.com`)).status).toBe(200);
  });

  it("leaves a reset link alive", async () => {
    const me = await server.signUp();
    await server.call("/api/auth/request-password-reset", { body: { email: me.email } });
    await server.runJobs();
    await server.runJobs();
    const mail = server.mails.mails.findLast(
      ({ to, subject }) => to === me.email && subject === "Set a new password",
    );
    const reset = () =>
      server.call("/api/auth/reset-password", {
        body: { token: tokenIn(mail?.text ?? ""), newPassword: "a new password" },
      });
    const others = flood();
    const refused = await reset();
    await Promise.all(others);
    expect(refused.status).toBe(503);
    expect((await reset()).status).toBe(200);
  });
});

it("is over for a window that began before the clock was set back", async () => {
  const me = await server.signUp();
  const ip = server.freshIp();
  for (let i = 0; i < 5; i += 1) await signIn(me.email, "wrong one", { ip });
  expect((await signIn(me.email, me.password, { ip })).status).toBe(429);
  server.clock.advance(-60 * MINUTE);
  server.clock.advance(15 * MINUTE);
  expect((await signIn(me.email, me.password, { ip })).status).toBe(200);
});

it("keeps no address in its counters", async () => {
  const counters = await server.db.asSystem((tx) => tx.select().from(rateLimit));
  expect(counters.length).toBeGreaterThan(50);
  expect(JSON.stringify(counters)).not.toMatch(/@|example|100\.64/);
});
