import { DAY_MS, HOUR_MS } from "@keystead/domain/calendar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "#features.ts";
import { sql } from "#kernel/db/drizzle.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import type { MailOrder } from "#kernel/jobs/mail-orders.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import {
  testApp,
  type TestCall,
  type TestApp,
  type TestClient,
  type TestSession,
} from "#testing/test-app.ts";
import { MOST_VISITS } from "./look-around.ts";

const RUSSIAN = "192.0.2.9";
const geo = { countryOf: (ip: string) => (ip === RUSSIAN ? "RU" : "UNKNOWN") };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ geo });
});
afterAll(() => app.close());

const FORM = "application/x-www-form-urlencoded";

function ask(call: TestCall = {}, to: TestApp = app): Promise<Response> {
  return to.call("/api/auth/look-around", { method: "POST", body: {}, ...call });
}

/** The button of the front page, as a browser without a script presses it. */
function press(call: TestCall = {}, to: TestApp = app): Promise<Response> {
  const { headers, ...rest } = call;
  return ask({ body: "language=de", ...rest, headers: { "content-type": FORM, ...headers } }, to);
}

type Visit = TestSession & { readonly client: TestClient; readonly sampleId: string };

async function lookAround(acceptLanguage = "en-GB,en;q=0.9"): Promise<Visit> {
  const ip = app.freshIp();
  const answer = await ask({ ip, headers: { "accept-language": acceptLanguage } });
  expect(answer.status).toBe(200);
  const session = { email: "", password: "", cookie: cookieOf(answer), ip };
  const client = app.client(session);
  return { ...session, client, sampleId: (await client.accounts.workspaces({})).current };
}

async function codeOf(response: Promise<Response>): Promise<readonly [number, unknown]> {
  const answer = await response;
  const body: unknown = await answer.json();
  return [answer.status, typeof body === "object" && body !== null && "code" in body ? body.code : null];
}

