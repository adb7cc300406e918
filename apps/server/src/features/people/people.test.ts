import { INVITATION_MS } from "@keystead/domain/people";
import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { audit, membership, subscriptions, user, verification } from "#kernel/db/schema/index.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { invitedSession, invitedToken, mailedToken } from "#testing/records/invite.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";
import { tokenIn } from "#testing/requests/token-in.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let count = 0;
const someone = () => `invited-${(count += 1)}@example.org`;
const assistant = { role: "assistant", language: "en" } as const;

async function host(): Promise<{ readonly session: TestSession; readonly owner: TestClient }> {
  const session = await app.signUp();
  return { session, owner: app.client(session) };
}

async function accept(token: string, more: object = {}, session?: TestSession) {
  const answer = await app.call("/api/auth/accept-invitation", {
    body: { token, ...more },
    ...(session === undefined ? {} : { session }),
  });
  const body: Readonly<Record<string, unknown>> = JSON.parse(await answer.text());
  return { status: answer.status, body, code: body["code"] };
}

async function look(token: string, session?: TestSession) {
  const answer = await app.call("/api/auth/invitation", {
    body: { token },
    ...(session === undefined ? {} : { session }),
  });
  const body: Readonly<Record<string, unknown>> = JSON.parse(await answer.text());
  return { status: answer.status, ...body };
}

