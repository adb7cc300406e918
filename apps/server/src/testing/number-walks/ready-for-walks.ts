import type { depositMovementTypes } from "@keystead/domain/leases";
import { books } from "@keystead/domain/ledger";

import { noticeRoundsJob } from "#features/notices/mails/notice-rounds-job.ts";
import { allCases } from "../cases/all-cases.ts";
import { holidayHouse } from "../records/holiday-house.ts";
import type { Walker } from "./walking.ts";
import { randomPortfolio } from "../records/random-portfolio.ts";
import { rentedFlat } from "../records/rented-flat.ts";
import { memberSession } from "../records/membership.ts";
import type { TestApp, TestClient, TestSession } from "../test-app.ts";
import { pdfOf, storedFile } from "../files/uploads.ts";

const TODAY = "2026-03-10";

/**
 * Two workspaces whose numbers are checked on 10 March 2026: the sample portfolio, and one with something of
 * everything.
 */
export async function readyForWalks(app: TestApp): Promise<readonly Walker[]> {
  const session = await app.signUp();
  const { id } = await app.client(session).accounts.openSample({});
  const client = app.client(session, { workspaceId: id });
  return [{ client, cleaner: null, today: TODAY, isOwn: false }, await ownWorkspace(app)];
}

async function ownWorkspace(app: TestApp): Promise<Walker> {
  const session = await app.signUp();
  const client = app.client(session);
  await randomPortfolio(app, client, 3);
  // Before the stays, which create the turnovers that a cleaner is given.
  const cleaner = await hiredCleaner(app, client);
  const house = await guests(client);
  // A turnover cannot be done before it begins.
  app.clock.set("2026-03-23T18:00:00Z");
  await cleaned(client, cleaner.id);
  app.clock.set(`${TODAY}T09:00:00Z`);
  const letByTheMonth = await tenancies(client);
  for (const { beforeWalks } of allCases)
    await beforeWalks?.(client, { letByTheMonth, letByTheNight: house.propertyId });
  await booksOf(client, house);
  await filesOf(app, session, house);
  await client.people.invite({ email: "lena@example.com", role: "assistant", language: "en" });
  await inFrancs(client);
  // A job creates the notices.
  await noticeRoundsJob(app.deps).run({}, "a-job");
  return { client, cleaner: cleaner.client, today: TODAY, isOwn: true };
}

type House = Awaited<ReturnType<typeof holidayHouse>>;

/**
 * Stays: one guest is in the house tonight, one stay is paid in part, one not at all, two overlap, one was cancelled.
 */
async function guests(client: TestClient): Promise<House & { readonly bookingId: string }> {
  const house = await holidayHouse(client);
  await client.seasons.create({
    propertyId: house.propertyId,
    name: "Spring",
    startsOn: "2026-04-01",
    endsOn: "2026-05-31",
    rate: "120.00",
  });
  const tonight = await house.book("2026-03-08", "2026-03-12");
  const whole = await house.book("2026-03-20", "2026-03-23", { unitId: null, dailyRate: "150.00" });
  await house.book("2026-03-22", "2026-03-25", { confirm: ["BOOKING_OVERLAP", "BOOKING_SHORT_GAP"] });
  const cancelled = await house.book("2026-04-10", "2026-04-12", { unitId: house.roof });
  await house.book("2026-02-01", "2026-02-04", { unitId: house.roof });
  const paid = { date: "2026-03-01", method: "card" } as const;
  const part = await client.bookings.recordPayment({ id: tonight.id, amount: "100.00", ...paid });
  await client.bookings.refund({
    id: tonight.id,
    paymentId: part.payments[0]?.id ?? "",
    amount: "10.00",
    date: "2026-03-02",
  });
  await client.bookingLines.save({
    bookingId: tonight.id,
    version: tonight.version,
    lines: [
      { kind: "cleaning_fee", amount: "45.00" },
      { kind: "discount", amount: "20.00" },
      { kind: "channel_fee", amount: "31.50" },
    ],
  });
  await client.bookings.recordPayment({ id: whole.id, ...paid });
  await client.bookings.cancel({ id: cancelled.id, version: cancelled.version });
  return { ...house, bookingId: tonight.id };
}

/**
 * A tenant of two years who has paid ahead and got part of the deposit back, and one who came in February. Returns the
 * property's id.
 */