/** How many rows each table has; what counts attempts is not of anybody. */
async function rowsOfAll(): Promise<Readonly<Record<string, number>>> {
  const tables = [...registry.tables, ...registry.globalTables].filter(({ name }) => name !== "rate_limit");
  return app.db.asSystem(async (tx) => {
    const counts: Record<string, number> = {};
    for (const { name } of tables)
      counts[name] = Number(
        firstRow(await tx.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`))?.["rows"],
      );
    return counts;
  });
}

async function runJob(name: string): Promise<void> {
  await registry
    .jobs(app.deps)
    .find((job) => job.name === name)
    ?.run({}, "");
  await app.runJobs();
}

/** Of the visits of the tests before nothing is left. */
async function begin(): Promise<Readonly<Record<string, number>>> {
  later(HOUR_MS);
  await purge();
  return rowsOfAll();
}

const purge = () => runJob("purge-visits");
const later = (ms: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + ms).toISOString());
};

describe("looking around without an account", () => {
  it.each([
    ["de-DE,de;q=0.9", "EUR", "Beispielportfolio"],
    ["en-GB,en;q=0.9", "GBP", "Sample portfolio"],
  ])("opens the sample for %s in %s, for an hour", async (wish, currency, name) => {
    const ip = app.freshIp();
    const answer = await ask({ ip, headers: { "accept-language": wish } });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: "/portfolio" }]);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=3600;");
    const session = { email: "", password: "", cookie: cookieOf(answer), ip };
    const client = app.client(session);
    const { items, current } = await client.accounts.workspaces({});
    expect(items).toMatchObject([
      { id: current, kind: "sample", role: "owner", name, baseCurrency: currency },
    ]);
    expect((await client.properties.list({ limit: 10 })).items).toHaveLength(3);
    const { email, emailVerified, hasPassword } = await client.accounts.profile({});
    expect({ email, emailVerified, hasPassword }).toEqual({
      email: "",
      emailVerified: false,
      hasPassword: false,
    });
    expect((await client.people.list({})).people).toMatchObject([{ role: "owner", email: "" }]);
    const response = await app.call("/api/auth/session", { session });
    expect(await response.json()).toMatchObject({ session: { user: { email: "" }, startsIn: null } });
    // Pressed again it is the same visit.
    expect((await ask({ session })).headers.getSetCookie()).toEqual([]);
    expect((await client.accounts.openSample({})).id).toBe(current);
  });

  it("answers a form with a page, in the language of its page", async () => {
    const ip = app.freshIp();
    const answer = await press({ ip });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/portfolio"]);
    const client = app.client({ email: "", password: "", cookie: cookieOf(answer), ip });
    expect((await client.accounts.profile({})).language).toBe("de");
  });

  it("is asked for by a page of ours alone, and by no link", async () => {
    const elsewhere = { origin: "https://elsewhere.example" };
    expect((await ask({ headers: elsewhere })).status).toBe(403);
    expect((await press({ headers: elsewhere })).status).toBe(403);
    expect((await press({ headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await app.call("/api/auth/look-around")).status).toBe(404);
    expect(await codeOf(ask({ body: { more: 1 } }))).toEqual([400, "BAD_REQUEST"]);
  });

  it("is closed with the sign-up", async () => {
    const closed = await testApp({ geo, shareWith: app, env: { SIGN_UP: "closed" } });
    try {
      expect(await codeOf(ask({}, closed))).toEqual([403, "SIGN_UP_CLOSED"]);
      const answer = await press({}, closed);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/auth?tab=signup"]);
    } finally {
      await closed.close();
    }
  });

  it("follows the region rule of the sign-up", async () => {
    expect(await codeOf(ask({ ip: RUSSIAN }))).toEqual([403, "REGION_BLOCKED"]);
    const answer = await press({ ip: RUSSIAN });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/region-blocked"]);
  });

  it("counts against the sign-ups of the address", { timeout: 120_000 }, async () => {
    const ip = app.freshIp();
    for (let at = 0; at < 4; at += 1) expect((await ask({ ip })).status).toBe(200);
    const body = { email: "after-four@example.com", password: "long enough" };
    expect((await app.call("/api/auth/sign-up/email", { body, ip })).status).toBe(200);
    const sixth = await ask({ ip });
    expect([sixth.status, sixth.headers.has("retry-after")]).toEqual([429, true]);
    expect((await press({ ip })).headers.get("location")).toBe("/de/auth?tab=signup&look=full");
  });

  it("is for so many at a time, those included that wait for their removal", async () => {
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into "user" (name, email, visit_ends_at)
        select '', 'full-' || n || '@visit.invalid', ${app.clock.now().toISOString()}::timestamptz
        from generate_series(1, ${MOST_VISITS}) n`),
    );
    expect(await codeOf(ask())).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await press()).headers.get("location")).toBe("/de/auth?tab=signup&look=full");
    await purge();
    expect((await ask()).status).toBe(200);
  });
});

const rosa = { name: "Rosa", email: "rosa@example.com", language: "en", currency: "EUR" } as const;

const TAKES_AN_ACCOUNT: readonly (readonly [string, (client: TestClient) => Promise<unknown>])[] = [
  ["invite", (client) => client.people.invite({ email: "a@example.com", role: "assistant", language: "en" })],
  ["take the account along", (client) => client.ownData.dataExport({})],
  ["see what goes with the account", (client) => client.ownData.accountParts({})],
  ["change the plan", (client) => client.accounts.changePlan({ plan: "pro" })],
  ["close the sample", (client) => client.accounts.closeSample({})],
  ["ask for a test mail", (client) => client.notices.sendTest({})],
  [
    "wait for news by mail",
    (client) => client.leads.joinWaitlist({ email: "a@example.com", waitlist: "mortgage" }),
  ],
  [
    "report to the operator",
    (client) => client.support.report({ type: "bug", message: "It broke", userEmail: "a@example.com" }),
  ],
  [
    "hand out a calendar feed",
    async (client) => {
      const { items } = await client.properties.list({ limit: 1 });
      return client.bookings.saveFeed({ propertyId: items[0]?.id ?? "", withGuests: true });
    },
  ],
  [
    "hand out a cleaner's link",
    async (client) => {
      const { id } = await client.cleaners.create(rosa);
      return client.cleaners.makeLink({ id });
    },
  ],
  [
    "mail a letter",
    async (client) => {
      const { items } = await client.leases.list({ limit: 1 });
      return client.letters.send({ id: items[0]?.id ?? "" } as never);
    },
  ],
];

