import { randomUUID } from "node:crypto";

import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { registry } from "../features.ts";
import { grantAdmin } from "./records/grant-admin.ts";
import { holidayHouse } from "./records/holiday-house.ts";
import { invitedToken, mailedToken } from "./records/invite.ts";
import { wiredProcedures } from "./member-procedures.ts";
import { testApp, type TestApp, type TestSession } from "./test-app.ts";

let app: TestApp;
let owner: TestSession;
let admin: TestSession;
let feedUrl: string;
let jobSecret: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  admin = await app.signUp();
  await grantAdmin(app, admin);
  const client = app.client(owner);
  const { propertyId } = await holidayHouse(client);
  feedUrl = (await client.bookings.saveFeed({ propertyId, withGuests: false })).url ?? "";
  const { id } = await client.cleaners.create({ name: "Rosa", language: "en", currency: "EUR" });
  jobSecret = (await client.cleaners.makeLink({ id })).link?.url?.split("token=")[1] ?? "";
});
afterAll(() => app.close());

/** Makes every query of what a guard reads fail while `during` runs. */
async function without(source: Source, during: () => Promise<void>): Promise<void> {
  const [kind, name] = source;
  const [from, to] = kind === "function" ? [`kernel.${name}`, `${name}_away`] : [`"${name}"`, `${name}_away`];
  const [away, back] = kind === "function" ? [`kernel.${name}_away`, name] : [`"${name}_away"`, name];
  await app.db.login.execute(sql.raw(`alter ${kind} ${from} rename to "${to}"`));
  try {
    await during();
  } finally {
    await app.db.login.execute(sql.raw(`alter ${kind} ${away} rename to "${back}"`));
  }
}

type Source = readonly ["function" | "table", string];

type CallInput = {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly session?: TestSession;
};

/** Every read without an id: it needs no record, so that only a guard can refuse it. */
const reads: readonly CallInput[] = wiredProcedures
  .filter(({ method, path }) => method === "GET" && !path.includes("{"))
  .map(({ name, path }) => ({ name, path }));

const house = () => ({
  name: "10 downing road",
  rentalMode: "monthly",
  country: null,
  currency: "EUR",
  timezone: "UTC",
});

/** Requests without a session that succeed as long as their guards work. */
const ways = (): readonly CallInput[] => [
  {
    name: "sign-in with the right password",
    path: "/api/auth/sign-in/email",
    body: { email: owner.email, password: owner.password },
  },
  {
    name: "sign-up",
    path: "/api/auth/sign-up/email",
    body: { email: `${randomUUID()}@example.org`, password: "correct horse" },
  },
  { name: "a link by mail", path: "/api/auth/sign-in/magic-link", body: { email: owner.email } },
  { name: "a new password", path: "/api/auth/request-password-reset", body: { email: owner.email } },
  { name: "an address of the price list", path: "/api/v1/leads", body: { email: owner.email, plan: "pro" } },
  { name: "the calendar of a property", path: new URL(feedUrl).pathname + new URL(feedUrl).search },
  { name: "the jobs of a cleaner", path: "/api/job/open", body: { token: jobSecret } },
];

const record = (): CallInput => ({
  name: "a new property",
  path: "/api/v1/properties",
  body: house(),
  session: owner,
});

async function ask({ path, method, body, session }: CallInput): Promise<Response> {
  return app.call(path, {
    ...(method === undefined ? {} : { method }),
    ...(session === undefined ? {} : { session }),
    ...(body === undefined ? {} : { body, headers: { "idempotency-key": randomUUID() } }),
  });
}

/**
 * The requests that were let in: they succeeded, or were refused with a cookie that only a signed-in person may get.
 */
async function letIn(requests: readonly CallInput[]): Promise<readonly string[]> {
  const passed: string[] = [];
  for (const one of requests) {
    const answer = await ask(one);
    if (answer.status < 400 || answer.headers.has("set-cookie")) passed.push(`${one.name}: ${answer.status}`);
    await answer.body?.cancel();
  }
  return passed;
}

async function count(table: string): Promise<number> {
  const rows = await app.db.asSystem((tx) =>
    tx.execute(sql.raw(`select count(*)::int as n from "${table}"`)),
  );
  return Number(firstRow(rows)?.["n"]);
}

/** As the owner, or as an administrator where only administrators may read. */
const asSomebody = (requests: readonly CallInput[]) =>
  requests.map((one) => ({ ...one, session: one.name.startsWith("seo.") ? admin : owner }));

async function readable(): Promise<readonly CallInput[]> {
  const open: CallInput[] = [];
  for (const one of asSomebody(reads)) if ((await ask(one)).ok) open.push(one);
  return open;
}

