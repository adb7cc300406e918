import { DAY_MS } from "@keystead/domain/calendar";
import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { audit, notice } from "#kernel/db/schema/index.ts";
import { moveJobsForward } from "#testing/move-jobs-forward.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";
import { noticeRoundsJob, purgeNoticesJob } from "./mails/notice-rounds-job.ts";

const HOUR_MS = 60 * 60_000;

let app: TestApp;
let me: TestSession;
let client: TestClient;

beforeEach(async () => {
  // A Tuesday.
  app = await testApp({ now: "2026-03-10T06:00:00Z" });
  me = await app.signUp();
  client = app.client(me);
  await livesIn("Europe/Berlin");
});
afterEach(() => app.close());

async function livesIn(timezone: string, of = client): Promise<void> {
  const { version } = await of.accounts.profile({});
  await of.accounts.changeProfile({ version, timezone });
}

/** Runs the job as at its due time; the mails have been delivered when it returns. */
async function round(): Promise<void> {
  await noticeRoundsJob(app.deps).run({}, "a-job");
  await app.runJobs();
}

async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  await round();
}

const bell = async (of = client) =>
  (await of.notices.list({})).items.map(({ kind, day }) => `${kind} ${day}`).toSorted();
const mailsTo = ({ email }: TestSession) =>
  app.mails.mails.filter(({ to, subject }) => to === email && !subject.startsWith("Confirm"));

async function choose(kind: "rent_due" | "rent_overdue", app_: boolean, email: boolean): Promise<void> {
  const { version } = await client.notices.settings({});
  await client.notices.changeSettings({ version, choices: [{ kind, app: app_, email }] });
}

/** January to March are open: due on the first of each month, 950.00. */
const overdueLease = async () => (await rentedFlat(client)).lease();