describe("somebody who looks around", () => {
  it("is asked to sign up where it takes an account, and changes what is in the sample", async () => {
    const visit = await lookAround();
    const { client } = visit;
    for (const [what, does] of TAKES_AN_ACCOUNT)
      await expect(does(client), what).rejects.toMatchObject({ code: "SIGN_UP_FIRST", status: 403 });
    const { items } = await client.leases.list({ limit: 1 });
    const upload = await app.call(`/api/documents/lease/${items[0]?.id}?name=a.pdf`, {
      session: visit,
      body: "%PDF-1.4",
      headers: { "content-type": "application/octet-stream" },
    });
    expect([upload.status, await upload.json()]).toMatchObject([403, { code: "SIGN_UP_FIRST" }]);
    const telegram = { type: "bug", message: "It broke", userEmail: "a@example.com" };
    const paths: readonly (readonly [string, unknown])[] = [
      ["change-password", { currentPassword: "x", newPassword: "long enough" }],
      ["delete-account", { password: "x" }],
      ["delete-account/link", {}],
      ["send-verification-email", {}],
    ];
    for (const [path, body] of paths)
      expect([path, await codeOf(app.call(`/api/auth/${path}`, { session: visit, body }))]).toEqual([
        path,
        [403, "SIGN_UP_FIRST"],
      ]);
    expect(await codeOf(app.call("/api/send-telegram", { session: visit, body: telegram }))).toEqual([
      403,
      "SIGN_UP_FIRST",
    ]);
    const { id } = await client.tasks.create({ description: "Buy paint" });
    expect(await client.tasks.get({ id })).toMatchObject({ description: "Buy paint" });
  });

  it("has no mail sent, to nobody, whatever orders it", async () => {
    const { client, sampleId, ...visit } = await lookAround();
    await client.cleaners.create(rosa);
    const { userId, email } = await app.db.asSystem(async (tx) => {
      // As if the address were proven, which alone stops most of them.
      const row = firstRow(
        await tx.execute(sql`update "user" set email_verified = true
          where id = (select owner_user_id from workspace where id = ${sampleId}::uuid) returning id, email`),
      );
      return { userId: String(row?.["id"]), email: String(row?.["email"]) };
    });
    await app.runJobs();
    const before = app.mails.mails.length;
    const link = { language: "en", url: "https://example.com", linkLivesMs: null } as const;
    const mail = { messageId: "m", language: "en", linkLivesMs: null, to: "t@example.com" } as const;
    const orders = [
      { kind: "verify_address", to: email, ...link },
      { kind: "magic_link", to: email, ...link },
      { kind: "reset_password", to: email, ...link },
      { kind: "password_changed", to: email, ...link },
      { kind: "confirm_deletion", to: email, ...link },
      { kind: "account_deleted", to: email, ...link },
      { kind: "notices", ...mail, seat: { workspaceId: sampleId, userId } },
      { kind: "tenant_reminder", ...mail, reminds: { workspaceId: sampleId } },
      { kind: "cleaner_reminder", ...mail, reminds: { workspaceId: sampleId } },
      { kind: "letter", ...mail, of: { workspaceId: sampleId } },
      // Of each only what says whose it is: none gets as far as to be put into words.
    ] as unknown as readonly MailOrder[];
    for (const order of orders) {
      await app.db.asSystem((tx) => app.deps.mails.post(tx, order));
      await app.db.asTenant(sampleId, (tx) => app.deps.mails.post(tx, order));
    }
    for (const path of ["sign-in/magic-link", "request-password-reset"])
      expect((await app.call(`/api/auth/${path}`, { session: visit, body: { email } })).status).toBe(200);
    const { items } = await client.leases.list({ limit: 1 });
    await client.leases.setReminder({
      id: items[0]?.id ?? "",
      version: items[0]?.version ?? 0,
      beforeDays: 14,
      afterDays: 1,
    });
    for (const at of [20, 20]) {
      later(at * 60_000);
      for (const name of ["send-reminders", "remind-of-turnovers", "notice-rounds"]) await runJob(name);
    }
    expect(app.mails.mails.slice(before)).toEqual([]);
    expect(
      firstRow(
        await app.db.login.execute(
          sql`select count(*)::int as waiting from jobs.job where name = 'mail' and state < 'completed'`,
        ),
      ),
    ).toEqual({ waiting: 0 });
  });
});

