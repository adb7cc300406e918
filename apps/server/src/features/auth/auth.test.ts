import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cookieOf } from "#testing/requests/cookie-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function post(
  path: string,
  body: unknown,
  more: { readonly ip?: string } = {},
): Promise<{ status: number; body: Record<string, unknown>; answer: Response }> {
  const answer = await server.call(path, { body, ...more });
  const parsed = (await answer.clone().json()) as Record<string, unknown>;
  return { status: answer.status, body: parsed, answer };
}

async function mailTo(email: string): Promise<string> {
  await server.runJobs();
  return (await server.mails.waitForMail(email)).text;
}

describe("signing up", () => {
  it("[AUTH-03] opens an account with workspace and session by address and password", async () => {
    const me = await server.signUp("ada@example.com");
    const profile = await server.client(me).accounts.profile({});
    expect(profile).toMatchObject({
      email: "ada@example.com",
      emailVerified: false,
      hasPassword: true,
      language: "en",
    });
    const { items } = await server.client(me).accounts.workspaces({});
    expect(items).toMatchObject([{ kind: "own", role: "owner" }]);
  });

  it("[AUTH-03] refuses a password of five characters with the literal message", async () => {
    const { status, body } = await post("/api/auth/sign-up/email", {
      email: "short@example.com",
      password: "12345",
    });
    expect([status, body["message"]]).toEqual([400, "Password must be at least 6 characters"]);
    expect(
      (await post("/api/auth/sign-up/email", { email: "short@example.com", password: "123456" })).status,
    ).toBe(200);
  });

  it("knows an address of an international host again, however it is written, and mails to it", async () => {
    const password = "correct horse";
    const written = (email: string) => post("/api/auth/sign-in/email", { email, password });
    await post("/api/auth/sign-up/email", { email: " Joerg+Haus@MÜLLER.example", password });
    // The mail program of these tests shows the letters of a host.
    expect(await mailTo("joerg+haus@müller.example")).toContain("http");
    for (const email of ["joerg+haus@müller.example", "JOERG+haus@XN--MLLER-KVA.example"])
      expect((await written(email)).status, email).toBe(200);
    expect((await written("joerg@müller.example")).status).toBe(401);
    // A mailbox of other letters is one like any.
    expect((await written("jörg+haus@müller.example")).status).toBe(401);
  });

  it("[AUTH-05] names a taken address, however it is typed, and an invalid one", async () => {
    await server.signUp("taken@example.com");
    const taken = await post("/api/auth/sign-up/email", {
      email: " TAKEN@Example.com",
      password: "another one",
    });
    expect([taken.status, taken.body["message"]]).toEqual([422, "A user with this email already exists"]);
    for (const email of ["", "nobody", "a@b", undefined]) {
      const { status, body } = await post("/api/auth/sign-up/email", { email, password: "long enough" });
      expect([status, body["message"]]).toEqual([400, "Invalid email address"]);
    }
  });

  it("[AUTH-06] gives every new account 30 days of Pro, and marks the promotion", async () => {
    const signUp = await post("/api/auth/sign-up/email", {
      email: "trial@example.com",
      password: "long enough",
      promo: "pro_trial",
    });
    expect(signUp.body).toMatchObject({ ok: true, trial: true, promo: "pro_trial", next: "/portfolio" });
    const session = { email: "", password: "", cookie: cookieOf(signUp.answer), ip: server.freshIp() };
    const now = server.clock.now();
    const end = new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString();
    expect(await server.client(session).accounts.subscription({})).toMatchObject({
      plan: "pro",
      effectivePlan: "pro",
      status: "trial",
      trialEndsAt: end,
      currentPeriodStart: now.toISOString(),
      currentPeriodEnd: end,
    });
  });

  it("makes one account of 20 sign-ups at once with the same address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post("/api/auth/sign-up/email", { email: "race@example.com", password: "long enough" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422 || status === 503)).toHaveLength(19);
  });

  it("refuses keys it does not know", async () => {
    expect(
      (
        await post("/api/auth/sign-up/email", {
          email: "x@example.com",
          password: "long enough",
          role: "admin",
          plan: "pro",
        })
      ).status,
    ).toBe(400);
  });
});

