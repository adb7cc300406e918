import { randomUUID } from "node:crypto";

import { DAY_MS, instantOf, localDateTime } from "@keystead/domain/calendar";
import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { booking } from "#kernel/db/schema/index.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";
import type { TurnoverHost } from "#testing/records/turnover-host.ts";
import { remindOfTurnoversJob } from "./remind-of-turnovers-job.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Runs the job as at its due time; the mails have been delivered when it returns. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  await remindOfTurnoversJob(app.deps).run({}, "a-job");
  await app.runJobs();
}
const mailsTo = (address: string) => app.mails.mails.filter(({ to }) => to === address);

/** A stay that ends on 10 March at 11:00 in Lisbon, whose turnover is Rosa's; today is the first of the month. */
async function given() {
  app.clock.set("2026-03-01T09:00:00Z");
  const house = await turnoverHost(app);
  await app.db.asSystem((tx) =>
    tx.execute(sql`update "user" set email_verified = true where email = ${house.session.email}`),
  );
  const bookingId = await house.stay("2026-03-05T15:00", "2026-03-10T11:00");
  const email = `rosa-${randomUUID()}@x.example`;
  const rosa = { name: "Rosa Pinto", language: "en", currency: "EUR", email } as const;
  const { id: cleanerId } = await house.client.cleaners.create(rosa);
  const [turnover] = await house.turnovers();
  const id = turnover?.id ?? "";
  await house.client.turnovers.update({ id, version: 1, cleanerId });
  return { house, bookingId, email, cleanerId, id };
}

async function changeBooking(house: TurnoverHost, id: string, fields: object): Promise<void> {
  await app.db.asSystem((tx) => tx.update(booking).set(fields).where(eq(booking.id, id)));
  await house.follow();
}

it("notifies whoever has confirmed of what has changed, days before: another flat, another time, each once", async () => {
  const { house, bookingId, email, id } = await given();
  await house.client.turnovers.act({ id, act: "confirm" });
  const flat = { propertyId: house.propertyId, name: "Attic", bedrooms: 1, bathrooms: 1, sizeSqm: null };
  const { id: attic } = await house.client.units.create(flat);
  await changeBooking(house, bookingId, { unitId: attic });
  await at("2026-03-02T09:00:00Z");
  await at("2026-03-02T09:01:00Z");
  const [moved] = mailsTo(email);
  expect(moved?.subject).toBe("Changed: cleaning now on 10 March 2026, 11:00: Casa Azul, Attic");
  expect(moved?.text).toContain("Before: 10 March 2026, 11:00, Casa Azul, Garden flat");
  // They have not confirmed the new time yet.
  expect(await house.client.turnovers.get({ id })).toMatchObject({ confirmedAt: null });
  const checkOut = "2026-03-11T11:00";
  await changeBooking(house, bookingId, { checkOut, outAt: new Date("2026-03-11T11:00:00Z") });
  await at("2026-03-02T09:02:00Z");
  await at("2026-03-02T09:03:00Z");
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    "Changed: cleaning now on 10 March 2026, 11:00: Casa Azul, Attic",
    "Changed: cleaning now on 11 March 2026, 11:00: Casa Azul, Attic",
  ]);
  expect(new Set(mailsTo(email).map(({ messageId }) => messageId)).size).toBe(2);
});

it("notifies whoever has confirmed that the stay was cancelled, and reminds them when it stands again", async () => {
  const { house, bookingId, email, id } = await given();
  await house.client.turnovers.act({ id, act: "confirm" });
  await changeBooking(house, bookingId, { status: "cancelled" });
  await at("2026-03-02T09:00:00Z");
  await at("2026-03-02T09:01:00Z");
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    "Not needed: cleaning on 10 March 2026, 11:00: Casa Azul, Garden flat",
  ]);
  await changeBooking(house, bookingId, { status: "confirmed" });
  await at("2026-03-02T09:02:00Z");
  expect(mailsTo(email)).toHaveLength(1);
  await at("2026-03-09T11:00:00Z");
  expect(mailsTo(email).at(1)?.subject).toMatch(/^Cleaning on 10 March/);
});

it("notifies whoever has confirmed that the property and its turnovers are gone, once, and nobody else", async () => {
  const { house, email, cleanerId, id } = await given();
  await house.client.turnovers.act({ id, act: "confirm" });
  const { propertyId, client } = house;
  // One of which she was not notified, and one whose time is over.
  const extra = { propertyId, startsAt: "2026-03-20T11:00" };
  const { id: unheard, version } = await client.turnovers.create(extra);
  await client.turnovers.update({ id: unheard, version, cleanerId });
  const past = await client.turnovers.create({ propertyId, startsAt: "2026-03-01T07:00" });
  await client.turnovers.update({ id: past.id, version: past.version, cleanerId });
  await client.turnovers.act({ id: past.id, act: "confirm" });
  await client.properties.delete({ id: propertyId, name: "Casa Azul" });
  await at("2026-03-02T09:00:00Z");
  await at("2026-03-02T09:01:00Z");
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    "Not needed: cleaning on 10 March 2026, 11:00: Casa Azul, Garden flat",
  ]);
});

it("notifies nobody of what changes before they have heard of it", async () => {
  const { house, bookingId, email } = await given();
  await changeBooking(house, bookingId, { status: "cancelled" });
  await at("2026-03-02T09:00:00Z");
  expect(mailsTo(email)).toEqual([]);
});

