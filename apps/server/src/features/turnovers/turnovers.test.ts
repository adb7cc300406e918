import { randomBytes, randomUUID } from "node:crypto";

import type { LinkOperations, LinkPage, OperationsTaken } from "@keystead/contract/turnovers";
import { CLEANER_LINK_MS, REOPEN_MS } from "@keystead/domain/turnovers";
import { planLimits } from "@keystead/domain/plans";
import { eq, sql } from "#kernel/db/drizzle.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  booking,
  expense,
  turnoverOperation,
  property,
  turnover as turnoverTable,
} from "#kernel/db/schema/index.ts";
import { exportedColumns } from "../own-data/data-export-store.ts";
import { ordinaryBody } from "#kernel/http/admission/body-of-route.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import { pdfPages } from "#testing/files/pdf-text.ts";
import { testApp } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";
import type { TurnoverHost } from "#testing/records/turnover-host.ts";
import type { TestApp } from "#testing/test-app.ts";
import { remindOfTurnoversJob } from "./notices/remind-of-turnovers-job.ts";

const rosa = { name: "Rosa Pinto", language: "es", currency: "EUR" } as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const host = (): Promise<TurnoverHost> => turnoverHost(app);

async function change(id: string, fields: object): Promise<void> {
  await app.db.asSystem((tx) => tx.update(booking).set(fields).where(eq(booking.id, id)));
}