describe("a guard whose source cannot be read refuses [ERR-01]", () => {
  it.each<readonly [string, Source]>([
    ["whose session it is", ["function", "session_membership"]],
    ["the sessions", ["table", "session"]],
    ["the people", ["table", "user"]],
    ["who belongs to a workspace, and as what", ["table", "membership"]],
    ["who is an administrator", ["table", "user_roles"]],
    ["which plan is paid for", ["table", "subscriptions"]],
    ["which accounts are being deleted", ["table", "account_deletion"]],
  ])("everything of a workspace, while it cannot be looked up %s", async (_what, source) => {
    const open = await readable();
    expect(open.length).toBeGreaterThan(25);
    expect(open.some(({ name }) => name === "seo.access")).toBe(true);
    const before = await count("property");
    await without(source, async () => {
      expect(await letIn([...open, record()])).toEqual([]);
      const session = await app.call("/api/auth/session", { session: owner });
      expect(session.status).toBeGreaterThanOrEqual(400);
    });
    expect(await count("property")).toBe(before);
    expect((await ask(record())).status).toBe(200);
  });

  it("every way in and every write, while attempts cannot be counted", async () => {
    const requests = [...ways(), record()];
    expect(await letIn(requests)).toHaveLength(requests.length);
    // One job looks the password reset up, the next one mails it.
    await app.runJobs();
    await app.runJobs();
    const [people, houses, leads] = await Promise.all(["user", "property", "pricing_leads"].map(count));
    const mails = app.mails.mails.length;
    await without(["table", "rate_limit"], async () => {
      expect(await letIn([...ways(), record()])).toEqual([]);
    });
    await app.runJobs();
    await app.runJobs();
    expect(await Promise.all(["user", "property", "pricing_leads"].map(count))).toEqual([
      people,
      houses,
      leads,
    ]);
    expect(app.mails.mails.slice(mails).map(({ to, subject }) => [to, subject])).toEqual([]);
  });

  it.each<readonly [string, Source]>([
    ["the calendar of a property", ["table", "calendar_feed"]],
    ["the jobs of a cleaner", ["table", "cleaner_link"]],
    ["sign-in with the right password", ["table", "account"]],
  ])("%s, while its secret cannot be compared", async (name, source) => {
    const way = ways().filter((one) => one.name === name);
    expect(await letIn(way)).toHaveLength(1);
    await without(source, async () => {
      expect(await letIn(way)).toEqual([]);
    });
  });

  it("whoever holds the link of a mail, while it cannot be looked up", async () => {
    const email = "linked@example.org";
    await ask({ name: "", path: "/api/auth/sign-in/magic-link", body: { email } });
    const signIn = {
      name: "the link that signs in",
      path: "/api/auth/magic-link/confirm",
      body: { token: await mailedToken(app, email) },
    };
    const invitation = {
      name: "an invitation",
      path: "/api/auth/accept-invitation",
      body: {
        token: await invitedToken(app, app.client(owner), "invited@example.org"),
        password: "correct horse",
      },
    };
    for (const [way, table] of [
      [signIn, "verification"],
      [invitation, "invitation"],
    ] as const) {
      const people = await Promise.all(["user", "membership"].map(count));
      await without(["table", table], async () => {
        expect(await letIn([way])).toEqual([]);
      });
      expect(await Promise.all(["user", "membership"].map(count))).toEqual(people);
      // Not used up by the attempt: it fails for want of the table alone.
      expect(await letIn([way])).toHaveLength(1);
    }
  });

  it("a booking, while nobody can say which nights are blocked, and a repeated request, while nobody can say that it is one", async () => {
    const { items } = await app.client(owner).properties.list({ rentalMode: "daily" });
    const booking: CallInput = {
      name: "a booking",
      path: "/api/v1/bookings",
      session: owner,
      body: {
        propertyId: items[0]?.id,
        unitId: null,
        guestName: "Paul Brennan",
        checkIn: "2026-06-12T15:00",
        checkOut: "2026-06-15T11:00",
        rateMode: "seasonal",
        dailyRate: "80.00",
      },
    };
    const before = await count("booking");
    for (const table of ["blocked_date", "idempotency_key"])
      await without(["table", table], async () => {
        expect(await letIn([booking])).toEqual([]);
      });
    expect(await count("booking")).toBe(before);
    expect(await letIn([booking])).toHaveLength(1);
  });

  it("a new property, while nobody can say how many there are or lock the plan that counts them", async () => {
    for (const table of ["workspace", "property"]) {
      await without(["table", table], async () => {
        expect(await letIn([record()])).toEqual([]);
      });
    }
  });

  it("whoever asks without a workspace, whatever the tables hold", async () => {
    await app.client(owner).accounts.openSample({});
    const kept: string[] = [];
    for (const { name } of registry.tables) {
      if ((await count(name)) === 0) continue;
      kept.push(name);
      const seen = await app.db.login
        .transaction(async (tx) => {
          await tx.execute(sql`set local role app_user`);
          return Number(
            firstRow(await tx.execute(sql.raw(`select count(*)::int as n from "${name}"`)))?.["n"],
          );
        })
        .catch(() => 0);
      expect([name, seen]).toEqual([name, 0]);
    }
    expect(kept.length).toBeGreaterThan(15);
  });

  it("whoever comes from where nobody can tell by a look-up that throws", async () => {
    const lost = await testApp({
      shareWith: app,
      geo: {
        countryOf() {
          throw new Error("the look-up is broken");
        },
      },
    });
    try {
      for (const one of [record(), ...asSomebody(reads)]) {
        const answer = await lost.call(one.path, {
          session: one.session ?? owner,
          ...(one.body === undefined ? {} : { body: one.body }),
        });
        expect([one.name, answer.status >= 400]).toEqual([one.name, true]);
        await answer.body?.cancel();
      }
      const before = await count("user");
      const answer = await lost.call("/api/auth/sign-up/email", {
        body: { email: `${randomUUID()}@example.org`, password: "correct horse" },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await count("user")).toBe(before);
    } finally {
      await lost.close();
    }
  });
});
