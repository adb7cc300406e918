import type { LinkTurnover, LinkPage, OperationsTaken } from "@keystead/contract/turnovers";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";

import { cookieOf } from "#testing/requests/cookie-of.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestSession } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/**
 * A host, and Rosa who signs in as one of its cleaners: she has the first of two turnovers, somebody else the second.
 */
async function withLogin() {
  app.clock.set("2026-03-10T08:00:00Z");
  const house = await turnoverHost(app);
  const { client, workspaceId } = house;
  const session = await memberSession(app, workspaceId, "cleaner");
  const [login] = (await client.cleaners.list({})).logins;
  const contact = { language: "es", currency: "EUR" } as const;
  const { id: rosa } = await client.cleaners.create({ ...contact, name: "Rosa", userId: login?.id ?? null });
  const { id: lea } = await client.cleaners.create({ ...contact, name: "Lea" });
  await house.stay("2026-03-05T15:00", "2026-03-10T11:00");
  await house.stay("2026-03-10T15:00", "2026-03-12T11:00", { guestName: "Paul Brennan", guestsCount: 4 });
  const [first, second] = await house.turnovers();
  if (first === undefined || second === undefined) throw new Error("two turnovers");
  await client.turnovers.update({ id: first.id, version: first.version, cleanerId: rosa, fee: "34" });
  await client.turnovers.update({ id: second.id, version: second.version, cleanerId: lea, fee: "50" });
  const own = app.client(session, { workspaceId });
  return { ...house, cleaner: session, own, rosa, first: first.id, second: second.id };
}

async function view(path: string, body: object, who: { session?: TestSession; cookie?: string }) {
  const { session, cookie } = who;
  const answer = await app.call(path, {
    body,
    ...(session === undefined ? {} : { session }),
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
  const parsed: LinkPage & Partial<OperationsTaken> = JSON.parse(await answer.text());
  return { status: answer.status, jobs: (parsed.page ?? parsed).jobs, effects: parsed.effects, answer };
}
const open = (who: { session?: TestSession; cookie?: string }, token: string | null = null) =>
  view("/api/job/open", { token }, who);

it("[CLEAN-04] shows a cleaner who has signed in the own turnovers with what they bring, and no others", async () => {
  const one = await withLogin();
  const { jobs } = await open({ session: one.cleaner });
  expect(jobs.map(({ id, pay }) => [id, pay])).toEqual([
    [one.first, { amount: "34.00", currency: "EUR", state: "not_due" }],
  ]);
  expect(JSON.stringify(jobs)).not.toMatch(/Sofia|Brennan/);
  const act = { deviceId: randomUUID(), operations: [{ seq: 1, jobId: one.first, act: "done", agoMs: 0 }] };
  app.clock.set("2026-03-10T14:00:00Z");
  const done = await view("/api/job/operations", act, { session: one.cleaner });
  expect(done.jobs[0]).toMatchObject({ status: "done", pay: { state: "due" } });
  const others = { ...act, operations: [{ seq: 2, jobId: one.second, act: "done", agoMs: 0 }] };
  const refused = await view("/api/job/operations", others, { session: one.cleaner });
  expect(await one.client.turnovers.get({ id: one.second })).toMatchObject({ status: "assigned" });
  expect(refused.effects).toEqual([{ seq: 2, effect: "NOT_FOUND" }]);
  // The host's own session opens nothing here.
  expect((await open({ session: one.session })).status).toBe(401);
});

it("[CLEAN-04] lists what a cleaner is owed and was paid, of nobody else and nothing of guests", async () => {
  const one = await withLogin();
  app.clock.set("2026-03-10T14:00:00Z");
  const { version } = await one.client.turnovers.act({ id: one.first, act: "done" });
  const due = await one.own.turnovers.ownPayouts({});
  expect(due.sums).toMatchObject([{ currency: "EUR", due: "34.00", paid: "0.00" }]);
  expect(due.items).toEqual([
    {
      id: one.first,
      property: { id: one.propertyId, name: "Casa Azul" },
      unit: { id: one.unitId, name: "Garden flat" },
      day: "2026-03-10",
      doneAt: "2026-03-10T14:00",
      fee: "34.00",
      currency: "EUR",
      payout: "due",
      approved: false,
      paidOn: null,
    },
  ]);
  const turnovers = [{ id: one.first, version }];
  await one.client.turnovers.pay({ turnovers, paidOn: "2026-03-10", method: "cash" });
  expect((await one.own.turnovers.ownPayouts({ state: "due" })).total).toBe(0);
  expect((await one.own.turnovers.ownPayouts({ state: "paid" })).items).toMatchObject([
    { id: one.first, payout: "paid", paidOn: "2026-03-10" },
  ]);
  // A person who is no cleaner here has none, and a cleaner may not read the list of all.
  expect((await one.client.turnovers.ownPayouts({})).items).toEqual([]);
  await expect(one.own.turnovers.payouts({})).rejects.toMatchObject({ code: "FORBIDDEN" });
});

it("shows each turnover once to whoever has signed in and holds a link, and by the link alone no money", async () => {
  const one = await withLogin();
  const { link } = await one.client.cleaners.makeLink({ id: one.rosa });
  const token = link?.url?.split("token=")[1] ?? "";
  const byLink = await open({}, token);
  const payOf = (turnovers: readonly LinkTurnover[]) => turnovers.map(({ pay }) => pay?.amount ?? null);
  expect(payOf(byLink.jobs)).toEqual([null]);
  const both = await open({ session: one.cleaner }, token);
  expect(payOf(both.jobs)).toEqual(["34.00"]);
  // After the removal neither the membership nor the link that they could read opens anything.
  const member = (await one.client.people.list({})).people.find(({ role }) => role === "cleaner");
  await one.client.people.remove({ id: member?.userId ?? "" });
  expect((await open({ session: one.cleaner })).status).toBe(401);
  expect((await open({ cookie: cookieOf(byLink.answer) })).status).toBe(401);
});