describe("a turnover", () => {
  it("[CLEAN-01] [CLEAN-02] is there for each check-out, with window, slack and flags, and follows its booking", async () => {
    const { stay, follow, turnovers } = await host();
    await stay("2026-03-05T15:00", "2026-03-10T11:00");
    const next = await stay("2026-03-10T13:00", "2026-03-12T11:00", {
      guestName: "Paul Brennan",
      guestsCount: 4,
    });
    expect(await turnovers()).toMatchObject([
      {
        kind: "checkout",
        status: "unassigned",
        unit: { name: "Garden flat" },
        window: { from: "2026-03-10T11:00", to: "2026-03-10T13:00" },
        slot: { from: "2026-03-10T11:00", to: "2026-03-10T14:00" },
        slackMinutes: -60,
        flags: ["back_to_back", "too_short"],
        leaving: { guestName: "Sofia Lindqvist" },
        arriving: { guestName: "Paul Brennan", guestsCount: 4, at: "2026-03-10T13:00" },
        fee: "0.00",
        payout: "none",
      },
      { window: { from: "2026-03-12T11:00", to: null }, slackMinutes: null, flags: [], arriving: null },
    ]);
    await follow();
    await follow();
    expect(await turnovers()).toHaveLength(2);
    await change(next, { status: "cancelled" });
    await follow();
    expect(await turnovers()).toMatchObject([{ window: { to: null }, flags: [] }]);
    await change(next, { status: "confirmed" });
    await follow();
    expect((await turnovers()).map(({ status }) => status)).toEqual(["unassigned", "unassigned"]);
  });

  it("is there with the booking, goes with it, and comes back with its Undo", async () => {
    const { client, propertyId, unitId, turnovers } = await host();
    const stay = { checkIn: "2026-03-20T15:00", checkOut: "2026-03-23T11:00" };
    const input = {
      propertyId,
      unitId,
      guestName: "Paul Brennan",
      rateMode: "flat",
      dailyRate: "80",
    } as const;
    const { id, version } = await client.bookings.create({ ...input, ...stay });
    const [made] = await turnovers();
    expect(made).toMatchObject({ status: "unassigned", slot: { from: "2026-03-23T11:00" } });
    await client.bookings.update({ id, version, checkOut: "2026-03-24T10:00" });
    expect(await turnovers()).toMatchObject([{ id: made?.id, slot: { from: "2026-03-24T10:00" } }]);
    const { trashId } = await client.bookings.delete({ id });
    expect(await turnovers()).toEqual([]);
    await client.trash.restore({ id: trashId });
    expect(await turnovers()).toMatchObject([
      { id: made?.id, status: "unassigned", leaving: { bookingId: id } },
    ]);
    const view = await client.properties.get({ id: propertyId });
    await client.properties.update({ id: propertyId, version: view.version, timezone: "Europe/Berlin" });
    expect(await turnovers()).toMatchObject([{ id: made?.id, window: { from: "2026-03-24T10:00" } }]);
  });

  it("goes to another property with its booking, and stays where it was done", async () => {
    const { client, propertyId, unitId, turnovers } = await host();
    const house = { name: "Zürich", rentalMode: "daily", country: "CH", timezone: "Europe/Zurich" } as const;
    const { id: other } = await client.properties.create({ ...house, currency: "EUR" });
    const input = {
      propertyId,
      unitId,
      guestName: "Paul Brennan",
      rateMode: "flat",
      dailyRate: "80",
    } as const;
    const stay = { checkIn: "2026-03-20T15:00", checkOut: "2026-03-23T11:00" };
    const { id, version } = await client.bookings.create({ ...input, ...stay });
    const [made] = await turnovers();
    const moved = await client.bookings.update({ id, version, propertyId: other, unitId: null });
    expect(await turnovers()).toMatchObject([
      { id: made?.id, property: { id: other }, unit: null, timezone: "Europe/Zurich" },
    ]);
    app.clock.set("2026-03-23T12:00:00Z");
    await client.turnovers.act({ id: made?.id ?? "", act: "done" });
    await client.bookings.update({ id, version: moved.version, propertyId, unitId });
    expect(await turnovers()).toMatchObject([{ id: made?.id, status: "done", property: { id: other } }]);
    app.clock.set("2026-03-10T09:00:00Z");
  });

  it("goes with a booking that is deleted, and stays when it was done", async () => {
    const { stay, follow, turnovers, client } = await host();
    const deleted = await stay("2026-03-01T15:00", "2026-03-03T11:00");
    app.clock.set("2026-03-10T12:00:00Z");
    const done = await stay("2026-03-05T15:00", "2026-03-10T11:00");
    const [, second] = await turnovers();
    await client.turnovers.act({ id: second?.id ?? "", act: "done" });
    await app.db.asSystem(async (tx) => {
      await tx.delete(booking).where(eq(booking.id, deleted));
      await tx.delete(booking).where(eq(booking.id, done));
    });
    await follow();
    expect(await turnovers()).toMatchObject([{ id: second?.id, status: "done", leaving: null }]);
  });

  it("[CLEAN-02] is proposed by a rule, given to somebody for what was agreed, and asked about where that clashes", async () => {
    const { stay, turnovers, client, unitId, propertyId } = await host();
    await stay("2026-03-05T15:00", "2026-03-10T11:00");
    await stay("2026-03-02T15:00", "2026-03-07T11:00", { unitId: null });
    const { id: cleanerId } = await client.cleaners.create({
      ...rosa,
      payBy: "hour",
      amount: "10",
      weekendAmount: "12",
      unitPay: [{ unitId, amount: "34", weekendAmount: null }],
      rentables: [{ propertyId, unitId: null }],
    });
    const [house, flat] = await turnovers();
    // A Saturday: three hours at the weekend's price. The flat has a price of its own.
    expect(house?.proposed).toMatchObject({ cleaner: { id: cleanerId }, fee: "36.00" });
    expect(flat?.proposed).toMatchObject({ fee: "34.00" });
    const given = await client.turnovers.update({ id: flat?.id ?? "", version: 1, cleanerId });
    expect(given).toMatchObject({ status: "assigned", fee: "34.00", proposed: null, reach: "no_link" });
    const manual = await client.turnovers.create({
      propertyId,
      startsAt: "2026-03-10T13:30",
      note: "Windows",
    });
    expect(manual).toMatchObject({ kind: "manual", status: "unassigned", note: "Windows" });
    const { items } = await client.turnovers.candidates({ id: manual.id });
    expect(items).toMatchObject([
      { byRule: true, clashes: true, fee: "30.00", turnovers: [{ from: "2026-03-10T11:00" }] },
    ]);
    const assign = { id: manual.id, version: 1, cleanerId };
    await expect(client.turnovers.update(assign)).rejects.toMatchObject({
      code: "CONFIRMATION_REQUIRED",
      data: {
        warnings: [
          { code: "CLEANER_DOUBLE_BOOKED", params: { cleaner: "Rosa Pinto", rentable: "Garden flat" } },
        ],
      },
    });
    await client.turnovers.update({ ...assign, confirm: ["CLEANER_DOUBLE_BOOKED"], fee: "25" });
    expect((await turnovers()).map(({ doubleBooked, fee }) => [doubleBooked, fee])).toEqual([
      [false, "0.00"],
      [true, "34.00"],
      [true, "25.00"],
    ]);
    await expect(
      client.turnovers.update({ id: flat?.id ?? "", version: 2, startsAt: "2026-03-10T09:00" }),
    ).rejects.toMatchObject({ data: { warnings: [{ code: "SLOT_OUTSIDE_WINDOW" }] } });
    const named = { kind: "turnover", name: "Garden flat", from: "2026-03-10", to: "2026-03-10" };
    await expect(client.cleaners.delete({ id: cleanerId })).rejects.toMatchObject({
      code: "JOB_REFUSED",
      data: {
        reason: "CLEANER_IN_USE",
        records: [
          { ...named, id: manual.id, name: "Casa Azul" },
          { ...named, id: flat?.id },
        ],
      },
    });
    const { trashId } = await client.turnovers.delete({ id: manual.id });
    await client.trash.restore({ id: trashId });
    expect(await client.turnovers.get({ id: manual.id })).toMatchObject({ cleaner: { id: cleanerId } });
    await expect(client.turnovers.delete({ id: house?.id ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("is another workspace's secret, and refused to whoever is signed out", async () => {
    const { stay, turnovers } = await host();
    const stranger = await host();
    await stay("2026-03-05T15:00", "2026-03-10T11:00");
    const [made] = await turnovers();
    const ask = async (id: string) => {
      const { session } = stranger;
      const at = `/api/v1/turnovers/${id}`;
      const answers = [
        await app.call(at, { session }),
        await app.call(`${at}/candidates`, { session }),
        await app.call(at, { session, method: "PUT", body: { version: 1, note: "x" } }),
        await app.call(`${at}/acts`, { session, body: { act: "done" } }),
        await app.call("/api/v1/turnovers/approvals", {
          session,
          body: { turnovers: [{ id, version: 1 }], approved: true },
        }),
        await app.call("/api/v1/turnovers/payouts", {
          session,
          body: { turnovers: [{ id, version: 1 }], paidOn: "2026-03-10", method: "cash" },
        }),
        await app.call(at, { session, method: "DELETE" }),
      ];
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    };
    expect(await ask(made?.id ?? "")).toEqual(await ask(randomUUID()));
    expect((await app.call("/api/v1/turnovers?from=2026-03-01&to=2026-03-02")).status).toBe(401);
    await expect(
      stranger.client.turnovers.list({ from: "2026-03-01", to: "2026-06-01" }),
    ).rejects.toMatchObject({
      data: { issues: [{ code: "TOO_MANY_DAYS" }] },
    });
  });
});

describe("a reminder", () => {
  /** Runs the job as at its due time; the mails have been delivered when it returns. */
  async function at(instant: string): Promise<void> {
    app.clock.set(instant);
    await remindOfTurnoversJob(app.deps).run({}, "a-job");
    await app.runJobs();
  }
  const mailsTo = (address: string) => app.mails.mails.filter(({ to }) => to === address);
  const notified = async ({ client }: TurnoverHost) =>
    (await client.notices.list({})).items.map(({ kind, facts: { turnover } }) => [kind, turnover]);

  /** A host with a confirmed address, and a turnover on 10 March at 11:00, in Lisbon as in UTC. */
  async function reminded() {
    app.clock.set("2026-03-08T09:00:00Z");
    const house = await host();
    await app.db.asSystem((tx) =>
      tx.execute(sql`update "user" set email_verified = true where email = ${house.session.email}`),
    );
    await house.stay("2026-03-05T15:00", "2026-03-10T11:00");
    const email = `rosa-${randomUUID()}@x.example`;
    const { id: cleanerId } = await house.client.cleaners.create({ ...rosa, language: "en", email });
    await house.client.cleaners.makeLink({ id: cleanerId });
    const turnover = one(await house.turnovers());
    return { house, turnover, email, cleanerId };
  }

  it("[CLEAN-01] leaves a day before, once for each start and cleaner, and never after the start", async () => {
    const { house, turnover, email, cleanerId } = await reminded();
    const { client } = house;
    const give = { id: turnover.id, cleanerId, fee: "34" };
    const { version } = await client.turnovers.update({ ...give, version: turnover.version });
    await at("2026-03-09T10:59:59Z");
    expect(mailsTo(email)).toHaveLength(0);
    await at("2026-03-09T11:00:00Z");
    await at("2026-03-09T11:01:00Z");
    const mail = one(mailsTo(email));
    expect(mail.subject).toBe("Cleaning on 10 March 2026, 11:00: Casa Azul, Garden flat");
    expect(mail.text).toContain("/job#token=");
    // R-O02: no mail says whose stay it was or what it pays.
    expect(mail.text).not.toMatch(/Sofia|34\.00/);
    expect(await notified(house)).toEqual([["turnover_unconfirmed", "unanswered"]]);
    const moved = await client.turnovers.update({ id: turnover.id, version, startsAt: "2026-03-10T12:00" });
    await at("2026-03-09T13:00:00Z");
    expect(mailsTo(email).at(1)?.subject).toBe(
      "Changed: cleaning now on 10 March 2026, 12:00: Casa Azul, Garden flat",
    );
    await at("2026-03-09T13:01:00Z");
    const lea = `lea-${randomUUID()}@x.example`;
    const { id: other } = await client.cleaners.create({ ...rosa, name: "Lea", email: lea });
    const given = await client.turnovers.update({
      id: turnover.id,
      version: moved.version,
      cleanerId: other,
    });
    await at("2026-03-10T11:59:00Z");
    expect([mailsTo(email), mailsTo(lea)].map(({ length }) => length)).toEqual([3, 1]);
    expect(mailsTo(email).at(2)?.subject).toMatch(/^Not needed: cleaning on 10 March 2026, 12:00/);
    await client.turnovers.update({ ...give, version: given.version });
    await at("2026-03-10T11:59:30Z");
    await client.turnovers.update({
      id: turnover.id,
      version: given.version + 1,
      startsAt: "2026-03-10T11:00",
    });
    await at("2026-03-10T12:30:00Z");
    // Given back, it is announced anew; a turnover that has begun is not.
    expect([mailsTo(email), mailsTo(lea)].map(({ length }) => length)).toEqual([4, 2]);
  });

  it("goes to the host where nobody does it or nobody can be written to, and is caught up after hours", async () => {
    const { house, turnover } = await reminded();
    const silent = await house.client.cleaners.create({ ...rosa, name: "Tiago" });
    await at("2026-03-10T05:00:00Z");
    expect(await notified(house)).toEqual([["turnover_unconfirmed", "nobody"]]);
    await house.client.turnovers.update({ id: turnover.id, version: turnover.version, cleanerId: silent.id });
    // Notified once a day about a turnover, whatever it lacks.
    await at("2026-03-10T06:00:00Z");
    expect(await notified(house)).toHaveLength(1);
    const next = await house.client.turnovers.create({
      propertyId: house.propertyId,
      startsAt: "2026-03-11T04:00",
    });
    await house.client.turnovers.update({ id: next.id, version: 1, cleanerId: silent.id });
    await at("2026-03-10T07:00:00Z");
    expect(await notified(house)).toContainEqual(["turnover_unconfirmed", "no_link"]);
  });

  it("[CLEAN-01] waits for the address of the host to be confirmed, says so once, and leaves then", async () => {
    const { house, turnover, email, cleanerId } = await reminded();
    const verify = (is: boolean) =>
      app.db.asSystem((tx) =>
        tx.execute(sql`update "user" set email_verified = ${is} where email = ${house.session.email}`),
      );
    await verify(false);
    await house.client.turnovers.update({ id: turnover.id, version: turnover.version, cleanerId, fee: "34" });
    expect(one(await house.turnovers())).toMatchObject({ mailWaits: true });
    await at("2026-03-09T11:00:00Z");
    await at("2026-03-09T11:01:00Z");
    expect(mailsTo(email)).toEqual([]);
    expect(await notified(house)).toEqual([["turnover_unconfirmed", "host_unconfirmed"]]);
    await verify(true);
    expect(one(await house.turnovers())).toMatchObject({ mailWaits: false });
    await at("2026-03-09T11:02:00Z");
    await at("2026-03-09T11:03:00Z");
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      "Cleaning on 10 March 2026, 11:00: Casa Azul, Garden flat",
    ]);
    expect(await notified(house)).toHaveLength(1);
  });

  it("[CLEAN-01] says nothing of it where the cleaner has no address to write to", async () => {
    const { house, turnover } = await reminded();
    await app.db.asSystem((tx) =>
      tx.execute(sql`update "user" set email_verified = false where email = ${house.session.email}`),
    );
    const silent = await house.client.cleaners.create({ ...rosa, name: "Tiago" });
    await house.client.turnovers.update({ id: turnover.id, version: turnover.version, cleanerId: silent.id });
    expect(one(await house.turnovers())).toMatchObject({ mailWaits: false });
    await at("2026-03-10T05:00:00Z");
    expect(await notified(house)).toEqual([["turnover_unconfirmed", "no_link"]]);
  });

  it("[CLEAN-04] of a turnover that a cleaner has done reaches the host once, when it can be taken back no more", async () => {
    const { house, turnover } = await reminded();
    const done = (doneAt: string) =>
      app.db.asSystem((tx) =>
        tx
          .update(turnoverTable)
          .set({ status: "done", doneAt: new Date(doneAt), doneBy: "cleaner" })
          .where(eq(turnoverTable.id, turnover.id)),
      );
    await done("2026-03-10T14:00:00Z");
    await at("2026-03-10T14:00:09Z");
    expect(await notified(house)).toEqual([]);
    await at("2026-03-10T14:00:10Z");
    expect(await notified(house)).toEqual([["turnover_done", undefined]]);
    await house.client.turnovers.act({ id: turnover.id, act: "reopen" });
    await done("2026-03-11T14:00:00Z");
    await at("2026-03-11T15:00:00Z");
    expect(await notified(house)).toHaveLength(1);
  });
});

describe("a payout", () => {
  /** Two turnovers of the house that are done and due for payment, with their versions. */
  async function owed({ stay, turnovers: listed, client }: TurnoverHost) {
    app.clock.set("2026-03-10T09:00:00Z");
    await stay("2026-03-02T15:00", "2026-03-05T11:00");
    await stay("2026-03-05T15:00", "2026-03-10T11:00");
    const { id: cleanerId } = await client.cleaners.create({ ...rosa, email: "rosa@x.example" });
    const done = [];
    for (const { id, version: read } of await listed()) {
      await client.turnovers.update({ id, version: read, cleanerId, fee: "34" });
      const { version } = await client.turnovers.act({ id, act: "done" });
      done.push({ id, version });
    }
    return { done, cleanerId };
  }
  const paying = { paidOn: "2026-03-10", method: "cash" } as const;
  const expensesOf = ({ propertyId }: TurnoverHost) =>
    app.db.asSystem((tx) => tx.select().from(expense).where(eq(expense.propertyId, propertyId)));

  it("[CLEAN-03] is due when the turnover is done, approved, and paid once as an expense for cleaning", async () => {
    const house = await host();
    const { client } = house;
    const { done, cleanerId } = await owed(house);
    const early = await client.turnovers.create({
      propertyId: house.propertyId,
      startsAt: "2026-03-12T09:00",
    });
    const given = await client.turnovers.update({ id: early.id, version: 1, cleanerId, fee: "20" });
    await expect(
      client.turnovers.pay({ ...paying, turnovers: [...done, { id: early.id, version: given.version }] }),
    ).rejects.toMatchObject({
      code: "JOB_REFUSED",
      data: { reason: "PAYOUT_NOT_DUE", records: [{ kind: "turnover", id: early.id, from: "2026-03-12" }] },
    });
    const approved = await client.turnovers.setApproved({ turnovers: done, approved: true });
    const turnovers = approved.items.map(({ id, version }) => ({ id, version }));
    await expect(client.turnovers.update({ ...one(turnovers), fee: "35" })).rejects.toMatchObject({
      data: { reason: "PAYOUT_APPROVED" },
    });
    expect(await client.turnovers.payouts({ state: "due" })).toMatchObject({
      total: 2,
      sums: [{ currency: "EUR", turnovers: 2, due: "68.00", approved: "68.00", paid: "0.00" }],
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.turnovers.pay({ ...paying, turnovers })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const booked = await expensesOf(house);
    expect(booked).toMatchObject(
      [1, 2].map(() => ({ category: "cleaning", amountMinor: 3_400, spentOn: "2026-03-10" })),
    );
    const { items, cleaners } = await client.turnovers.payouts({ state: "paid", sort: "done", cleanerId });
    expect(items.map(({ expenseId }) => expenseId).toSorted()).toEqual(booked.map(({ id }) => id).toSorted());
    expect(cleaners).toMatchObject([{ cleaner: { name: "Rosa Pinto" }, paid: "68.00", due: "0.00" }]);
    const { id } = one(turnovers);
    const { version, expenseId } = items.find((item) => item.id === id) ?? expect.fail("no payout");
    const records = [
      { kind: "expense", id: expenseId, name: "Rosa Pinto", from: "2026-03-10", to: "2026-03-10" },
    ];
    const paidAlready = { code: "JOB_REFUSED", data: { reason: "PAYOUT_PAID", records } };
    const requested = { turnovers: [{ id, version }] };
    await expect(client.turnovers.act({ id, act: "reopen" })).rejects.toMatchObject(paidAlready);
    await expect(client.turnovers.update({ id, version, fee: "35" })).rejects.toMatchObject(paidAlready);
    await expect(client.turnovers.update({ id, version, voided: true })).rejects.toMatchObject(paidAlready);
    await expect(client.turnovers.pay({ ...paying, ...requested })).rejects.toMatchObject(paidAlready);
    await expect(client.turnovers.setApproved({ ...requested, approved: false })).rejects.toMatchObject(
      paidAlready,
    );
  });

  it("is owed again when its expense goes, paid again by the Undo, and never both", async () => {
    const house = await host();
    const { client } = house;
    const { done } = await owed(house);
    const paid = (await client.turnovers.pay({ ...paying, turnovers: [one(done)] })).items;
    const expenseId = paid[0]?.expenseId ?? "";
    const stateOf = async () => (await client.turnovers.get({ id: one(done).id })).payout;
    const [line] = (await client.expenses.list({})).items;
    expect(line).toMatchObject({ id: expenseId, linked: true, turnoverId: one(done).id });
    await expect(
      client.expenses.update({ id: expenseId, version: 1, amount: "40.00" }),
    ).rejects.toMatchObject({ code: "LINKED_INCOME" });
    const first = await client.expenses.delete({ ids: [expenseId] });
    expect(await stateOf()).toBe("due");
    await client.trash.restore({ id: first.trashId });
    expect(await stateOf()).toBe("paid");
    const second = await client.expenses.delete({ ids: [expenseId] });
    const { version } = await client.turnovers.get({ id: one(done).id });
    await client.turnovers.pay({ ...paying, turnovers: [{ id: one(done).id, version }] });
    await expect(client.trash.restore({ id: second.trashId })).rejects.toMatchObject({
      code: "CANNOT_RESTORE",
    });
    expect(await expensesOf(house)).toHaveLength(1);
    const third = await client.expenses.delete({ ids: (await expensesOf(house)).map(({ id }) => id) });
    await client.turnovers.act({ id: one(done).id, act: "reopen" });
    await expect(client.trash.restore({ id: third.trashId })).rejects.toMatchObject({
      code: "CANNOT_RESTORE",
    });
    expect(await stateOf()).toBe("not_due");
  });

  it("[CLEAN-03] goes out as R-E08 has it, whatever language reads it", async () => {
    const house = await host();
    const { done } = await owed(house);
    const answer = await app.call("/api/exports/list", {
      session: house.session,
      body: { list: "payouts", format: "csv", language: "de", query: { state: "due" } },
    });
    const [head, first, ...rest] = (await answer.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(head).toBe(
      "job_id,property,unit,booking_id,cleaner_name,cleaner_email,checkout_local,window_end_local,timezone,done_at_local,status,fee,currency,payout_status,paid_on,paid_method,note",
    );
    expect(done.map(({ id }) => id)).toContain(first?.slice(0, 36));
    expect(first).toContain(
      ",Rosa Pinto,rosa@x.example,2026-03-05 11:00,2026-03-05 15:00,Europe/Lisbon,2026-03-10 09:00,done,34.00,EUR,due,,,",
    );
    expect(rest).toHaveLength(1);
    const paper = await app.call("/api/exports/list", {
      session: house.session,
      body: { list: "payouts", format: "pdf", language: "de" },
    });
    const [page] = await pdfPages(Buffer.from(await paper.arrayBuffer()));
    expect(page).toContain("Rosa Pinto");
    expect(page).toContain("68,00");
  });
});

function one<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error("none of them");
  return first;
}

describe("a cleaner's link", () => {
  async function opened({ client }: TurnoverHost) {
    const { id } = await client.cleaners.create(rosa);
    const { link } = await client.cleaners.makeLink({ id });
    const token = link?.url?.split("token=")[1] ?? "";
    return { id, token };
  }
  async function open(token: string | null, cookie?: string) {
    const answer = await app.call("/api/job/open", {
      body: { token },
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
    const set = answer.headers.get("set-cookie");
    const page: LinkPage = JSON.parse(await answer.text());
    return {
      status: answer.status,
      page,
      set: set ?? "",
      cookie: set === null ? "" : cookieOf(answer),
      answer,
    };
  }
  const deviceId = randomUUID();
  let seq = 0;
  type Press = Partial<LinkOperations["operations"][number]>;
  const pressed = (jobId: string, act: string, more: Press = {}) => ({
    seq: (seq += 1),
    jobId,
    act,
    agoMs: 0,
    ...more,
  });
  async function send(operations: readonly object[], cookie: string, from = deviceId) {
    const answer = await app.call("/api/job/operations", {
      method: "POST",
      body: { deviceId: from, operations },
      headers: { cookie },
    });
    const body: Partial<OperationsTaken> = JSON.parse(await answer.text());
    const effects = body.effects?.map(({ effect }) => effect) ?? [];
    return { status: answer.status, effects, jobs: body.page?.jobs ?? [] };
  }
  async function act(job: string, verb: string, cookie: string) {
    const { status, effects, jobs } = await send([pressed(job, verb)], cookie);
    return { status, effect: effects[0], job: jobs.find(({ id }) => id === job) };
  }
  /** A host with a turnover that Rosa does, and the cookie of her phone, at six minutes past eleven of its day. */
  async function begun() {
    const one = await host();
    app.clock.set("2026-03-10T11:06:00Z");
    await one.stay("2026-03-05T15:00", "2026-03-10T11:00");
    const { id: cleanerId, token } = await opened(one);
    const id = (await one.turnovers())[0]?.id ?? "";
    await one.client.turnovers.update({ id, version: 1, cleanerId, fee: "34" });
    return { ...one, id, cookie: (await open(token)).cookie };
  }

  it("[CLEAN-04] shows a cleaner the own turnovers: where, when, how many come; no guest's name and no money", async () => {
    const one = await host();
    app.clock.set("2026-03-10T08:00:00Z");
    await one.stay("2026-03-05T15:00", "2026-03-10T11:00");
    await one.stay("2026-03-10T15:00", "2026-03-12T11:00", { guestName: "Paul Brennan", guestsCount: 4 });
    const { id: cleanerId, token } = await opened(one);
    const [made] = await one.turnovers();
    await one.client.turnovers.update({
      id: made?.id ?? "",
      version: made?.version ?? 0,
      cleanerId,
      fee: "34",
      note: "Cot in the hall",
    });
    const { page, set, cookie, answer } = await open(token);
    expect(page).toMatchObject({
      name: "Rosa Pinto",
      language: "es",
      jobs: [
        {
          property: "Casa Azul",
          unit: "Garden flat",
          window: { from: "2026-03-10T11:00", to: "2026-03-10T15:00" },
          arriving: { guests: 4, at: "2026-03-10T15:00" },
          note: "Cot in the hall",
          ripe: true,
        },
      ],
    });
    // Money by the names of its fields: an id may spell "fee" by chance.
    expect(JSON.stringify(page)).not.toMatch(/Sofia|Brennan|(fee|amount|currency)[a-z]*":/i);
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/Path=\/api\/job;/);
    expect(set).toMatch(/SameSite=Strict/);
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await one.client.cleaners.get({ id: cleanerId })).link?.lastUsedAt).not.toBeNull();
    expect(app.logLines.join("")).not.toContain(token);
    const again = await app.call("/api/job/jobs", { headers: { cookie } });
    expect(await again.json()).toEqual(page);
    // Another host's link on the same phone: the turnovers of both.
    const other = await host();
    const second = await opened(other);
    const both = await open(second.token, cookie);
    expect(both.page.jobs).toHaveLength(1);
    expect((await open(null, both.cookie)).page.jobs).toHaveLength(1);
  });

  it("[CLEAN-04] begins and finishes a turnover once, undoes it, and opens it again for a day", async () => {
    const one = await host();
    app.clock.set("2026-03-09T12:00:00Z");
    await one.stay("2026-03-05T15:00", "2026-03-10T11:00");
    const { id: cleanerId, token } = await opened(one);
    const id = (await one.turnovers())[0]?.id ?? "";
    await one.client.turnovers.update({ id, version: 1, cleanerId, fee: "34" });
    const { cookie } = await open(token);
    expect((await act(id, "confirm", cookie)).job).toMatchObject({ confirmed: true });
    expect((await act(id, "done", cookie)).effect).toBe("JOB_TOO_EARLY");
    app.clock.set("2026-03-10T11:06:00Z");
    expect((await act(id, "start", cookie)).job).toMatchObject({ startedAt: "2026-03-10T11:06" });
    const taps = await Promise.all(Array.from({ length: 8 }, () => act(id, "done", cookie)));
    expect(taps.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(await one.client.turnovers.get({ id })).toMatchObject({
      status: "done",
      doneBy: "cleaner",
      payout: "due",
    });
    expect((await act(id, "reopen", cookie)).job).toMatchObject({ status: "assigned", doneAt: null });
    await act(id, "done", cookie);
    app.clock.advance(REOPEN_MS + 1);
    expect((await act(id, "reopen", cookie)).effect).toBe("REOPEN_TOO_LATE");
  });

  it("[CLEAN-04] takes the beginning back, and what it said with it; done it stands, and what a phone sends after that counts", async () => {
    const { id, cookie, client } = await begun();
    const get = () => client.turnovers.get({ id });
    await act(id, "start", cookie);
    expect(await get()).toMatchObject({ startedAt: "2026-03-10T11:06", confirmedAt: "2026-03-10T11:06" });
    expect((await act(id, "unstart", cookie)).job).toMatchObject({ startedAt: null, confirmed: false });
    expect((await act(id, "unstart", cookie)).effect).toBe("applied");
    await act(id, "confirm", cookie);
    expect((await act(id, "unconfirm", cookie)).job).toMatchObject({ confirmed: false });
    // An earlier explicit confirmation stays.
    await act(id, "confirm", cookie);
    app.clock.advance(60_000);
    await act(id, "start", cookie);
    expect((await act(id, "unstart", cookie)).job).toMatchObject({ startedAt: null, confirmed: true });
    // A started turnover is confirmed: that cannot be taken back.
    await act(id, "start", cookie);
    expect((await act(id, "unconfirm", cookie)).job).toMatchObject({ confirmed: true });
    await act(id, "unstart", cookie);
    expect(await get()).toMatchObject({ startedAt: null, confirmedAt: null });
    // An operation that was stored without signal arrives after later ones.
    const [began, back] = [pressed(id, "start", { agoMs: 9_000 }), pressed(id, "unstart", { agoMs: 5_000 })];
    await act(id, "done", cookie);
    expect(await send([back], cookie)).toMatchObject({ effects: ["applied"] });
    expect(await send([began], cookie)).toMatchObject({ effects: ["overtaken"] });
    expect(await get()).toMatchObject({ status: "done", startedAt: null });
    await expect(client.turnovers.act({ id, act: "unstart" })).rejects.toMatchObject({
      code: "JOB_REFUSED",
      data: { reason: "JOB_DONE" },
    });
  });

  it("[CLEAN-04] takes what a phone kept without signal once, however often and in whatever order it is sent", async () => {
    const { id, cookie, client } = await begun();
    const ticks = ["fridge", "oven", "fridge"].map((itemId, at) =>
      pressed(id, at === 2 ? "untick" : "tick", { itemId, agoMs: 3_600_000 }),
    );
    const kept = [
      ...ticks,
      pressed(id, "start", { agoMs: 3_000_000 }),
      pressed(id, "done", { agoMs: 60_000 }),
    ];
    const taken = {
      effects: kept.map(() => "applied"),
      jobs: [{ status: "done", doneAt: "2026-03-10T11:05" }],
    };
    expect(await send(kept, cookie)).toMatchObject(taken);
    expect(await send(kept.toReversed(), cookie)).toMatchObject(taken);
    await Promise.all(Array.from({ length: 4 }, () => send(kept, cookie)));
    expect(await client.checklists.ofTurnover({ id })).toMatchObject({ ticked: ["oven"] });
    expect((await client.turnovers.get({ id })).startedAt).toBe("2026-03-10T10:16");
    const audited = await app.db.asSystem((tx) =>
      tx.select().from(turnoverOperation).where(eq(turnoverOperation.turnoverId, id)),
    );
    expect(audited).toHaveLength(kept.length);

    const another = await begun();
    const delayed = [
      pressed(another.id, "start"),
      pressed(another.id, "done"),
      pressed(another.id, "tick", { itemId: "lock" }),
    ];
    for (const one of delayed.toReversed()) await send([one], another.cookie);
    expect(await another.client.turnovers.get({ id: another.id })).toMatchObject({
      status: "done",
      startedAt: "2026-03-10T11:06",
    });
    // A lower number on the same line: the later press holds.
    const line = { itemId: "lock", seq: (delayed[2]?.seq ?? 0) - 1 };
    const old = await send([pressed(another.id, "untick", line)], another.cookie, randomUUID());
    expect(old.effects).toEqual(["overtaken"]);
    expect(old.jobs[0]?.checklist.ticked).toEqual(["lock"]);
  });

  it("makes a reported problem a task of the place, once, and tells the host at once", async () => {
    const { id, cookie, client, propertyId, unitId } = await begun();
    const problem = { id: randomUUID(), kind: "damage", text: "The lamp in the hall is broken" } as const;
    const found = pressed(id, "problem", { problem });
    expect(await send([found], cookie)).toMatchObject({ effects: ["applied"], jobs: [{ problems: 1 }] });
    await Promise.all(Array.from({ length: 4 }, () => send([found], cookie)));
    // Under another number, as from a phone that lost its data.
    expect((await send([pressed(id, "problem", { problem })], cookie)).effects).toEqual(["overtaken"]);
    const { items } = await client.tasks.list({});
    expect(items).toMatchObject([
      {
        id: problem.id,
        description: problem.text,
        problem: "damage",
        priority: "high",
        dueOn: "2026-03-10",
        property: { id: propertyId },
        unit: { id: unitId },
        createdBy: null,
      },
    ]);
    expect(await client.checklists.ofTurnover({ id })).toMatchObject({
      problems: [{ taskId: problem.id, problem: "damage", status: "pending" }],
    });
    expect((await client.notices.list({})).items).toMatchObject([
      {
        kind: "turnover_problem",
        name: problem.text,
        place: "Casa Azul · Garden flat",
        path: `/tasks?edit=${problem.id}`,
        facts: { problem: "damage" },
      },
    ]);
    // Its sign shows that everywhere, until somebody has settled it.
    const signOf = async () => {
      const { properties } = await client.bookings.calendar({ from: "2026-03-09", days: 7 });
      return properties.flatMap(({ cleanings }) => cleanings).find(({ turnoverId }) => turnoverId === id)
        ?.sign;
    };
    expect(await client.turnovers.get({ id })).toMatchObject({ problems: 1, openProblems: 1 });
    expect(await signOf()).toBe("problem");
    const { trashId } = await client.tasks.delete({ id: problem.id });
    expect(await client.turnovers.get({ id })).toMatchObject({ problems: 1, openProblems: 0 });
    expect(await signOf()).toBe("assigned");
    expect(trashId).not.toBe("");
    expect((await send([found], cookie)).effects).toEqual(["applied"]);
    expect((await client.tasks.list({})).items).toEqual([]);
    const bad = [
      { ...problem, text: " " },
      { ...problem, kind: "odd" },
      { ...problem, id: "x" },
    ];
    for (const one of bad)
      expect((await send([{ ...pressed(id, "problem"), problem: one }], cookie)).status).toBe(400);
    expect((await send([pressed(id, "problem")], cookie)).effects).toEqual(["ITEM_GONE"]);
    const stranger = await begun();
    const theirs = pressed(id, "problem", { problem: { ...problem, id: randomUUID() } });
    expect((await send([theirs], stranger.cookie)).effects).toEqual(["NOT_FOUND"]);
    expect(app.logLines.join("")).not.toContain(problem.text);
  });

  describe("with a photo", () => {
    const taken = () =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: "#88aacc" } })
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" } })
        .toBuffer();
    /** Noise compresses as badly as a picture of a lawn. */
    async function noise(of: { width: number; height: number; quality?: number; orientation?: number }) {
      const { width, height, quality = 95, orientation } = of;
      const picture = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
      const upright = orientation === undefined ? picture : picture.withMetadata({ orientation });
      return upright.jpeg({ quality }).toBuffer();
    }
    async function bring(path: string, cookie: string, content?: Uint8Array) {
      const answer = await fetch(`${app.url}/api/job/photos/${path}`, {
        method: "PUT",
        headers: { origin: app.url, cookie, "content-type": "application/octet-stream" },
        body: new Uint8Array(content ?? (await taken())),
      });
      const { code = "" }: { code?: string } = JSON.parse(await answer.text());
      return { status: answer.status, code };
    }

    it("takes one that is larger than other bodies, by a link alone", async () => {
      const { id, cookie, client } = await begun();
      const raw = { width: 400, height: 400, channels: 3 } as const;
      const large = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
        .png()
        .toBuffer();
      expect(large.length).toBeGreaterThan(ordinaryBody.upTo);
      expect(await bring(`${id}/${randomUUID()}`, cookie, large)).toEqual({ status: 200, code: "" });
      expect((await client.documents.list({ on: "turnover", onId: id })).total).toBe(1);
    });

    it("keeps it once, without the place it was taken at, at the turnover or at what it shows", async () => {
      const { id, cookie, client, session } = await begun();
      const photoId = randomUUID();
      expect(await bring(`${id}/${photoId}`, cookie)).toEqual({ status: 200, code: "" });
      const again = await Promise.all(Array.from({ length: 4 }, () => bring(`${id}/${photoId}`, cookie)));
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { items, bytes } = await client.documents.list({ on: "turnover", onId: id });
      expect(items).toMatchObject([
        { id: photoId, kind: "photo", format: "jpeg", name: "2026-03-10 11-06.jpg", uploadedBy: null },
      ]);
      const file = await app.call(`/api/documents/${photoId}/file`, { session });
      const stored = new Uint8Array(await file.arrayBuffer());
      expect(stored.length).toBe(bytes);
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      expect(await client.turnovers.get({ id })).toMatchObject({ photos: 1, problems: 0 });

      const problem = { id: randomUUID(), kind: "missing", text: "Two towels" } as const;
      await send([pressed(id, "problem", { problem })], cookie);
      expect((await bring(`${id}/${randomUUID()}?problem=${problem.id}`, cookie)).status).toBe(200);
      expect((await client.documents.list({ on: "task", onId: problem.id })).total).toBe(1);
      // The task of the problem is deleted: the photo goes to the turnover.
      await client.tasks.delete({ id: problem.id });
      expect((await bring(`${id}/${randomUUID()}?problem=${problem.id}`, cookie)).status).toBe(200);
      expect((await client.documents.list({ on: "turnover", onId: id })).total).toBe(2);
    });

    it("takes one of more than 256 KiB by the link, and from nobody who has none", async () => {
      const { id, cookie, client } = await begun();
      const content = await noise({ width: 800, height: 600 });
      expect(content.length).toBeGreaterThan(256 * 1_024);
      expect(await bring(`${id}/${randomUUID()}`, cookie, content)).toEqual({ status: 200, code: "" });
      expect((await client.documents.list({ on: "turnover", onId: id })).total).toBe(1);
      // A cookie with a made-up link.
      const [name = ""] = cookie.split("=");
      const madeUp = `${"0".repeat(32)}.${"x".repeat(43)}`;
      for (const other of ["", `${name}=${madeUp}`])
        expect(await bring(`${id}/${randomUUID()}`, other, content)).toMatchObject({ status: 401 });
    });

    it(
      "takes them as phones make them: many megabytes, upright by what stands beside the picture",
      { tags: ["extended"] },
      async () => {
        const { id, cookie, client, session } = await begun();
        for (const [width, height, quality] of [
          [3_000, 2_000, 75],
          [4_032, 3_024, 80],
        ] as const) {
          const content = await noise({ width, height, quality, orientation: 6 });
          expect(content.length).toBeGreaterThan(3_000_000);
          const photoId = randomUUID();
          expect(await bring(`${id}/${photoId}`, cookie, content)).toEqual({ status: 200, code: "" });
          const file = await app.call(`/api/documents/${photoId}/file`, { session });
          const stored = await sharp(new Uint8Array(await file.arrayBuffer())).metadata();
          expect([stored.width, stored.height, stored.orientation]).toEqual([height, width, undefined]);
        }
        // As an iPhone's camera produces it; a browser that can read it sends a JPEG.
        const heic = new Uint8Array(3_000_000);
        heic.set(new TextEncoder().encode("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"));
        expect(await bring(`${id}/${randomUUID()}`, cookie, heic)).toEqual({
          status: 400,
          code: "BAD_REQUEST",
        });
        expect((await client.documents.list({ on: "turnover", onId: id })).total).toBe(2);
      },
    );

    it("[CLEAN-04] shows a line of the list, to the cleaner and to the host, as long as the line is on it", async () => {
      const { id, cookie, client, propertyId } = await begun();
      const [fridge, other] = [randomUUID(), randomUUID()];
      expect((await bring(`${id}/${fridge}?item=fridge`, cookie)).status).toBe(200);
      expect((await bring(`${id}/${fridge}?item=fridge`, cookie)).status).toBe(200);
      expect((await bring(`${id}/${other}`, cookie)).status).toBe(200);
      expect((await bring(`${id}/${randomUUID()}?item=${"x".repeat(99)}`, cookie)).code).toBe("BAD_REQUEST");
      const pictured = [{ photoId: fridge, itemId: "fridge" }];
      const shown: LinkPage = await (await app.call("/api/job/jobs", { headers: { cookie } })).json();
      expect(shown.jobs).toMatchObject([{ id, photos: 2, checklist: { pictured } }]);
      expect(await client.checklists.ofTurnover({ id })).toMatchObject({ pictured });
      // With another list, the photo belongs to the turnover alone.
      await client.checklists.save({
        propertyId,
        version: 0,
        rooms: [{ id: null, name: "Hall", items: [{ id: null, text: "Sweep" }] }],
      });
      expect(await client.checklists.ofTurnover({ id })).toMatchObject({ pictured: [] });
      expect((await client.documents.list({ on: "turnover", onId: id })).total).toBe(2);
    });

    it("refuses what is no picture, of no turnover of this phone, or too many; and tells the host where there is no room", async () => {
      const { id, cookie, client, workspaceId } = await begun();
      const text = new TextEncoder().encode("no picture");
      expect(await bring(`${id}/${randomUUID()}`, cookie, text)).toEqual({
        status: 400,
        code: "BAD_REQUEST",
      });
      expect((await bring(`${id}/x`, cookie)).code).toBe("BAD_REQUEST");
      expect((await bring(`${id}/${randomUUID()}`, "")).status).toBe(401);
      const stranger = await begun();
      expect((await bring(`${id}/${randomUUID()}`, stranger.cookie)).status).toBe(404);
      const full = planLimits.pro.storage;
      await app.db.asSystem((tx) =>
        tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id)
          select ${workspaceId}::uuid, property_id, 'other', 'a', 'pdf', ${full}, repeat('0', 64), gen_random_uuid()
          from turnover where id = ${id}::uuid`),
      );
      for (let turn = 0; turn < 2; turn += 1)
        expect((await bring(`${id}/${randomUUID()}`, cookie)).code).toBe("PLAN_LIMIT");
      expect((await client.notices.list({})).items).toMatchObject([
        { kind: "turnover_problem", name: "Garden flat", facts: { problem: "no_room" } },
      ]);
      expect((await act(id, "done", cookie)).effect).toBe("applied");
    });
  });

  it("shows how to get in to whoever does the turnover, a week before until a day after, the unit's before the property's", async () => {
    const one = await begun();
    const { propertyId, unitId, client, cookie, workspaceId, id } = one;
    const shown = async () => {
      const answer = await app.call("/api/job/jobs", { headers: { cookie } });
      const page: LinkPage = JSON.parse(await answer.text());
      return page.jobs.map(({ access }) => access?.text ?? null);
    };
    const { version } = await client.accessNotes.get({ propertyId });
    const first = await client.accessNotes.save({ propertyId, version, note: "Gate 4711" });
    expect(first).toMatchObject({ note: "Gate 4711", units: [{ id: unitId, note: "" }] });
    expect(await shown()).toEqual(["Gate 4711"]);
    const units = [{ id: unitId, note: "Key box 0815" }];
    const second = await client.accessNotes.save({ propertyId, version: first.version, units });
    expect(second).toMatchObject({ note: "Gate 4711", units });
    expect(await shown()).toEqual(["Key box 0815"]);

    // 11:00 to 14:00 of the 10th.
    const times = [
      ["2026-03-03T10:59:00Z", null],
      ["2026-03-03T11:00:00Z", "Key box 0815"],
      ["2026-03-11T14:00:00Z", "Key box 0815"],
      ["2026-03-11T14:00:01Z", null],
    ] as const;
    for (const [at, text] of times) {
      app.clock.set(at);
      expect(await shown(), at).toEqual([text]);
    }
    app.clock.set("2026-03-10T11:06:00Z");

    await expect(client.accessNotes.save({ propertyId, version, note: "" })).rejects.toMatchObject({
      code: "STALE",
    });
    const foreign = await host();
    await expect(foreign.client.accessNotes.get({ propertyId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      foreign.client.accessNotes.save({ propertyId, version: second.version, note: "x" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      client.accessNotes.save({
        propertyId,
        version: second.version,
        units: [{ id: foreign.unitId, note: "x" }],
      }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });

    // Nowhere else: stored sealed, and in no history, list or log.
    const code = /Gate 4711|Key box 0815/;
    const [stored] = await app.db.asSystem((tx) =>
      tx.select().from(property).where(eq(property.id, propertyId)),
    );
    expect(stored?.accessNoteSealed).not.toMatch(code);
    const history = await client.history.property({ id: propertyId });
    expect(JSON.stringify(history)).toContain("accessNote");
    const spoken = [
      history,
      await client.properties.get({ id: propertyId }),
      await client.units.list({ propertyId }),
      await client.turnovers.get({ id }),
      await client.history.activity({}),
    ];
    expect(JSON.stringify(spoken)).not.toMatch(code);
    expect(app.logLines.join("")).not.toMatch(code);
    const audits = await app.db.asSystem((tx) =>
      tx.execute(sql`select changes::text as changes from audit where workspace_id = ${workspaceId}::uuid`),
    );
    expect(JSON.stringify(audits)).not.toMatch(code);
    expect(exportedColumns("property")).not.toContain("access_note_sealed");

    // Deleted at the unit, the property's note applies again.
    const away = [{ id: unitId, note: "" }];
    const third = await client.accessNotes.save({ propertyId, version: second.version, units: away });
    expect(await shown()).toEqual(["Gate 4711"]);
    // The turnover is somebody else's now.
    expect(third.units).toMatchObject(away);
    const { version: turnoverVersion } = await client.turnovers.get({ id });
    await client.turnovers.update({ id, version: turnoverVersion, cleanerId: null });
    expect(await shown()).toEqual([]);
  });

  it("keeps the list of a turnover that has begun, while the host's own is edited, and ticks along", async () => {
    const { id, cookie, client, propertyId } = await begun();
    expect((await client.checklists.get({ propertyId })).version).toBe(0);
    const room = {
      id: null,
      name: "Sauna",
      items: [
        { id: null, text: "Wipe benches" },
        { id: null, text: "Ash" },
      ],
    };
    const own = await client.checklists.save({ propertyId, version: 0, rooms: [room] });
    const itemId = own.rooms[0]?.items[0]?.id ?? "";
    const first = await send(
      [pressed(id, "tick", { itemId }), pressed(id, "tick", { itemId: "fridge" })],
      cookie,
    );
    expect(first.effects).toEqual(["applied", "ITEM_GONE"]);
    await expect(client.checklists.save({ propertyId, version: 0, rooms: null })).rejects.toMatchObject({
      code: "STALE",
    });
    await client.checklists.save({ propertyId, version: own.version, rooms: null });
    expect(await client.checklists.get({ propertyId })).toMatchObject({ version: 0, rooms: { length: 6 } });
    expect(await client.checklists.ofTurnover({ id })).toMatchObject({
      rooms: [{ name: "Sauna" }],
      ticked: [itemId],
    });
    expect((await client.checklists.tick({ id, itemId, ticked: false })).ticked).toEqual([]);
    expect((await send([pressed(id, "confirm", { slotFrom: "2026-03-10T09:00" })], cookie)).effects).toEqual([
      "JOB_CHANGED",
    ]);
    const odd = [
      { seq: 2 ** 60 },
      { itemId: "a\u0000" },
      { agoMs: -1 },
      { jobId: "x" },
      { itemId: "\ud800" },
    ];
    for (const more of odd) expect((await send([pressed(id, "tick", more)], cookie)).status).toBe(400);
    const stranger = await host();
    for (const ask of [
      () => stranger.client.checklists.get({ propertyId }),
      () => stranger.client.checklists.save({ propertyId, version: 0, rooms: null }),
      () => stranger.client.checklists.ofTurnover({ id }),
      () => stranger.client.checklists.tick({ id, itemId, ticked: true }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("[CLEAN-04] opens no other turnover, and nothing once it is revoked, made anew, archived or over", async () => {
    const one = await host();
    app.clock.set("2026-03-10T12:00:00Z");
    await one.stay("2026-03-05T15:00", "2026-03-10T11:00");
    const id = (await one.turnovers())[0]?.id ?? "";
    const { id: cleanerId, token } = await opened(one);
    const { cookie } = await open(token);
    expect((await act(id, "done", cookie)).effect).toBe("NOT_FOUND");
    expect((await act(randomUUID(), "done", cookie)).effect).toBe("NOT_FOUND");
    await one.client.cleaners.makeLink({ id: cleanerId });
    expect((await act(id, "done", cookie)).status).toBe(401);
    expect((await open(token)).status).toBe(401);
    expect((await open(token, cookie)).status).toBe(401);
    expect((await open("nonsense")).status).toBe(401);
    expect((await open(null)).status).toBe(401);
    const fresh = (await one.client.cleaners.makeLink({ id: cleanerId })).link?.url?.split("token=")[1] ?? "";
    expect((await open(fresh)).status).toBe(200);
    app.clock.advance(CLEANER_LINK_MS);
    expect((await open(fresh)).status).toBe(401);
  });
});
