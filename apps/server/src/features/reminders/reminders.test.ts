import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { moveJobsForward } from "#testing/move-jobs-forward.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { sendRemindersJob } from "./send-reminders-job.ts";

const HOUR_MS = 60 * 60_000;
const TENANT = "ada@example.com";

let app: TestApp;
let me: TestSession;
let client: TestClient;

beforeEach(async () => {
  app = await testApp({ now: "2026-03-10T12:00:00Z" });
  me = await app.signUp();
  client = app.client(me);
  await confirmAddress(me);
});
afterEach(() => app.close());

/** Mails to tenants need a confirmed address for replies. */
async function confirmAddress({ email }: TestSession): Promise<void> {
  await app.db.asSystem((tx) =>
    tx.execute(sql`update "user" set email_verified = true where email = ${email}`),
  );
}

/** Runs the job as at its due time; the mails have been delivered when it returns. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  await sendRemindersJob(app.deps).run({}, "a-job");
  await app.runJobs();
}

const mailsTo = (address: string) => app.mails.mails.filter(({ to }) => to === address);

/** A lease in Berlin with rent of 950.00 due on the first, from April 2026 on; its tenant reads German. */
async function someLease() {
  const flat = await rentedFlat(client);
  await client.tenants.update({ id: flat.tenantId, version: 1, email: TENANT });
  const { id } = await flat.lease({ startsOn: "2026-04-01" });
  return { ...flat, id };
}

async function switchOn(id: string, days: { beforeDays?: number | null; afterDays?: number | null } = {}) {
  const { reminder } = await client.leases.get({ id });
  return client.leases.setReminder({
    id,
    version: reminder.version,
    beforeDays: 3,
    afterDays: 5,
    ...days,
  });
}

const pay = async (id: string, period: string) => {
  const { rows } = await client.leases.get({ id });
  const refs = rows.filter((row) => row.period === period).map(({ ref }) => ref);
  await client.leases.recordPayment({ id, rows: refs, method: "cash" });
};