describe("the end of a look around", () => {
  it("comes after an hour: nothing opens any more, and everything is removed", async () => {
    const before = await begin();
    const visit = await lookAround();
    await visit.client.tasks.create({ description: "Buy paint" });
    expect(await rowsOfAll()).not.toEqual(before);
    later(HOUR_MS - 1_000);
    await purge();
    expect((await app.call("/api/v1/profile", { session: visit })).status).toBe(200);
    later(1_000);
    expect((await app.call("/api/v1/profile", { session: visit })).status).toBe(401);
    await purge();
    expect(await rowsOfAll()).toEqual(before);
  });

  it("comes with the sign-out, at once", async () => {
    const before = await begin();
    const visit = await lookAround();
    expect((await app.call("/api/auth/sign-out", { session: visit, body: {} })).status).toBe(200);
    expect((await app.call("/api/v1/profile", { session: visit })).status).toBe(401);
    await app.runJobs();
    expect(await rowsOfAll()).toEqual(before);
  });
});

describe("signing up after a look around", () => {
  const signUp = (visit: TestSession, email: string) =>
    app.call("/api/auth/sign-up/email", {
      session: visit,
      body: { email, password: "long enough", language: "en", zone: "Europe/Berlin", locale: "de-DE" },
    });

  it("keeps what was tried, in the sample, beside an empty workspace of one's own", async () => {
    const visit = await lookAround("en-GB");
    const task = await visit.client.tasks.create({ description: "Buy paint" });
    const answer = await signUp(visit, "keeper@example.com");
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { ok: true, next: "/portfolio", trial: true, workspaceId: visit.sampleId },
    ]);
    const session = {
      ...visit,
      cookie: cookieOf(answer),
      email: "keeper@example.com",
      password: "long enough",
    };
    // The hour's session is out: what it opened is an account now.
    expect((await app.call("/api/v1/profile", { session: visit })).status).toBe(401);
    const own = app.client(session);
    const sample = app.client(session, { workspaceId: visit.sampleId });
    expect(await sample.tasks.get({ id: task.id })).toMatchObject({ description: "Buy paint" });
    const { items, current } = await own.accounts.workspaces({});
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(["own", "sample"]);
    expect(items.find(({ id }) => id === current)?.kind).toBe("own");
    expect((await own.properties.list({ limit: 10 })).items).toEqual([]);
    expect((await own.accounts.subscription({})).status).toBe("trial");
    expect(await own.accounts.profile({})).toMatchObject({
      email: "keeper@example.com",
      fullName: "",
      emailVerified: false,
      hasPassword: true,
      baseCurrency: "GBP",
      timezone: "Europe/Berlin",
    });
    await app.runJobs();
    expect(app.mails.mails.filter(({ to }) => to === "keeper@example.com")).toHaveLength(1);
    const signedIn = await app.call("/api/auth/sign-in/email", {
      body: { email: session.email, password: session.password },
    });
    expect(signedIn.status).toBe(200);
    later(2 * HOUR_MS);
    await purge();
    expect(await sample.tasks.get({ id: task.id })).toMatchObject({ description: "Buy paint" });
    // Seven days, as every sample; the account stays.
    later(7 * DAY_MS);
    await runJob("purge-samples");
    await expect(sample.tasks.get({ id: task.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await own.accounts.workspaces({})).items.map(({ kind }) => kind)).toEqual(["own"]);
  });

  it("refuses an address that is taken, and the look around goes on", async () => {
    const { email } = await app.signUp();
    const visit = await lookAround();
    expect(await codeOf(signUp(visit, email))).toEqual([422, "USER_ALREADY_EXISTS"]);
    expect((await visit.client.accounts.workspaces({})).current).toBe(visit.sampleId);
  });

  it("is an ordinary sign-up when the hour is over", async () => {
    const visit = await lookAround();
    later(HOUR_MS);
    const answer = await signUp(visit, "too-late@example.com");
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty("workspaceId");
    const own = app.client({ ...visit, cookie: cookieOf(answer) });
    expect((await own.accounts.workspaces({})).items.map(({ kind }) => kind)).toEqual(["own"]);
  });
});