describe("a morning", () => {
  it("is at eight by the person's own clock: one mail for all, in their language, the bell with it", async () => {
    const { version } = await client.accounts.profile({});
    await client.accounts.changeProfile({ version, language: "de" });
    const { id } = await overdueLease();
    await at("2026-03-10T06:59:00Z");
    expect(await bell()).toEqual([]);
    expect(mailsTo(me)).toEqual([]);
    await at("2026-03-10T07:00:00Z");
    expect(await bell()).toEqual(["rent_overdue 2026-03-09"]);
    const [mail, ...others] = mailsTo(me);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("Miete überfällig");
    expect(mail?.text).toContain("Ada Adler · Lindenhof, Flat 1");
    expect(mail?.text).toMatch(/2\.850,00\s€, 68 Tage überfällig/);
    expect(mail?.text).toContain(`/leases/${id}`);
    expect(mail?.messageId).toMatch(/^<notice-[0-9a-f]{40}@/);
  });

  it("notifies of each thing once, however often it comes, and of overdue rent again on Monday", async () => {
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    await at("2026-03-10T12:00:00Z");
    await at("2026-03-11T07:00:00Z");
    await at("2026-03-15T07:00:00Z");
    expect(mailsTo(me)).toHaveLength(1);
    await at("2026-03-16T07:00:00Z");
    await at("2026-03-17T07:00:00Z");
    expect(await bell()).toEqual(["rent_overdue 2026-03-09", "rent_overdue 2026-03-16"]);
    // The weekly summary is in the same mail.
    const [, second, ...others] = mailsTo(me);
    expect(others).toEqual([]);
    expect(second?.subject).toContain("Rent overdue, Your week");
    expect(second?.text).toContain("€2,850.00 overdue, of 1 lease");
    expect(new Set(mailsTo(me).map(({ messageId }) => messageId)).size).toBe(2);
  });

  it(
    "is caught up after days without a server, once, with what still holds",
    { tags: ["extended"] },
    async () => {
      const lease = await (await rentedFlat(client)).lease({ startsOn: "2026-04-01", endsOn: "2026-06-20" });
      // Due on the first of April: announced on the 29th of March, overdue on the second. The server is off.
      await at("2026-04-21T20:00:00Z");
      expect(await bell()).toEqual(["lease_ending 2026-04-21", "rent_overdue 2026-04-20"]);
      expect(mailsTo(me)).toHaveLength(1);
      expect(mailsTo(me)[0]?.text).toContain("20 days late");
      expect(mailsTo(me)[0]?.text).toContain("Your week".toUpperCase());
      expect(lease.id).toBeDefined();
    },
  );

  it(
    "announces rent three days before it is due, in the bell alone unless wished",
    { tags: ["extended"] },
    async () => {
      await (await rentedFlat(client)).lease({ startsOn: "2026-04-01" });
      await at("2026-03-28T08:00:00Z");
      expect(await bell()).toEqual([]);
      await at("2026-03-29T08:00:00Z");
      expect(await bell()).toEqual(["rent_due 2026-03-29"]);
      expect(
        mailsTo(me)
          .map(({ text }) => text)
          .join(),
      ).not.toContain("RENT DUE SOON");
      const [line] = (await client.notices.list({})).items;
      expect(line?.facts).toEqual({ dueOn: "2026-04-01", amounts: [{ amount: "950.00", currency: "EUR" }] });
    },
  );

  it.each([
    ["Europe/Berlin", "2027-03-28", "T05:59:59Z", "T06:00:00Z"],
    ["Europe/Berlin", "2026-10-25", "T06:59:59Z", "T07:00:00Z"],
    ["America/New_York", "2027-03-14", "T11:59:59Z", "T12:00:00Z"],
    ["America/New_York", "2026-11-01", "T12:59:59Z", "T13:00:00Z"],
    ["Asia/Kathmandu", "2028-02-29", "T02:14:59Z", "T02:15:00Z"],
  ])(
    "comes in %s at eight on %s, whatever the clock did that night",
    { tags: ["extended"] },
    async (zone, day, before, then) => {
      await livesIn(zone);
      const roundOn = async () =>
        firstRow(
          await app.db.asSystem((tx) => tx.execute(sql`select round_on::text as day from notice_membership`)),
        )?.["day"];
      const evening = new Date(Date.parse(`${day}${then}`) - 12 * HOUR_MS);
      await at(evening.toISOString());
      const yesterday = await roundOn();
      expect(yesterday).toBe(new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10));
      await at(day + before);
      expect(await roundOn()).toBe(yesterday);
      await at(day + then);
      expect(await roundOn()).toBe(day);
    },
  );

  it("is made once by two processes at once", { tags: ["extended"] }, async () => {
    await overdueLease();
    app.clock.set("2026-03-10T07:00:00Z");
    await Promise.all(Array.from({ length: 8 }, () => noticeRoundsJob(app.deps).run({}, "a-job")));
    await app.runJobs();
    expect(mailsTo(me)).toHaveLength(1);
    expect(await bell()).toHaveLength(1);
  });

  it(
    "tells nothing of a sample, and nothing that is not there any more",
    { tags: ["extended"] },
    async () => {
      const sample = await client.accounts.openSample({});
      const lease = await overdueLease();
      await client.leases.delete({ id: lease.id });
      await at("2026-03-10T07:00:00Z");
      expect(await bell()).toEqual([]);
      expect(await bell(app.client(me, { workspaceId: sample.id }))).toEqual([]);
      expect(mailsTo(me)).toEqual([]);
    },
  );

  it("is over for what is paid", { tags: ["extended"] }, async () => {
    const lease = await overdueLease();
    const { rows } = await client.leases.get({ id: lease.id });
    const open = rows.filter(({ dueOn }) => dueOn < "2026-03-10").map(({ ref }) => ref);
    await client.leases.recordPayment({ id: lease.id, rows: open, method: "cash" });
    await at("2026-03-10T07:00:00Z");
    expect(await bell()).toEqual([]);
  });
});