it("rings for a cleaner who signs in: a day before, and when it changes; and leads to the own turnovers", async () => {
  const { house, cleanerId, bookingId } = await given();
  const session = await memberSession(app, house.workspaceId, "cleaner");
  const [login] = (await house.client.cleaners.list({})).logins;
  const { version } = await house.client.cleaners.get({ id: cleanerId });
  await house.client.cleaners.update({ id: cleanerId, version, userId: login?.id ?? null, email: "" });
  await at("2026-03-09T11:00:00Z");
  const own = app.client(session, { workspaceId: house.workspaceId });
  const bell = async () =>
    (await own.notices.list({})).items.map(({ kind, name, path, facts }) => [kind, name, path, facts.dueOn]);
  expect(await bell()).toEqual([["job_soon", "Garden flat", "/jobs", "2026-03-10"]]);
  // Without an address of its own for the contact, the mail goes to the login's.
  expect(mailsTo(session.email)).toHaveLength(1);
  expect(mailsTo(session.email)[0]?.text).toContain("/jobs");
  await changeBooking(house, bookingId, { status: "cancelled" });
  await at("2026-03-09T11:05:00Z");
  expect(await bell()).toContainEqual(["job_changed", "Garden flat", "/jobs", "2026-03-10"]);
  // Cleaners' notices reach no host and are not in a host's settings.
  expect((await house.client.notices.settings({})).choices.map(({ kind }) => kind)).not.toContain("job_soon");
  expect((await own.notices.settings({})).choices.map(({ kind }) => kind)).toContain("job_soon");
});

it.each([
  ["2027-03-28", "Europe/Lisbon"],
  ["2027-03-28", "Europe/Berlin"],
  ["2027-03-28", "Europe/Helsinki"],
  ["2027-03-14", "America/New_York"],
  ["2027-03-28", "Asia/Tokyo"],
  ["2027-10-31", "Europe/Lisbon"],
  ["2027-10-31", "Europe/Berlin"],
  ["2027-10-31", "Europe/Helsinki"],
  ["2027-11-07", "America/New_York"],
  ["2027-10-31", "Asia/Tokyo"],
])(
  "[CLEAN-01] reminds 24 elapsed hours before, once, where the clocks change on %s in %s",
  async (day, timezone) => {
    const { house, email, cleanerId } = await given();
    const flat = { name: "Zone", rentalMode: "daily", country: "PT", currency: "EUR", timezone } as const;
    const { id: propertyId } = await house.client.properties.create(flat);
    const { id } = await house.client.turnovers.create({ propertyId, startsAt: `${day}T11:00` });
    await house.client.turnovers.update({ id, version: 1, cleanerId });
    const startMs = instantOf(localDateTime(`${day}T11:00`), timezone);
    const before = (ms: number) => new Date(startMs - ms).toISOString();
    await at(before(DAY_MS + 1_000));
    expect(mailsTo(email)).toEqual([]);
    await at(before(DAY_MS));
    await at(before(DAY_MS - 60_000));
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Cleaning on .*, 11:00: Zone$/),
    ]);
    await at(before(0));
    expect(mailsTo(email)).toHaveLength(1);
  },
);

it("loses no reminder and doubles none when it is cut off before it is ordered", async () => {
  const { email } = await given();
  await app.db.login.execute(sql`create function jobs.cut_off() returns trigger language plpgsql as
    'begin raise exception ''cut off''; end'`);
  await app.db.login.execute(sql`create trigger cut_off before insert on jobs.job for each row
    when (new.name like 'mail%') execute function jobs.cut_off()`);
  app.clock.set("2026-03-09T12:00:00Z");
  await expect(remindOfTurnoversJob(app.deps).run({}, "a-job")).rejects.toThrow(
    /^news of a turnover failed: \d+ times$/,
  );
  await app.db.login.execute(sql`drop function jobs.cut_off cascade`);
  await app.runJobs();
  expect(mailsTo(email)).toEqual([]);
  // Nothing of the first try is left; two concurrent rounds send one mail.
  app.clock.set("2026-03-09T12:01:00Z");
  await Promise.all([1, 2].map((round) => remindOfTurnoversJob(app.deps).run({}, `round-${round}`)));
  await app.runJobs();
  expect(mailsTo(email)).toHaveLength(1);
});

it("notifies whoever knows of a turnover that was made by hand when it is deleted", async () => {
  const { house, email, cleanerId } = await given();
  const { id } = await house.client.turnovers.create({
    propertyId: house.propertyId,
    startsAt: "2026-03-12T09:00",
  });
  await house.client.turnovers.update({ id, version: 1, cleanerId });
  await house.client.turnovers.act({ id, act: "confirm" });
  const { trashId } = await house.client.turnovers.delete({ id });
  await at("2026-03-01T09:01:00Z");
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    "Not needed: cleaning on 12 March 2026, 09:00: Casa Azul",
  ]);
  // Restored, it is theirs again, and announced a day before.
  await house.client.trash.restore({ id: trashId });
  await at("2026-03-11T09:00:00Z");
  expect(mailsTo(email).map(({ subject }) => subject)).toContain(
    "Cleaning on 12 March 2026, 09:00: Casa Azul",
  );
});