describe("signing in and out", () => {
  it("[AUTH-02] signs in by address and password and sends on to /portfolio", async () => {
    const me = await server.signUp();
    const { status, body, answer } = await post("/api/auth/sign-in/email", {
      email: me.email.toUpperCase(),
      password: me.password,
    });
    expect([status, body["next"]]).toEqual([200, "/portfolio"]);
    const cookie = answer.headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(/^keystead_session=\S+; .*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookieOf(answer)).not.toBe(me.cookie);
  });

  it("[AUTH-02] answers a wrong password and an unknown address alike", async () => {
    const me = await server.signUp();
    const wrong = await post("/api/auth/sign-in/email", { email: me.email, password: "not the one" });
    const unknown = await post("/api/auth/sign-in/email", {
      email: "nobody@example.com",
      password: "not the one",
    });
    expect([wrong.status, wrong.body["message"]]).toEqual([401, "Invalid email or password"]);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it("[AUTH-08] ends the session on the server when signing out", async () => {
    const me = await server.signUp();
    const answer = await server.call("/api/auth/sign-out", { method: "POST", session: me });
    expect(answer.headers.get("clear-site-data")).toContain("storage");
    expect(answer.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await server.call("/api/v1/profile", { session: me })).status).toBe(401);
  });

  it("ignores a cookie that was not signed here", async () => {
    const me = await server.signUp();
    const forged = { ...me, cookie: me.cookie.replace(/^(keystead_session=[^;]*)[^;]{6}(?=;)/, "$1AAAAAA") };
    expect(forged.cookie).not.toBe(me.cookie);
    expect((await server.call("/api/v1/profile", { session: forged })).status).toBe(401);
  });
});

describe("magic link", () => {
  it("[AUTH-04] signs up by a link that works once, and not by opening it", async () => {
    expect(
      (await post("/api/auth/sign-in/magic-link", { email: "link@example.com", language: "de" })).status,
    ).toBe(200);
    const mail = await mailTo("link@example.com");
    expect(mail).toContain("Anmelden");
    const token = tokenIn(mail);
    expect(token).toHaveLength(43);
    expect((await server.call(`/api/auth/magic-link/verify?token=${token}`)).status).toBe(404);
    const { status, body, answer } = await post("/api/auth/magic-link/confirm", { token, language: "de" });
    expect([status, body]).toEqual([
      200,
      { ok: true, next: "/portfolio", isNew: true, passwordRemoved: false },
    ]);
    const session = {
      email: "link@example.com",
      password: "",
      cookie: cookieOf(answer),
      ip: server.freshIp(),
    };
    expect(await server.client(session).accounts.profile({})).toMatchObject({
      emailVerified: true,
      hasPassword: false,
      language: "de",
    });
    expect(await server.client(session).accounts.subscription({})).toMatchObject({
      plan: "pro",
      status: "trial",
    });
    expect((await post("/api/auth/magic-link/confirm", { token })).status).toBe(400);
  });

  it("[AUTH-04] says that an unproven account lost its password", async () => {
    const me = await server.signUp();
    await post("/api/auth/sign-in/magic-link", { email: me.email });
    await server.runJobs();
    const mail = server.mails.mails.findLast(
      ({ to, subject }) => to === me.email && subject.includes("sign in"),
    );
    const { body } = await post("/api/auth/magic-link/confirm", { token: tokenIn(mail?.text ?? "") });
    expect(body).toMatchObject({ ok: true, isNew: false, passwordRemoved: true });
  });

  it("voids the link before when a new one is asked for", async () => {
    await post("/api/auth/sign-in/magic-link", { email: "twice@example.com" });
    const first = tokenIn(await mailTo("twice@example.com"));
    await post("/api/auth/sign-in/magic-link", { email: "twice@example.com" });
    const second = tokenIn(await mailTo("twice@example.com"));
    expect((await post("/api/auth/magic-link/confirm", { token: first })).status).toBe(400);
    expect((await post("/api/auth/magic-link/confirm", { token: second })).status).toBe(200);
  });

  it("leaves one of five alive that were asked for at once, and that one works once", async () => {
    const email = "five@example.com";
    await Promise.all(Array.from({ length: 5 }, () => post("/api/auth/sign-in/magic-link", { email })));
    await server.runJobs();
    const tokens = server.mails.mails.filter(({ to }) => to === email).map(({ text }) => tokenIn(text));
    expect(new Set(tokens).size).toBe(5);
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token) => post("/api/auth/magic-link/confirm", { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  it("answers alike for known and unknown addresses", async () => {
    const me = await server.signUp();
    const known = await post("/api/auth/sign-in/magic-link", { email: me.email });
    const unknown = await post("/api/auth/sign-in/magic-link", { email: "stranger@example.com" });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });
});

describe("passwords and sessions", () => {
  it("[AUTH-10] sets a new password by mail, ends every session and answers alike for unknown addresses", async () => {
    const me = await server.signUp();
    const known = await post("/api/auth/request-password-reset", { email: me.email });
    const unknown = await post("/api/auth/request-password-reset", { email: "unknown@example.com" });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await server.runJobs();
    await server.runJobs();
    const mail = server.mails.mails.findLast(
      ({ to, subject }) => to === me.email && subject === "Set a new password",
    );
    const token = tokenIn(mail?.text ?? "");
    expect((await post("/api/auth/reset-password", { token, newPassword: "12345" })).body["message"]).toBe(
      "Password must be at least 6 characters",
    );
    expect((await post("/api/auth/reset-password", { token, newPassword: "a new password" })).status).toBe(
      200,
    );
    expect((await post("/api/auth/reset-password", { token, newPassword: "another password" })).status).toBe(
      400,
    );
    expect((await server.call("/api/v1/profile", { session: me })).status).toBe(401);
    expect((await post("/api/auth/sign-in/email", { email: me.email, password: me.password })).status).toBe(
      401,
    );
    expect(
      (await post("/api/auth/sign-in/email", { email: me.email, password: "a new password" })).status,
    ).toBe(200);
    expect(server.mails.mails.some(({ to }) => to === "unknown@example.com")).toBe(false);
  });

  it("[AUTH-10] changes the password with the current one and replaces the session", async () => {
    const me = await server.signUp();
    const wrong = await server.call("/api/auth/change-password", {
      session: me,
      body: { currentPassword: "guess", newPassword: "a new password" },
    });
    expect(wrong.status).toBe(400);
    const answer = await server.call("/api/auth/change-password", {
      session: me,
      body: { currentPassword: me.password, newPassword: "a new password" },
    });
    expect(answer.status).toBe(200);
    expect((await server.call("/api/v1/profile", { session: me })).status).toBe(401);
    expect(
      (await server.call("/api/v1/profile", { session: { ...me, cookie: cookieOf(answer) } })).status,
    ).toBe(200);
  });

  it("[AUTH-10] lists sessions and ends the others, but nobody else's", async () => {
    const me = await server.signUp();
    const stranger = await server.signUp();
    const second = await post("/api/auth/sign-in/email", { email: me.email, password: me.password });
    const { items } = await server.client(me).accounts.sessions({});
    expect(items).toHaveLength(2);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    await expect(
      server.client(stranger).accounts.endSession({ id: items[0]?.id ?? "" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await server.client(me).accounts.endOtherSessions({})).toEqual({ ended: 1 });
    expect(
      (await server.call("/api/v1/profile", { session: { ...me, cookie: cookieOf(second.answer) } })).status,
    ).toBe(401);
    expect((await server.call("/api/v1/profile", { session: me })).status).toBe(200);
  });

  it("confirms the address by the mail of the sign-up", async () => {
    const me = await server.signUp();
    const token = tokenIn(await mailTo(me.email));
    const confirmed = await server.call("/api/auth/verify-email", { session: me, body: { token } });
    expect(await confirmed.json()).toEqual({ ok: true, passwordRemoved: false, next: "/portfolio" });
    expect(await server.client(me).accounts.profile({})).toMatchObject({
      emailVerified: true,
      hasPassword: true,
    });
    // Used before: whoever presses it now changes nothing.
    expect((await post("/api/auth/verify-email", { token })).body).toMatchObject({ passwordRemoved: false });
    expect((await server.call("/api/v1/profile", { session: me })).status).toBe(200);
    expect((await post("/api/auth/verify-email", { token: "x".repeat(40) })).status).toBe(400);
  });
});

describe("an account that a stranger made with somebody else's address", () => {
  it("is the owner's alone once the address is confirmed without its session", async () => {
    const stranger = await server.signUp();
    const token = tokenIn(await mailTo(stranger.email));
    const { body } = await post("/api/auth/verify-email", { token });
    expect(body).toMatchObject({ ok: true, passwordRemoved: true });
    expect((await server.call("/api/v1/profile", { session: stranger })).status).toBe(401);
    const again = await post("/api/auth/sign-in/email", {
      email: stranger.email,
      password: stranger.password,
    });
    expect(again.status).toBe(401);
    // The answer leads on to a password of the owner's own.
    const next = new URL(String(body["next"]), server.url);
    const fragment = new URLSearchParams(next.hash.slice(1));
    expect([next.pathname, fragment.get("lang")]).toEqual(["/auth/reset", "en"]);
    const newPassword = "the owner's own";
    expect(
      (await post("/api/auth/reset-password", { token: fragment.get("token"), newPassword })).status,
    ).toBe(200);
    expect(
      (await post("/api/auth/sign-in/email", { email: stranger.email, password: newPassword })).status,
    ).toBe(200);
  });

  it("is not opened by the session of another account", async () => {
    const stranger = await server.signUp();
    const other = await server.signUp();
    const token = tokenIn(await mailTo(stranger.email));
    const confirmed = await server.call("/api/auth/verify-email", { session: other, body: { token } });
    expect(await confirmed.json()).toMatchObject({ passwordRemoved: true });
    expect((await server.call("/api/v1/profile", { session: stranger })).status).toBe(401);
    expect((await server.call("/api/v1/profile", { session: other })).status).toBe(200);
  });
});

describe("limits", () => {
  it("refuses the sixth wrong password from one address, and only from there", async () => {
    const me = await server.signUp();
    const ip = server.freshIp();
    const attempt = () => post("/api/auth/sign-in/email", { email: me.email, password: "wrong one" }, { ip });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await attempt()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const elsewhere = await post("/api/auth/sign-in/email", { email: me.email, password: me.password });
    expect(elsewhere.status).toBe(200);
    server.clock.advance(15 * 60_000);
    expect(
      (await post("/api/auth/sign-in/email", { email: me.email, password: me.password }, { ip })).status,
    ).toBe(200);
  });

  it("allows five sign-ups an hour from one address", async () => {
    const ip = server.freshIp();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (
          await post(
            "/api/auth/sign-up/email",
            { email: `flood-${i}@example.com`, password: "long enough" },
            { ip },
          )
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it("writes no address, password or token into the log", async () => {
  const log = server.logLines.join("");
  expect(log.length).toBeGreaterThan(1_000);
  for (const secret of ["@example.com", "correct horse", "a new password", "keystead_session"])
    expect(log).not.toContain(secret);
});