async function tenancies(client: TestClient): Promise<string> {
  const old = await rentedFlat(client, "Rheingasse 9");
  const lease = await old.lease({ startsOn: "2024-01-01", trackFrom: "2024-01", deposit: "1900.00" });
  const due = lease.rows.filter(({ dueOn }) => dueOn <= TODAY);
  for (const { ref, dueOn } of due)
    await client.leases.recordPayment({
      id: lease.id,
      rows: [ref],
      method: "cash",
      paidOn: dueOn,
      ...(ref === due.at(-1)?.ref ? { amount: "1400.00" } : {}),
    });
  const moved = (kind: (typeof depositMovementTypes)[number], amount: string, movedOn: string) =>
    client.leases.moveDeposit({ id: lease.id, kind, amount, movedOn });
  await moved("received", "1900.00", "2024-01-02");
  await moved("returned", "100.00", "2026-03-02");
  await moved("retained", "50.00", "2026-03-03");
  const fresh = await rentedFlat(client, "Hafenweg 2");
  await fresh.lease({ startsOn: "2026-02-25", trackFrom: "2026-03" });
  await client.units.create({
    propertyId: fresh.propertyId,
    name: "Flat 2",
    bedrooms: null,
    bathrooms: null,
    sizeSqm: null,
    floor: "",
    maintenance: true,
  });
  return fresh.propertyId;
}

/** A person who signs in as a cleaner. */
async function hiredCleaner(app: TestApp, client: TestClient) {
  const workspaceId = (await client.accounts.workspaces({})).current;
  const session = await memberSession(app, workspaceId, "cleaner");
  const [login] = (await client.cleaners.list({})).logins;
  const { id } = await client.cleaners.create({
    language: "es",
    currency: "EUR",
    name: "Rosa",
    userId: login?.id ?? null,
  });
  return { id, client: app.client(session, { workspaceId }) };
}

/** Marks turnovers as done: one of them is paid and one approved. */
async function cleaned(client: TestClient, cleanerId: string): Promise<void> {
  const { items } = await client.turnovers.list({ from: "2026-02-01", to: "2026-03-31" });
  const fees = ["34.00", "50.00"];
  const done: { readonly id: string; readonly version: number }[] = [];
  for (const [at, fee] of fees.entries()) {
    const turnover = items[at];
    if (turnover === undefined) continue;
    const { id } = await client.turnovers.update({
      id: turnover.id,
      version: turnover.version,
      cleanerId,
      fee,
    });
    done.push(await client.turnovers.act({ id, act: "done" }));
  }
  const turnoverAt = (at: number) => done.slice(at, at + 1).map(({ id, version }) => ({ id, version }));
  await client.turnovers.pay({ turnovers: turnoverAt(0), paidOn: TODAY, method: "cash" });
  await client.turnovers.setApproved({ turnovers: turnoverAt(1), approved: true });
}

/** Recurring entries, and what a guest paid for cleaning. */
async function booksOf(client: TestClient, house: House & { readonly bookingId: string }): Promise<void> {
  const { propertyId } = house;
  const money = { propertyId, currency: "EUR", notes: "" } as const;
  for (const book of books)
    await client.recurring.create({
      ...money,
      book,
      category: "other",
      amount: "25.00",
      firstDate: "2026-01-05",
      everyMonths: 1,
    });
  await client.income.create({
    ...money,
    date: "2026-03-08",
    amount: "60.00",
    category: "other",
    method: "card",
    cleaningOf: house.bookingId,
  });
  await client.income.create({
    ...money,
    date: "2026-03-08",
    amount: "7.50",
    category: "other",
    nature: "pass_through",
    method: "cash",
  });
  await client.expenses.create({ ...money, date: "2025-12-20", amount: "17.00", category: "repairs" });
  await client.expenses.create({ ...money, date: "2026-02-20", amount: "19.00", category: "repairs" });
}

async function filesOf(app: TestApp, session: TestSession, house: House): Promise<void> {
  await storedFile(app, session, { on: "property", onId: house.propertyId, content: pdfOf(600) });
  await storedFile(app, session, { on: "unit", onId: house.roof, content: pdfOf(900) });
}

/** The books are in euros and francs, and the base currency is the franc. */
async function inFrancs(client: TestClient): Promise<void> {
  const { version } = await client.accounts.profile({});
  await client.accounts.changeProfile({ version, baseCurrency: "CHF" });
  const months = [2024, 2025, 2026].flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`),
  );
  await client.fx.save({
    changes: months.map((period, at) => ({
      period,
      base: "EUR",
      quote: "CHF",
      rate: `0.9${at + 10}`,
      version: null,
    })),
  });
}