describe("who is notified", () => {
  it("is who may see it: an assistant with whose properties they are, a cleaner not at all, nobody who was removed", async () => {
    const { current } = await client.accounts.workspaces({});
    const assistant = await memberSession(app, current, "assistant");
    const cleaner = await memberSession(app, current, "cleaner");
    await overdueLease();
    await at("2026-03-10T09:00:00Z");
    const [mail] = mailsTo(assistant);
    expect(mail?.text).toContain(`?workspace=${current}`);
    expect(mail?.text).toContain(`--\nProperties of ${me.email}\n`);
    expect(mailsTo(me)[0]?.text).not.toContain("Properties of");
    expect(mailsTo(cleaner)).toEqual([]);
    expect((await app.client(cleaner, { workspaceId: current }).notices.list({})).total).toBe(0);
    const kinds = (await app.client(cleaner, { workspaceId: current }).notices.settings({})).choices;
    expect(kinds.filter(({ kind }) => kind.startsWith("rent") || kind.startsWith("lease"))).toEqual([]);

    await app.db.asSystem((tx) =>
      tx.execute(
        sql`update membership set role = 'cleaner' where workspace_id = ${current} and role = 'assistant'`,
      ),
    );
    expect((await app.client(assistant, { workspaceId: current }).notices.list({})).items).toEqual([]);
  });

  it(
    "gets no mail that waited for its server when the person was removed",
    { tags: ["extended"] },
    async () => {
      const { current } = await client.accounts.workspaces({});
      const assistant = await memberSession(app, current, "assistant");
      await overdueLease();
      await app.mails.suffer("not listening");
      await at("2026-03-10T09:00:00Z");
      await app.db.asSystem((tx) =>
        tx.execute(sql`delete from membership where workspace_id = ${current} and role = 'assistant'`),
      );
      await app.mails.suffer(null);
      await moveJobsForward(app, HOUR_MS);
      expect(mailsTo(me)).toHaveLength(1);
      expect(mailsTo(assistant)).toEqual([]);
    },
  );

  describe("when an account is locked until it is removed (R-M05)", { tags: ["extended"] }, () => {
    const leave = async (session: TestSession) => {
      const body = { password: session.password };
      expect((await app.call("/api/auth/delete-account", { session, body })).status).toBe(200);
    };
    const undo = async ({ email }: TestSession) => {
      const mail = app.mails.mails.findLast(({ to, text }) => to === email && text.includes("/auth/undo"));
      const body = { token: tokenIn(mail?.text ?? "") };
      expect((await app.call("/api/auth/delete-account/undo", { body })).status).toBe(200);
    };
    const notified = () => app.mails.mails.filter(({ messageId }) => messageId.startsWith("<notice-"));
    let assistant: TestSession;
    beforeEach(async () => {
      const { current } = await client.accounts.workspaces({});
      assistant = await memberSession(app, current, "assistant");
      await overdueLease();
    });

    it("is neither its owner nor who works there, until it is brought back: then nothing was lost", async () => {
      await leave(me);
      await at("2026-03-10T09:00:00Z");
      expect(notified()).toEqual([]);
      const made = await app.db.asSystem((tx) => tx.select({ id: notice.id }).from(notice));
      expect(made).toEqual([]);
      await undo(me);
      await at("2026-03-12T09:00:00Z");
      expect(
        notified()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual([assistant.email, me.email].toSorted());
      expect(notified()[0]?.text).toContain("RENT OVERDUE");
    });

    it("is everybody else when it is one who works there", async () => {
      await leave(assistant);
      await at("2026-03-10T09:00:00Z");
      expect(notified().map(({ to }) => to)).toEqual([me.email]);
    });

    it("is nobody by a mail that waited for its server meanwhile", async () => {
      await app.mails.suffer("not listening");
      await at("2026-03-10T09:00:00Z");
      await leave(me);
      await app.mails.suffer(null);
      await moveJobsForward(app, HOUR_MS);
      expect(notified()).toEqual([]);
      expect(app.mails.mails.map(({ to }) => to)).toContain(me.email);
    });
  });

  it(
    "is whoever waits to come in first: a mail to come in goes before those of the morning",
    { tags: ["extended"] },
    async () => {
      await overdueLease();
      await app.runJobs();
      app.clock.set("2026-03-10T09:00:00Z");
      await noticeRoundsJob(app.deps).run({}, "a-job");
      await app.call("/api/auth/sign-in/magic-link", { body: { email: me.email } });
      await app.runJobs();
      expect(mailsTo(me).map(({ messageId }) => messageId.startsWith("<notice-"))).toEqual([false, true]);
    },
  );

  it(
    "is each for themselves: what one has read is unread for the other",
    { tags: ["extended"] },
    async () => {
      const { current } = await client.accounts.workspaces({});
      const session = await memberSession(app, current, "assistant");
      const assistant = app.client(session, { workspaceId: current });
      await overdueLease();
      await at("2026-03-10T09:00:00Z");
      const [mine] = (await client.notices.list({})).items;
      await client.notices.markRead({ id: mine?.id ?? "" });
      expect((await client.notices.list({})).unread).toBe(0);
      expect((await assistant.notices.list({})).unread).toBe(1);
      await expect(assistant.notices.markRead({ id: mine?.id ?? "" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    },
  );
});

describe("the bell", () => {
  it("counts, marks one, marks all but what came since", async () => {
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    await at("2026-03-16T07:00:00Z");
    const { items, unread, total, today } = await client.notices.list({});
    expect([unread, total, today]).toEqual([2, 2, "2026-03-16"]);
    const [newest, older] = items;
    await client.notices.markAllRead({ madeBy: older?.madeAt ?? "" });
    expect((await client.notices.list({})).items.map(({ read }) => read)).toEqual([false, true]);
    await client.notices.markRead({ id: newest?.id ?? "" });
    expect((await client.notices.list({ limit: 1 })).items).toHaveLength(1);
    expect((await client.notices.list({})).unread).toBe(0);
  });

  it(
    "leads to each of as many as a morning brings: what the mail had no line for is lost in neither",
    { tags: ["extended"] },
    async () => {
      await overdueLease();
      await at("2026-03-10T07:00:00Z");
      await app.db.asSystem((tx) =>
        tx.execute(sql`insert into notice (workspace_id, user_id, kind, record_id, day, in_app, by_mail, facts, created_at)
        select workspace_id, user_id, kind, record_id, day - n, in_app, by_mail, facts, created_at
        from notice, generate_series(1, 129) n`),
      );
      const days = async (limit: number) => {
        const { items, total, more } = await client.notices.list({ limit });
        return [new Set(items.map(({ day }) => day)).size, total, more];
      };
      expect(await days(20)).toEqual([20, 100, true]);
      expect(await days(100)).toEqual([100, 100, true]);
      expect(await days(200)).toEqual([130, 130, false]);
    },
  );

  it("refuses what is not asked right, and another workspace's notice as if it were none", async () => {
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    const [mine] = (await client.notices.list({})).items;
    const stranger = await app.signUp();
    const answers = await Promise.all(
      [mine?.id, "00000000-0000-4000-8000-000000000000"].map(async (id) => {
        const answer = await app.call(`/api/v1/notices/${id}/read`, { session: stranger, body: {} });
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
    for (const [path, body] of [
      ["/api/v1/notices/read", { madeBy: "yesterday" }],
      ["/api/v1/notices/read", {}],
      ["/api/v1/notices/nonsense/read", {}],
    ] as const)
      expect((await app.call(path, { session: me, body })).status).toBe(400);
    expect((await app.call("/api/v1/notices?limit=5001", { session: me })).status).toBe(400);
    expect((await app.call("/api/v1/notices")).status).toBe(401);
    expect((await client.notices.list({})).unread).toBe(1);
  });

  it("keeps what it tells for 90 days", { tags: ["extended"] }, async () => {
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    const kept = () => app.db.asSystem((tx) => tx.select().from(notice));
    app.clock.advance(89 * DAY_MS);
    await purgeNoticesJob(app.deps).run({}, "a-job");
    expect(await kept()).not.toEqual([]);
    app.clock.advance(3 * DAY_MS);
    await purgeNoticesJob(app.deps).run({}, "a-job");
    expect(await kept()).toEqual([]);
  });

  it("keeps no name beside what it tells", { tags: ["extended"] }, async () => {
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    const rows = await app.db.asSystem((tx) => tx.select().from(notice));
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/Ada|Lindenhof/);
  });
});

describe("the settings", () => {
  it("decide by kind and channel, count the version up and are audited", async () => {
    const before = await client.notices.settings({});
    expect(before).toMatchObject({ email: me.email, timezone: "Europe/Berlin", version: 1 });
    const after = await client.notices.changeSettings({
      version: 1,
      choices: [{ kind: "rent_overdue", app: false, email: true }],
    });
    expect(after.version).toBe(2);
    expect(after.choices.find(({ kind }) => kind === "rent_overdue")).toEqual({
      kind: "rent_overdue",
      app: false,
      email: true,
    });
    expect(after.choices.filter(({ kind }) => kind !== "rent_overdue")).toEqual(
      before.choices.filter(({ kind }) => kind !== "rent_overdue"),
    );
    const rows = await app.db.asSystem((tx) =>
      tx.select().from(audit).where(eq(audit.entity, "notice_settings")),
    );
    expect(rows.map(({ changes }) => changes)).toContainEqual({
      "rent_overdue.app": { from: true, to: false },
    });
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    expect(await bell()).toEqual([]);
    expect(mailsTo(me)).toHaveLength(1);
    await choose("rent_overdue", true, false);
    await at("2026-03-16T07:00:00Z");
    expect(await bell()).toEqual(["rent_overdue 2026-03-16"]);
    expect(mailsTo(me)[1]?.subject).not.toContain("Rent overdue");
  });

  it("refuse a stale version with what stands, an unknown kind and a double click at once", async () => {
    const choices = [{ kind: "rent_due" as const, app: false, email: false }];
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.notices.changeSettings({ version: 1, choices })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(client.notices.changeSettings({ version: 1, choices })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: { version: 2 } },
    });
    for (const wrong of [
      { kind: "rent_burned", app: true, email: true },
      { kind: "rent_due", app: "yes", email: true },
      { kind: "rent_due", app: true, email: true, sms: true },
    ]) {
      const answer = await app.call("/api/v1/notice-settings", {
        method: "PUT",
        session: me,
        body: { version: 2, choices: [wrong] },
      });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
  });

  it(
    "send a test of what comes by mail, a few times an hour, and leave the bell alone",
    { tags: ["extended"] },
    async () => {
      await client.notices.sendTest({});
      await app.runJobs();
      const mail = mailsTo(me)[0];
      expect(mail?.subject).toContain("Test");
      expect(mail?.text).toContain("RENT OVERDUE");
      expect(mail?.text).not.toContain("RENT DUE SOON");
      expect(mail?.text).toContain("Ada Example");
      expect(await bell()).toEqual([]);
      for (let more = 0; more < 4; more += 1) await client.notices.sendTest({});
      await expect(client.notices.sendTest({})).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    },
  );
});

describe("the link of a mail", () => {
  async function linkOfMail(): Promise<string> {
    await overdueLease();
    await at("2026-03-10T07:00:00Z");
    const token = /\/u\/([\w-]+)/.exec(mailsTo(me)[0]?.text ?? "")?.[1];
    if (token === undefined) throw new Error("the mail has no link");
    return `/u/${token}`;
  }
  const oneClick = {
    origin: "https://mail.example",
    "sec-fetch-site": "cross-site",
    "content-type": "application/x-www-form-urlencoded",
  };

  it("unsubscribes from its kind at one click from a mail program, and nothing else (RFC 8058)", async () => {
    const path = await linkOfMail();
    const before = await client.notices.settings({});
    expect(mailsTo(me)[0]?.headers).toMatchObject({
      "list-unsubscribe": expect.stringContaining(path),
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.call(path, { body: "List-Unsubscribe=One-Click", headers: oneClick });
      expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    }
    const after = await client.notices.settings({});
    expect(after.choices).toEqual(
      before.choices.map((choice) => (choice.kind === "rent_overdue" ? { ...choice, email: false } : choice)),
    );
    expect(after.version).toBe(2);
    await at("2026-03-16T07:00:00Z");
    expect(mailsTo(me)[1]?.text).not.toContain("RENT OVERDUE");
    expect(await bell()).toHaveLength(2);
  });

  it(
    "leads its reader from our page back to it, and changes nothing by being opened",
    { tags: ["extended"] },
    async () => {
      const path = await linkOfMail();
      const before = await client.notices.settings({});
      await app.call(path);
      expect(await client.notices.settings({})).toEqual(before);
      const answer = await app.call(path, {
        body: "page=de",
        headers: { "content-type": oneClick["content-type"] },
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/de${path}?done`]);
      expect(mailsTo(me)[0]?.text).toContain(`/en${path}`);
    },
  );

  it("opens to nobody who made it up, and opens nothing else from elsewhere", async () => {
    const path = await linkOfMail();
    const before = await client.notices.settings({});
    const changed = `${path.slice(0, -4)}AAAA`;
    for (const wrong of [changed, "/u/nonsense", `/u/${"A".repeat(2_000)}`])
      expect((await app.call(wrong, { body: "List-Unsubscribe=One-Click", headers: oneClick })).status).toBe(
        404,
      );
    expect(
      (
        await app.call("/api/v1/notices/read", {
          session: me,
          body: {},
          headers: { origin: oneClick.origin },
        })
      ).status,
    ).toBe(403);
    const large = "x".repeat(5_000);
    expect((await app.call(path, { body: large, headers: oneClick })).status).toBe(413);
    expect(await client.notices.settings({})).toEqual(before);
  });
});