describe("a reminder to a tenant", () => {
  it("is off until somebody switches it on", async () => {
    const { id } = await someLease();
    expect((await client.leases.get({ id })).reminder).toEqual({
      version: 1,
      beforeDays: null,
      afterDays: null,
      lastSentOn: null,
      stops: [],
    });
    await at("2026-03-29T10:00:00Z");
    await at("2026-04-08T10:00:00Z");
    expect(mailsTo(TENANT)).toEqual([]);
  });

  it("goes at eight at the property, before the due day and after it, in the language of the property's country", async () => {
    const { id } = await someLease();
    await switchOn(id);
    await at("2026-03-28T12:00:00Z");
    // The clocks go forward that night: eight in Berlin is six in UTC.
    await at("2026-03-29T05:59:00Z");
    expect(mailsTo(TENANT)).toEqual([]);
    await at("2026-03-29T06:00:00Z");
    await at("2026-03-29T12:00:00Z");
    await at("2026-03-30T06:00:00Z");
    const [before, ...others] = mailsTo(TENANT);
    expect(others).toEqual([]);
    expect(before?.subject).toBe("Ihre Miete für Lindenhof, Flat 1 ist am 1. April 2026 fällig");
    expect(before?.text).toContain("Guten Tag Ada Adler,");
    expect(before?.text).toMatch(/- 950,00\s€, fällig am 1\. April 2026/);
    expect(before?.headers["reply-to"]).toContain(me.email);
    expect(before?.messageId).toMatch(/^<reminder-[0-9a-f]{40}@/);
    await at("2026-04-06T05:59:00Z");
    expect(mailsTo(TENANT)).toHaveLength(1);
    await at("2026-04-06T06:00:00Z");
    await at("2026-04-07T06:00:00Z");
    expect(mailsTo(TENANT)).toHaveLength(2);
    expect(mailsTo(TENANT)[1]?.subject).toBe("Erinnerung: Miete für Lindenhof, Flat 1");
  });

  it(
    "is in the language that was chosen for the tenant, and else in the owner's where the country has none",
    { tags: ["extended"] },
    async () => {
      const { id, propertyId, tenantId } = await someLease();
      const { version } = await client.tenants.get({ id: tenantId });
      await client.tenants.update({ id: tenantId, version, language: "it" });
      const house = await client.properties.get({ id: propertyId });
      await client.properties.update({ ...fieldsOf(house), country: "CH", version: house.version });
      const mail = async () => {
        const [one] = (await client.leases.previewReminder({ id, beforeDays: 3 })).tenants;
        return [one?.language, one?.mail?.text.split("\n")[0]];
      };
      expect(await mail()).toEqual(["it", "Buongiorno Ada Adler,"]);
      await client.tenants.update({ id: tenantId, version: version + 1, language: null });
      expect(await mail()).toEqual(["en", "Hello Ada Adler,"]);
    },
  );

  it("is stopped by payment, and asks for what is left of a part", async () => {
    const { id } = await someLease();
    await switchOn(id);
    await pay(id, "2026-04");
    await at("2026-03-29T06:00:00Z");
    await at("2026-04-06T06:00:00Z");
    expect(mailsTo(TENANT)).toEqual([]);
    const [row] = (await client.leases.get({ id })).rows.filter(({ period }) => period === "2026-05");
    await client.leases.recordPayment({ id, rows: [row?.ref ?? ""], amount: "900.00", method: "cash" });
    await at("2026-05-06T06:00:00Z");
    expect(mailsTo(TENANT)[0]?.text).toMatch(/- 50,00\s€/);
    await client.leases.waive({ id, rows: [row?.ref ?? ""], amount: null, note: "Kept" });
    await at("2026-06-06T06:00:00Z");
    expect(mailsTo(TENANT)[1]?.text).not.toContain("Mai 2026");
  });

  it(
    "goes to each who signed and has an address, each once, however many processes there are",
    { tags: ["extended"] },
    async () => {
      const { id, propertyId } = await someLease();
      const partner = {
        propertyId,
        name: "Ben <b>Adler</b>",
        email: "ben@example.com",
        language: "fr",
      } as const;
      const ben = await client.tenants.create(partner);
      const nobody = await client.tenants.create({ propertyId, name: "No Address" });
      const { version } = await client.leases.get({ id });
      await client.leases.update({ id, version, coTenantIds: [ben.id, nobody.id] });
      await switchOn(id);
      app.clock.set("2026-03-29T06:00:00Z");
      await Promise.all(Array.from({ length: 8 }, () => sendRemindersJob(app.deps).run({}, "a-job")));
      await app.runJobs();
      expect(mailsTo(TENANT)).toHaveLength(1);
      const [mail, ...others] = mailsTo("ben@example.com");
      expect(others).toEqual([]);
      expect(mail?.text).toContain("Bonjour Ben <b>Adler</b>,");
      expect(mail?.html).toContain("Bonjour Ben &lt;b&gt;Adler&lt;/b&gt;,");
      expect(mail?.html).not.toContain("<b>");
      expect(new Set(app.mails.mails.map(({ messageId }) => messageId)).size).toBe(app.mails.mails.length);
    },
  );

  it(
    "is caught up on after days without a server, in one mail, and not when it is long ago",
    { tags: ["extended"] },
    async () => {
      const { id } = await someLease();
      await switchOn(id);
      await at("2026-04-02T10:00:00Z");
      expect(mailsTo(TENANT)).toEqual([]);
      await at("2026-04-10T20:00:00Z");
      expect(mailsTo(TENANT)).toHaveLength(1);
      await pay(id, "2026-04");
      // May's reminder would have been sent on the 6th.
      await at("2026-05-13T10:00:00Z");
      expect(mailsTo(TENANT)).toHaveLength(1);
    },
  );

  it("counts from the next morning on", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    app.clock.set("2026-03-30T12:00:00Z");
    await switchOn(id);
    await at("2026-03-30T13:00:00Z");
    expect(mailsTo(TENANT)).toEqual([]);
    await at("2026-03-31T06:00:00Z");
    expect(mailsTo(TENANT)).toHaveLength(1);
  });

  it("is recorded on the lease and in its history once it is sent", async () => {
    const { id, tenantId } = await someLease();
    app.clock.advance(60_000);
    await switchOn(id);
    await app.mails.suffer("not listening");
    await at("2026-03-29T06:00:00Z");
    expect((await client.leases.get({ id })).reminder.lastSentOn).toBeNull();
    await app.mails.suffer(null);
    await moveJobsForward(app, HOUR_MS);
    expect((await client.leases.get({ id })).reminder).toMatchObject({
      version: 2,
      beforeDays: 3,
      afterDays: 5,
      lastSentOn: "2026-03-29",
    });
    const [sent, changed] = (await client.history.lease({ id })).entries;
    expect(sent).toMatchObject({ action: "remind", who: { id: null } });
    expect(sent?.changes.map(({ field, to }) => [field, to])).toEqual([
      [
        "tenant",
        { type: "records", records: [expect.objectContaining({ id: tenantId, name: "Ada Adler" })] },
      ],
      ["dueOn", { type: "day", text: "2026-04-01" }],
    ]);
    expect(changed?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ["reminderBefore", null, { type: "number", number: 3 }],
      ["reminderAfter", null, { type: "number", number: 5 }],
    ]);
  });

  it(
    "that waited for its server asks for nothing that was paid meanwhile, and reminds of the rest later",
    { tags: ["extended"] },
    async () => {
      const { id } = await someLease();
      await switchOn(id);
      await app.mails.suffer("not listening");
      await at("2026-03-29T06:00:00Z");
      await pay(id, "2026-04");
      await app.mails.suffer(null);
      await moveJobsForward(app, HOUR_MS);
      expect(mailsTo(TENANT)).toEqual([]);
      expect((await client.leases.get({ id })).reminder.lastSentOn).toBeNull();
      await at("2026-04-28T06:00:00Z");
      expect(mailsTo(TENANT)).toHaveLength(1);
    },
  );

  it(
    "is not tried again at an address that is refused, until the tenant is edited",
    { tags: ["extended"] },
    async () => {
      const { id, tenantId } = await someLease();
      await switchOn(id);
      await app.mails.suffer("refuses for good");
      await at("2026-03-29T06:00:00Z");
      await app.mails.suffer(null);
      const stop = { tenant: { id: tenantId, name: "Ada Adler" }, reason: "refused" };
      expect((await client.leases.get({ id })).reminder).toMatchObject({ lastSentOn: null, stops: [stop] });
      await at("2026-04-06T06:00:00Z");
      expect(mailsTo(TENANT)).toEqual([]);
      const { version } = await client.tenants.get({ id: tenantId });
      await client.tenants.update({ id: tenantId, version, email: "new@example.com" });
      expect((await client.leases.get({ id })).reminder.stops).toEqual([]);
      await at("2026-04-07T06:00:00Z");
      expect(mailsTo("new@example.com")).toHaveLength(1);
    },
  );
});

