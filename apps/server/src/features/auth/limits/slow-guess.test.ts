import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cookieOf } from "#testing/requests/cookie-of.ts";
import { invitedToken } from "#testing/records/invite.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";
import { findPersonByEmail } from "../auth-store.ts";
import { spendSignIn } from "./spend-sign-in.ts";
import { makeResetLink } from "../passwords/reset-password.ts";

const MINUTE = 60_000;
let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** One sign-in, from an address of its own. */
async function signIn(email: string, password: string, cookie = ""): Promise<Response> {
  return server.call("/api/auth/sign-in/email", { body: { email, password }, headers: { cookie } });
}

/** What as many wrong passwords count, without the time it takes to hash them. */
async function countGuesses(email: string, guesses: number): Promise<void> {
  for (let i = 0; i < guesses; i += 1) await spendSignIn(server.deps, [], { email, knownDevice: false });
}

describe("a slow guess from many addresses", () => {
  it("is judged twenty times within an hour, then once each half minute", async () => {
    const me = await server.signUp();
    await countGuesses(me.email, 19);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await signIn(me.email, "wrong one")).status);
    expect(statuses).toEqual([401, 401, 429]);
    const slowed = await signIn(me.email, me.password);
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(slowed.headers.get("retry-after"))).toBeLessThanOrEqual(30);
    server.clock.advance(30_000);
    expect((await signIn(me.email, "wrong one")).status).toBe(401);
    expect((await signIn(me.email, "wrong one")).status).toBe(429);
    // An hour from the newest one judged, not from the first: guesses that go on are slowed on.
    server.clock.advance(59 * MINUTE);
    expect((await signIn(me.email, "wrong one")).status).toBe(401);
    expect((await signIn(me.email, "wrong one")).status).toBe(429);
    server.clock.advance(60 * MINUTE);
    expect((await signIn(me.email, me.password)).status).toBe(200);
  });

  it("is slowed alike for an address that has no account", async () => {
    const email = "nobody-at-all@example.com";
    await countGuesses(email, 21);
    const slowed = await signIn(email, "wrong one");
    expect([slowed.status, await slowed.json()]).toEqual([
      429,
      expect.objectContaining({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 30 } }),
    ]);
  });

  it("slows neither a device that signed in before nor a magic link nor a reset", async () => {
    const me = await server.signUp();
    const device = cookieOf(await signIn(me.email, me.password));
    const stranger = await server.signUp();
    const strangersDevice = cookieOf(await signIn(stranger.email, stranger.password));
    await countGuesses(me.email, 21);
    expect((await signIn(me.email, me.password, strangersDevice)).status).toBe(429);
    const forged = device.replace(/(keystead_device=[^;]*).{6}$/, "$1AAAAAA");
    expect(forged).not.toBe(device);
    expect((await signIn(me.email, me.password, forged)).status).toBe(429);
    expect((await signIn(me.email, me.password, device)).status).toBe(200);

    const linkSent = await server.call("/api/auth/sign-in/magic-link", { body: { email: me.email } });
    expect(linkSent.status).toBe(200);
    await server.runJobs();
    const link = server.mails.mails.findLast(
      ({ to, subject }) => to === me.email && subject.includes("sign in"),
    );
    const confirmed = await server.call("/api/auth/magic-link/confirm", {
      body: { token: tokenIn(link?.text ?? "") },
    });
    expect(confirmed.status).toBe(200);
    // The link signed this browser in: from now on it is known.
    expect(cookieOf(confirmed)).toContain("keystead_device=");
    const reset = await server.call("/api/auth/request-password-reset", { body: { email: me.email } });
    expect(reset.status).toBe(200);
  });

  it("does not slow a device that signed up, was invited or set a new password", async () => {
    const me = await server.signUp();
    const { token } = await server.deps.db.asSystem(async (tx) => {
      const person = await findPersonByEmail(tx, { email: me.email });
      return { token: await makeResetLink(tx, person?.id ?? "") };
    });
    const newPassword = "another one";
    const reset = await server.call("/api/auth/reset-password", { body: { token, newPassword } });
    expect(reset.status).toBe(200);
    const invited = "invited-here@example.com";
    const owner = await server.signUp();
    const invitation = await invitedToken(server, server.client(owner), invited);
    const accepted = await server.call("/api/auth/accept-invitation", {
      body: { token: invitation, password: newPassword },
    });
    expect(accepted.status).toBe(200);
    for (const [email, cookies] of [
      [me.email, [me.cookie, cookieOf(reset)]],
      [invited, [cookieOf(accepted)]],
    ] as const) {
      await countGuesses(email, 21);
      expect((await signIn(email, newPassword)).status).toBe(429);
      for (const cookie of cookies) expect((await signIn(email, newPassword, cookie)).status).toBe(200);
    }
  });
});