describe("an invitation", () => {
  it("[ROLE-01] brings somebody new into the workspace, with an account of their own and no second mail", async () => {
    const { owner } = await host();
    const email = someone();
    const sent = await owner.people.invite({ ...assistant, email });
    expect(sent).toMatchObject({ email, role: "assistant", state: "open" });
    await app.runJobs();
    const mail = await app.mails.waitForMail(email);
    expect(mail.text).toContain("7 days");
    const token = tokenIn(mail.text);
    expect(await look(token)).toMatchObject({ status: 200, email, role: "assistant", who: "new" });
    const before = app.mails.mails.length;
    const came = await accept(token, { password: "correct horse", name: "Jana Vogt" });
    expect(came).toMatchObject({ status: 200, body: { ok: true, next: "/portfolio" } });
    await app.runJobs();
    expect(app.mails.mails).toHaveLength(before);
    const { people, invitations, assistants } = await owner.people.list({});
    expect(people.map(({ name, role }) => [name, role])).toEqual([
      ["", "owner"],
      ["Jana Vogt", "assistant"],
    ]);
    expect(invitations).toEqual([]);
    expect(assistants).toEqual({ used: 1, limit: 3 });
    const [row] = await app.db.asSystem((tx) => tx.select().from(user).where(eq(user.email, email)));
    expect(row).toMatchObject({ emailVerified: true });
  });

  it("is taken by whoever is signed in with its address, and with no other", async () => {
    const { owner } = await host();
    const invited = await app.signUp();
    const stranger = await app.signUp();
    const token = await invitedToken(app, owner, invited.email);
    expect(await look(token)).toMatchObject({ who: "known" });
    expect(await look(token, stranger)).toMatchObject({ who: "another", as: stranger.email });
    expect(await accept(token, {}, stranger)).toMatchObject({ status: 403, code: "OTHER_ADDRESS" });
    expect(await accept(token)).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    expect(await accept(token, { password: "correct horse" })).toMatchObject({
      status: 422,
      code: "USER_ALREADY_EXISTS",
    });
    expect(await look(token, invited)).toMatchObject({ who: "signed-in" });
    const came = await accept(token, {}, invited);
    expect(came.status).toBe(200);
    const { items } = await app.client(invited).accounts.workspaces({});
    expect(items.map(({ role, paused }) => [role, paused]).toSorted()).toEqual([
      ["assistant", false],
      ["owner", false],
    ]);
    expect(items.find(({ role }) => role === "assistant")?.id).toBe(came.body["workspaceId"]);
  });

  it("works once: of 20 at the same moment one gets in, and a scanner that only looks uses nothing up", async () => {
    const { owner } = await host();
    const invited = await app.signUp();
    const token = await invitedToken(app, owner, invited.email);
    await look(token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, {}, invited)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(400)]);
    expect(await accept(token, {}, invited)).toMatchObject({ status: 400, code: "INVALID_TOKEN" });
    expect(await look(token)).toMatchObject({ status: 400, code: "INVALID_TOKEN" });
  });

  it("lasts 7 days, and sent again another 7 with a new link that voids the old one", async () => {
    const { owner } = await host();
    const email = someone();
    const first = await invitedToken(app, owner, email);
    const [{ id } = { id: "" }] = (await owner.people.list({})).invitations;
    app.clock.advance(INVITATION_MS);
    expect(await look(first)).toMatchObject({ status: 400, code: "INVALID_TOKEN" });
    expect(await accept(first, { password: "correct horse" })).toMatchObject({ code: "INVALID_TOKEN" });
    const over = await owner.people.list({});
    expect(over.invitations).toMatchObject([{ id, state: "expired" }]);
    expect(over.assistants.used).toBe(0);
    expect(await owner.people.resend({ id })).toMatchObject({ state: "open" });
    const second = await mailedToken(app, email);
    expect(second).not.toBe(first);
    expect(await look(first)).toMatchObject({ status: 400 });
    expect(await accept(second, { password: "correct horse" })).toMatchObject({ status: 200 });
    await expect(owner.people.resend({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("that is over is taken up again by inviting the address anew", async () => {
    const { owner } = await host();
    const email = someone();
    const { id } = await owner.people.invite({ ...assistant, email });
    app.clock.advance(INVITATION_MS);
    expect(await owner.people.invite({ ...assistant, email })).toMatchObject({ id, state: "open" });
    expect((await owner.people.list({})).invitations).toHaveLength(1);
  });

  it("that is withdrawn opens nothing, and its place is free", async () => {
    const { owner } = await host();
    const token = await invitedToken(app, owner, someone());
    const [{ id } = { id: "" }] = (await owner.people.list({})).invitations;
    await owner.people.withdraw({ id });
    expect(await look(token)).toMatchObject({ status: 400, code: "INVALID_TOKEN" });
    expect(await owner.people.list({})).toMatchObject({ invitations: [], assistants: { used: 0 } });
    await expect(owner.people.withdraw({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("speaks the language of the account, else the one chosen", async () => {
    const { owner } = await host();
    const known = await app.signUp();
    const accounts = app.client(known).accounts;
    await accounts.changeProfile({ version: (await accounts.profile({})).version, language: "fr" });
    const unknown = someone();
    for (const email of [known.email, unknown])
      await owner.people.invite({ email, role: "assistant", language: "de" });
    await app.runJobs();
    expect((await app.mails.waitForMail(known.email)).text).toContain("7 jours");
    expect((await app.mails.waitForMail(unknown)).text).toContain("7 Tage");
  });

  it("says nothing of whether the address has an account", async () => {
    const { owner, session } = await host();
    const known = await app.signUp();
    const answers = await Promise.all(
      [known.email, someone()].map(async (email) => {
        const answer = await app.call("/api/v1/members/invitations", {
          session,
          body: { ...assistant, email },
        });
        return (await answer.text()).replace(email, "…").replaceAll(/"id":"[^"]+"/g, "");
      }),
    );
    expect(answers[0]).toBe(answers[1]);
    const listed = (await owner.people.list({})).invitations;
    expect(listed.map(({ id: _id, email: _email, sentAt: _at, ...shown }) => shown)).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
    expect(JSON.stringify(listed[0]).length - JSON.stringify(listed[1]).length).toBe(
      (listed[0]?.email.length ?? 0) - (listed[1]?.email.length ?? 0),
    );
  });

  it("is kept as a hash: the token stands in no table and no line of the log", async () => {
    const { owner } = await host();
    const token = await invitedToken(app, owner, someone());
    const links = await app.db.asSystem((tx) => tx.select().from(verification));
    expect(links.some(({ value }) => value.startsWith("invitation|"))).toBe(true);
    expect(JSON.stringify(links)).not.toContain(token);
    const jobs = rowsOf(await app.db.login.execute(sql`select data::text as data from jobs.job`));
    expect(JSON.stringify(jobs)).not.toContain(token);
    await look(token);
    expect(app.logLines.join("")).not.toContain(token);
  });

  it("names who invites in the mail, but no name that could lead elsewhere", async () => {
    const { owner, session } = await host();
    const rename = async (fullName: string) => {
      const { version } = await owner.accounts.profile({});
      await owner.accounts.changeProfile({ version, fullName });
    };
    const [first, second] = [someone(), someone()];
    await rename("Helena Brandt");
    await owner.people.invite({ ...assistant, email: first });
    await rename("Win at evil.example/now");
    await owner.people.invite({ ...assistant, email: second });
    await app.runJobs();
    expect((await app.mails.waitForMail(first)).subject).toContain(`Helena Brandt (${session.email})`);
    const mail = await app.mails.waitForMail(second);
    expect(mail.text).toContain(session.email);
    expect(mail.text + mail.subject).not.toContain("evil.example");
  });
});

describe("an invitation is refused", () => {
  it("of an address that belongs to the workspace, was invited, or is none, at the field", async () => {
    const { owner, session } = await host();
    const member = await invitedSession(app, owner, someone());
    const open = someone();
    await owner.people.invite({ ...assistant, email: open });
    for (const [email, code] of [
      [session.email, "ALREADY_MEMBER"],
      [member.email, "ALREADY_MEMBER"],
      [open.toUpperCase(), "ALREADY_INVITED"],
      ["nobody", "INVALID_EMAIL"],
    ])
      await expect(owner.people.invite({ ...assistant, email: email ?? "" })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        data: { issues: [{ path: ["email"], code }] },
      });
    for (const bad of [{ role: "owner" }, { language: "xx" }, { plan: "pro" }]) {
      const answer = await app.call("/api/v1/members/invitations", {
        session,
        body: { ...assistant, email: someone(), ...bad },
      });
      expect([bad, answer.status]).toEqual([bad, 400]);
    }
  });

  it("in a sample workspace, to strangers, and above what the mails of an hour may be", async () => {
    const { session, owner } = await host();
    const { id } = await owner.accounts.openSample({});
    const inSample = app.client(session, { workspaceId: id });
    await expect(inSample.people.invite({ ...assistant, email: someone() })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const anonymous = await app.call("/api/v1/members");
    expect(anonymous.status).toBe(401);
    const email = someone();
    const { id: invited } = await owner.people.invite({ ...assistant, email });
    const answers = [];
    for (let times = 0; times < 30; times += 1)
      answers.push(
        (await app.call(`/api/v1/members/invitations/${invited}/resend`, { session, body: {} })).status,
      );
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });

  it("as missing to another owner, byte for byte", async () => {
    const { owner } = await host();
    const other = await app.signUp();
    const member = await invitedSession(app, owner, someone());
    const memberId = (await owner.people.list({})).people.at(-1)?.userId ?? "";
    const { id } = await owner.people.invite({ ...assistant, email: someone() });
    const missing = "00000000-0000-4000-8000-000000000000";
    for (const [method, path] of [
      ["POST", (one: string) => `/api/v1/members/invitations/${one}/resend`],
      ["DELETE", (one: string) => `/api/v1/members/invitations/${one}`],
      ["DELETE", (one: string) => `/api/v1/members/${one}`],
    ] as const) {
      const theirs = path(path("x").includes("invitations") ? id : memberId);
      const ask = async (at: string) => {
        const sent = method === "POST" ? { body: {} } : {};
        const answer = await app.call(at, { method, session: other, ...sent });
        return [answer.status, await answer.text()];
      };
      expect((await ask(theirs))[0]).toBe(404);
      expect(await ask(theirs)).toEqual(await ask(path(missing)));
    }
    await expect(
      app.client(member, { workspaceId: member.workspaceId }).properties.list({}),
    ).resolves.toMatchObject({ items: [] });
  });

  it("from a blocked region, while a closed sign-up is no hindrance", async () => {
    const geo = {
      ready: true,
      countryOf: (ip: string) => (ip.startsWith("203.0.113.") ? "RU" : "UNKNOWN"),
      close: () => {},
    };
    const closed = await testApp({ geo, shareWith: app, env: { SIGN_UP: "closed" } });
    try {
      const { owner } = await host();
      const token = await invitedToken(app, owner, someone());
      const body = { token, password: "correct horse" };
      const blocked = await closed.call("/api/auth/accept-invitation", { body, ip: "203.0.113.9" });
      expect([blocked.status, await blocked.json()]).toMatchObject([403, { code: "REGION_BLOCKED" }]);
      const stranger = { email: someone(), password: "correct horse" };
      expect((await closed.call("/api/auth/sign-up/email", { body: stranger })).status).toBe(403);
      expect((await closed.call("/api/auth/accept-invitation", { body })).status).toBe(200);
    } finally {
      await closed.close();
    }
  });

  it("with a short password at the field, and neither account nor membership is made", async () => {
    const { owner } = await host();
    const email = someone();
    const token = await invitedToken(app, owner, email);
    expect(await accept(token, { password: "12345" })).toMatchObject({
      status: 400,
      code: "PASSWORD_TOO_SHORT",
    });
    expect(await accept("x".repeat(43), { password: "correct horse" })).toMatchObject({
      status: 400,
      code: "INVALID_TOKEN",
    });
    const rows = await app.db.asSystem((tx) => tx.select().from(user).where(eq(user.email, email)));
    expect(rows).toEqual([]);
    expect((await owner.people.list({})).people).toHaveLength(1);
  });
});

describe("a person who was invited", () => {
  it("has 30 days of their own that begin when they first open their own workspace, once", async () => {
    const { owner } = await host();
    const email = someone();
    const came = await invitedSession(app, owner, email);
    const own = async () =>
      app.db.asSystem((tx) =>
        tx
          .select({ endsAt: subscriptions.trialEndsAt })
          .from(subscriptions)
          .innerJoin(user, eq(user.id, subscriptions.userId))
          .where(eq(user.email, email)),
      );
    const session = async () => {
      const answer = await app.call("/api/auth/session", { session: came });
      const { session: view }: { readonly session: { readonly startsIn: string | null } } = JSON.parse(
        await answer.text(),
      );
      return view.startsIn;
    };
    const there = app.client(came, { workspaceId: came.workspaceId });
    await there.properties.list({});
    await there.accounts.subscription({});
    expect(await session()).toBe(came.workspaceId);
    expect(await own()).toEqual([]);
    app.clock.advance(3 * DAY_MS);
    const signIn = await app.call("/api/auth/sign-in/email", {
      body: { email, password: came.password },
      ip: came.ip,
    });
    expect(signIn.status).toBe(200);
    expect(await own()).toEqual([]);
    const opened = app.clock.now().getTime();
    await Promise.all(Array.from({ length: 5 }, () => app.client(came).properties.list({})));
    app.clock.advance(DAY_MS);
    expect(await app.client(came).accounts.subscription({})).toMatchObject({ status: "trial", plan: "pro" });
    expect((await own()).map(({ endsAt }) => endsAt.getTime())).toEqual([opened + 30 * DAY_MS]);
    expect(await session()).toBeNull();
  });

  it("is said to have been seen, to some minutes", async () => {
    const { owner } = await host();
    const came = await invitedSession(app, owner, someone());
    const seen = async () => (await owner.people.list({})).people.map(({ lastSeenAt }) => lastSeenAt);
    expect(await seen()).toEqual([null, null]);
    const there = app.client(came, { workspaceId: came.workspaceId });
    await there.properties.list({});
    const first = app.clock.now().toISOString();
    expect(await seen()).toEqual([null, first]);
    app.clock.advance(60_000);
    await there.properties.list({});
    expect(await seen()).toEqual([null, first]);
    app.clock.advance(5 * 60_000);
    await there.properties.list({});
    expect(await seen()).toEqual([null, app.clock.now().toISOString()]);
  });

  it("[ROLE-01] loses the access with the next request when removed, and the name stays where it was", async () => {
    const { owner } = await host();
    const came = await invitedSession(app, owner, someone());
    const there = app.client(came, { workspaceId: came.workspaceId });
    await expect(there.properties.list({})).resolves.toBeDefined();
    const id = (await owner.people.list({})).people.at(-1)?.userId ?? "";
    await owner.people.remove({ id });
    await expect(there.properties.list({})).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await owner.people.list({})).people).toHaveLength(1);
    await expect(owner.people.remove({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const rows = await app.db.asTenant(came.workspaceId, (tx) =>
      tx.select({ email: user.email }).from(user).where(eq(user.id, id)),
    );
    expect(rows).toEqual([{ email: came.email }]);
    const [own] = (await app.client(came).accounts.workspaces({})).items;
    expect(own).toMatchObject({ role: "owner" });
    const acts = await app.db.asSystem((tx) =>
      tx.select({ action: audit.action }).from(audit).where(eq(audit.workspaceId, came.workspaceId)),
    );
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(["invite", "accept", "remove"]));
  });

  it("removed leaves no address open that they could read, and the owner reads which", async () => {
    const { client: owner, propertyId, unitId, workspaceId } = await turnoverHost(app);
    const rosa = await owner.cleaners.create({ name: "Rosa Pinto", language: "es", currency: "EUR" });
    const idle = await owner.cleaners.create({ name: "Lea", language: "en", currency: "EUR" });
    await owner.bookings.saveFeed({ propertyId, withGuests: true });
    await owner.bookings.saveFeed({ propertyId, unitId, withGuests: false });
    await owner.cleaners.makeLink({ id: rosa.id });
    await owner.cleaners.makeLink({ id: idle.id });
    await owner.cleaners.revokeLink({ id: idle.id });
    const came = await invitedSession(app, owner, someone());
    const there = app.client(came, { workspaceId: came.workspaceId });
    const feed = (await there.bookings.feed({ propertyId })).url ?? "";
    const ofUnit = (await there.bookings.feed({ propertyId, unitId })).url ?? "";
    const link = (await there.cleaners.get({ id: rosa.id })).link?.url ?? "";
    const opens = async (feedUrl: string, linkUrl: string) => [
      (await app.call(new URL(feedUrl).pathname + new URL(feedUrl).search)).status,
      (await app.call("/api/job/open", { body: { token: tokenIn(linkUrl) } })).status,
    ];
    expect(await opens(feed, link)).toEqual([200, 200]);
    expect(await opens(ofUnit, link)).toEqual([200, 200]);

    const id = (await owner.people.list({})).people.at(-1)?.userId ?? "";
    expect(await owner.people.remove({ id })).toEqual({
      ok: true,
      renewed: [
        { kind: "calendar_feed", id: propertyId, name: "Casa Azul" },
        { kind: "calendar_feed", id: unitId, name: "Casa Azul · Garden flat" },
        { kind: "cleaner_link", id: rosa.id, name: "Rosa Pinto" },
      ],
    });
    expect(await opens(feed, link)).toEqual([404, 401]);
    expect(await opens(ofUnit, link)).toEqual([404, 401]);
    const after = await owner.bookings.feed({ propertyId });
    const fresh = await owner.cleaners.get({ id: rosa.id });
    expect(after.withGuests).toBe(true);
    const afterOfUnit = await owner.bookings.feed({ propertyId, unitId });
    expect(afterOfUnit.withGuests).toBe(false);
    expect(await opens(afterOfUnit.url ?? "", fresh.link?.url ?? "")).toEqual([200, 200]);
    expect(fresh.link).toMatchObject({ state: "open", lastUsedAt: null });
    expect(await opens(after.url ?? "", fresh.link?.url ?? "")).toEqual([200, 200]);
    expect((await owner.cleaners.get({ id: idle.id })).link?.state).toBe("revoked");

    // A signed-in cleaner has at most their own link.
    await memberSession(app, workspaceId, "cleaner");
    const login = (await owner.people.list({})).people.find(({ role }) => role === "cleaner");
    const { version } = await owner.cleaners.makeLink({ id: idle.id });
    await owner.cleaners.update({ id: idle.id, version, userId: login?.userId ?? "" });
    expect(await owner.people.remove({ id: login?.userId ?? "" })).toMatchObject({
      renewed: [{ kind: "cleaner_link", id: idle.id }],
    });
  });

  it("may be invited and come again, as the newest", async () => {
    const { owner } = await host();
    const came = await invitedSession(app, owner, someone());
    const other = await invitedSession(app, owner, someone());
    const first = (await owner.people.list({})).people.find(({ email }) => email === came.email);
    await owner.people.remove({ id: first?.userId ?? "" });
    app.clock.advance(1_000);
    const token = await invitedToken(app, owner, came.email);
    expect(await accept(token, {}, came)).toMatchObject({ status: 200 });
    expect((await owner.people.list({})).people.map(({ email }) => email).slice(1)).toEqual([
      other.email,
      came.email,
    ]);
  });

  it("the owner is not removed, and no assistant reads or manages the people", async () => {
    const { owner } = await host();
    const came = await invitedSession(app, owner, someone());
    const [me] = (await owner.people.list({})).people;
    await expect(owner.people.remove({ id: me?.userId ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const there = app.client(came, { workspaceId: came.workspaceId });
    for (const refused of [
      () => there.people.list({}),
      () => there.people.invite({ ...assistant, email: someone() }),
      () => there.people.remove({ id: me?.userId ?? "" }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the plan", () => {
  async function withPlan(session: TestSession, plan: "free" | "starter" | "pro") {
    await app.client(session).accounts.changePlan({ plan });
  }

  it("[PLAN-01] counts assistants and open invitations, not cleaners, and says what is full", async () => {
    const { session, owner } = await host();
    await withPlan(session, "starter");
    await owner.people.invite({ ...assistant, email: someone() });
    await expect(owner.people.invite({ ...assistant, email: someone() })).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "assistants", limit: 1, used: 1, plan: "starter" },
    });
    await owner.people.invite({ email: someone(), role: "cleaner", language: "en" });
    expect(await owner.accounts.subscription({})).toMatchObject({
      limits: { assistants: 1 },
      used: { assistants: 1 },
    });
  });

  it("[PLAN-01] that becomes smaller takes the access of the newest first, and gives it back when it grows", async () => {
    const { session, owner } = await host();
    const came: Awaited<ReturnType<typeof invitedSession>>[] = [];
    for (let at = 0; at < 3; at += 1) {
      came.push(await invitedSession(app, owner, someone()));
      app.clock.advance(1_000);
    }
    const reached = async () =>
      Promise.all(
        came.map(async (one) =>
          app
            .client(one, { workspaceId: one.workspaceId })
            .properties.list({})
            .then(() => true)
            .catch(() => false),
        ),
      );
    const paused = async () => (await owner.people.list({})).people.slice(1).map((one) => one.paused);
    expect(await reached()).toEqual([true, true, true]);
    await withPlan(session, "starter");
    expect(await reached()).toEqual([true, false, false]);
    expect(await paused()).toEqual([false, true, true]);
    const [, , newest] = came;
    const memberships = await app.client(newest).accounts.workspaces({});
    expect(memberships.items.map(({ role, paused: off }) => [role, off])).toEqual([
      ["assistant", true],
      ["owner", false],
    ]);
    await withPlan(session, "free");
    expect(await reached()).toEqual([false, false, false]);
    await withPlan(session, "pro");
    expect(await reached()).toEqual([true, true, true]);
    const rows = await app.db.asSystem((tx) =>
      tx
        .select()
        .from(membership)
        .where(eq(membership.workspaceId, came[0]?.workspaceId ?? "")),
    );
    expect(rows.map(({ status }) => status)).toEqual(Array<string>(4).fill("active"));
  });

  it("that became too small since the mail gives no membership, and the link stays for when there is room", async () => {
    const { session, owner } = await host();
    const token = await invitedToken(app, owner, someone());
    await withPlan(session, "free");
    expect(await accept(token, { password: "correct horse" })).toMatchObject({
      status: 403,
      code: "NO_ROOM",
    });
    await withPlan(session, "pro");
    expect(await accept(token, { password: "correct horse" })).toMatchObject({ status: 200 });
  });

  it("of the owner counts for a cleaner too, who is never paused", async () => {
    const { session, owner } = await host();
    const workspaceId = (await owner.accounts.workspaces({})).current;
    const cleaner = await memberSession(app, workspaceId, "cleaner");
    await withPlan(session, "free");
    const there = app.client(cleaner, { workspaceId });
    expect(await there.accounts.profile({})).toMatchObject({ email: cleaner.email });
  });
});