describe("nobody is reminded", () => {
  const ways: readonly (readonly [
    string,
    (of: Awaited<ReturnType<typeof someLease>>) => Promise<unknown>,
  ])[] = [
    ["once it is switched off", ({ id }) => switchOn(id, { beforeDays: null, afterDays: null })],
    ["of a lease that is gone", ({ id }) => client.leases.delete({ id })],
    [
      "who is anonymised",
      async ({ tenantId }) => {
        const { version } = await client.tenants.get({ id: tenantId });
        await client.tenants.anonymise({ id: tenantId, version });
      },
    ],
    [
      "by somebody whose account is being deleted",
      async () => {
        const { password } = me;
        const answer = await app.call("/api/auth/delete-account", { session: me, body: { password } });
        expect(answer.status).toBe(200);
      },
    ],
    [
      "by somebody whose own address is not confirmed",
      () => app.db.asSystem((tx) => tx.execute(sql`update "user" set email_verified = false`)),
    ],
  ];

  it.each(ways)(
    "%s, also when the mail was ordered before",
    { tags: ["extended"] },
    async (_what, happens) => {
      const of = await someLease();
      await switchOn(of.id);
      await app.mails.suffer("not listening");
      await at("2026-03-29T06:00:00Z");
      await happens(of);
      await app.mails.suffer(null);
      await moveJobsForward(app, HOUR_MS);
      await at("2026-04-06T06:00:00Z");
      await at("2026-04-12T06:00:00Z");
      expect(mailsTo(TENANT)).toEqual([]);
    },
  );

  it("of a lease that is over", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    await switchOn(id, { beforeDays: null });
    const { version } = await client.leases.get({ id });
    await client.leases.end({ id, version, endsOn: "2026-04-05" });
    await at("2026-04-06T06:00:00Z");
    expect(mailsTo(TENANT)).toEqual([]);
  });

  it("of a sample", { tags: ["extended"] }, async () => {
    const sample = await client.accounts.openSample({});
    const theirs = app.client(me, { workspaceId: sample.id });
    const [lease] = (await theirs.leases.list({ limit: 1 })).items;
    const id = lease?.id ?? "";
    const { reminder } = await theirs.leases.get({ id });
    await theirs.leases.setReminder({ id, version: reminder.version, beforeDays: 14, afterDays: 1 });
    const before = app.mails.mails.length;
    for (const day of ["2026-03-12", "2026-03-22", "2026-04-03"]) await at(`${day}T20:00:00Z`);
    expect(app.mails.mails.slice(before).filter(({ to }) => to !== me.email)).toEqual([]);
  });

  it("beyond so many a day; the rest is reminded the next morning", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    await switchOn(id);
    // Two hundred others of the day before, inserted directly.
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into rent_reminder (workspace_id, lease_id, tenant_id, kind, due_on, ordered_on, created_at)
        select workspace_id, id, tenant_id, 'after', '2020-01-01'::date + n, '2020-01-01'::date + n, '2026-03-28T08:00:00Z'
        from lease, generate_series(1, 200) n`),
    );
    await at("2026-03-29T06:00:00Z");
    expect(mailsTo(TENANT)).toEqual([]);
    await at("2026-03-30T08:30:00Z");
    expect(mailsTo(TENANT)).toHaveLength(1);
  });
});

describe("the rule of a lease", () => {
  it("is refused at its field without anybody to send to, or with an address of one's own that is not confirmed", async () => {
    const flat = await rentedFlat(client);
    const { id } = await flat.lease({ startsOn: "2026-04-01" });
    await expect(switchOn(id)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [{ path: ["beforeDays"], code: "TENANT_WITHOUT_EMAIL" }] },
    });
    await client.tenants.update({ id: flat.tenantId, version: 1, email: TENANT });
    await app.db.asSystem((tx) => tx.execute(sql`update "user" set email_verified = false`));
    await expect(switchOn(id, { beforeDays: null })).rejects.toMatchObject({
      data: { issues: [{ path: ["afterDays"], code: "OWN_EMAIL_UNCONFIRMED" }] },
    });
    expect((await client.leases.get({ id })).reminder.version).toBe(1);
  });

  it("refuses other days, a stale version, and another workspace's lease as if there were none", async () => {
    const { id } = await someLease();
    for (const body of [
      { version: 1, beforeDays: 4, afterDays: null },
      { version: 1, beforeDays: -1, afterDays: null },
      { version: 1, beforeDays: "3", afterDays: null },
      { version: 1, beforeDays: 3 },
      { version: 1, beforeDays: 3, afterDays: null, more: 1 },
    ]) {
      const answer = await app.call(`/api/v1/leases/${id}/reminder`, { method: "PUT", session: me, body });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    expect((await app.call(`/api/v1/leases/${id}/reminder?beforeDays=4`, { session: me })).status).toBe(400);
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        client.leases.setReminder({ id, version: 1, beforeDays: 3, afterDays: null }),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(
      client.leases.setReminder({ id, version: 1, beforeDays: 5, afterDays: null }),
    ).rejects.toMatchObject({ code: "STALE", data: { version: 2 } });
    const stranger = app.client(await app.signUp());
    await expect(stranger.leases.previewReminder({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      stranger.leases.setReminder({ id, version: 2, beforeDays: 3, afterDays: null }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await app.call(`/api/v1/leases/${id}/reminder`)).status).toBe(401);
  });

  it("may be set by an assistant; answers still go to the owner", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    const { current } = await client.accounts.workspaces({});
    const session = await memberSession(app, current, "assistant");
    const assistant = app.client(session, { workspaceId: current });
    await assistant.leases.setReminder({ id, version: 1, beforeDays: 3, afterDays: null });
    await at("2026-03-29T06:00:00Z");
    expect(mailsTo(TENANT)[0]?.headers["reply-to"]).toContain(me.email);
  });

  it(
    "goes with its lease and comes back with it, and so does what was sent and who wants none",
    { tags: ["extended"] },
    async () => {
      const { id } = await someLease();
      await switchOn(id);
      await at("2026-03-29T06:00:00Z");
      await app.call(linkIn(mailsTo(TENANT)[0]?.text), {
        body: "List-Unsubscribe=One-Click",
        headers: oneClick,
      });
      const before = (await client.leases.get({ id })).reminder;
      const { trashId } = await client.leases.delete({ id });
      const left = async () =>
        rowsOf(await app.db.asSystem((tx) => tx.execute(sql`select 1 from rent_reminder_rule`))).length;
      expect(await left()).toBe(0);
      await client.trash.restore({ id: trashId });
      expect((await client.leases.get({ id })).reminder).toEqual(before);
      expect(before.stops).toHaveLength(1);
    },
  );
});

describe("what is shown before", () => {
  it("is the mail that goes out, to the letter but for its link", async () => {
    const { id } = await someLease();
    const { replyTo, tenants } = await client.leases.previewReminder({ id, beforeDays: 3, afterDays: 5 });
    expect(replyTo).toBe(me.email);
    expect(tenants).toHaveLength(1);
    const [shown] = tenants;
    expect(shown).toMatchObject({ email: TENANT, language: "de", stop: null, mail: { on: "2026-03-29" } });
    expect(mailsTo(TENANT)).toEqual([]);
    await switchOn(id);
    await at("2026-03-29T06:00:00Z");
    const [mail] = mailsTo(TENANT);
    const plain = (text = "") =>
      text
        .replace(/\/u\/\S+/, "/u/")
        .replaceAll(/\s+/g, " ")
        .trim();
    expect(plain(mail?.text)).toBe(plain(shown?.mail?.text));
    expect(mail?.subject).toBe(shown?.mail?.subject);
    expect(shown?.mail?.text).toContain("/de/u/…");
  });

  it("says why nobody is reminded", { tags: ["extended"] }, async () => {
    const flat = await rentedFlat(client);
    const { id } = await flat.lease({ startsOn: "2026-04-01" });
    const one = async () => (await client.leases.previewReminder({ id, beforeDays: 3 })).tenants[0];
    expect(await one()).toMatchObject({ stop: "no_email", mail: null });
    expect((await client.leases.previewReminder({ id })).tenants[0]?.mail).toBeNull();
  });
});

const oneClick = {
  origin: "https://mail.example",
  "sec-fetch-site": "cross-site",
  "content-type": "application/x-www-form-urlencoded",
};

function linkIn(text = ""): string {
  const token = /\/u\/([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error("the mail has no link");
  return `/u/${token}`;
}

describe("the link of a reminder", () => {
  it("ends those of its lease to its tenant at one click, for good, and the landlord sees it", async () => {
    const { id, tenantId, propertyId } = await someLease();
    const ben = await client.tenants.create({ propertyId, name: "Ben", email: "ben@example.com" });
    const { version } = await client.leases.get({ id });
    await client.leases.update({ id, version, coTenantIds: [ben.id] });
    await switchOn(id);
    await at("2026-03-29T06:00:00Z");
    const [mail] = mailsTo(TENANT);
    const path = linkIn(mail?.text);
    expect(mail?.headers).toMatchObject({
      "list-unsubscribe": expect.stringContaining(path),
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    // Opening it changes nothing.
    await app.call(`/de${path}`);
    expect((await client.leases.get({ id })).reminder.stops).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect((await app.call(path, { body: "List-Unsubscribe=One-Click", headers: oneClick })).status).toBe(
        200,
      );
    expect((await client.leases.get({ id })).reminder.stops).toEqual([
      { tenant: { id: tenantId, name: "Ada Adler" }, reason: "unwanted" },
    ]);
    const { entries } = await client.history.lease({ id });
    expect(entries.filter(({ action }) => action === "unsubscribe")).toHaveLength(1);
    await at("2026-04-06T06:00:00Z");
    expect(mailsTo(TENANT)).toHaveLength(1);
    expect(mailsTo("ben@example.com")).toHaveLength(2);
    const [shown] = (await client.leases.previewReminder({ id, beforeDays: 3 })).tenants;
    expect(shown).toMatchObject({ stop: "unwanted", mail: null });
  });

  it("leads its reader back to the page in the language it was in", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    await switchOn(id);
    await at("2026-03-29T06:00:00Z");
    const path = linkIn(mailsTo(TENANT)[0]?.text);
    const headers = { "content-type": oneClick["content-type"] };
    const from = async (page: string) =>
      (await app.call(path, { body: `page=${page}`, headers })).headers.get("location");
    expect(await from("de")).toBe(`/de${path}?done`);
    expect(await from("//evil.example")).toBe(`${path}?done`);
  });

  it("does nothing that it is not made for", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    await switchOn(id);
    await at("2026-03-29T06:00:00Z");
    const path = linkIn(mailsTo(TENANT)[0]?.text);
    for (const wrong of [`${path.slice(0, -4)}AAAA`, "/u/nonsense"])
      expect((await app.call(wrong, { body: "List-Unsubscribe=One-Click", headers: oneClick })).status).toBe(
        404,
      );
    const settings = await client.notices.settings({});
    await app.call(path, { body: "List-Unsubscribe=One-Click", headers: oneClick });
    expect(await client.notices.settings({})).toEqual(settings);
    // A deleted lease has nothing left to stop.
    await client.leases.delete({ id });
    expect((await app.call(path, { body: "List-Unsubscribe=One-Click", headers: oneClick })).status).toBe(
      200,
    );
  });
});

function fieldsOf({
  id,
  name,
  rentalMode,
  address,
  city,
  propertyType,
  currency,
  timezone,
}: Awaited<ReturnType<TestClient["properties"]["get"]>>) {
  return { id, name, rentalMode, address, city, propertyType, currency, timezone };
}
