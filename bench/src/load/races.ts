import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import pg from "pg";

import { addDays, plainDate } from "@keystead/domain/calendar";
import { realPostgres } from "@keystead/testkit/real-postgres";

import { rowsOf } from "../../../apps/server/src/kernel/db/queries/rows.ts";
import { holidayHouse } from "../../../apps/server/src/testing/records/holiday-house.ts";
import { testApp, type TestApp, type TestSession } from "../../../apps/server/src/testing/test-app.ts";
import { atMost, type BenchRow } from "../bench-table.ts";

const PAIRS = 200;
/** Run in parallel, each in another user's workspace, so that the rate limit per person is not what is measured. */
const LANES = 4;
/** Keeps the nights of one pair apart from those of the next. */
const DAYS_OF_A_PAIR = 20;

/** Two bookings that share a night: which nights, and which of the two is requested first. */
type Drawn = {
  readonly nights: number;
  readonly laterBy: number;
  readonly otherNights: number;
  readonly swapped: boolean;
};
type Stays = {
  readonly first: readonly [string, string];
  readonly second: readonly [string, string];
  readonly swapped: boolean;
};
type House = Awaited<ReturnType<typeof holidayHouse>>;
type Lane = { readonly app: TestApp; readonly session: TestSession; readonly house: House };
/** The result of a pair of simultaneous requests: how many succeeded, and how many unconfirmed overlaps are stored. */
type Outcome = { readonly taken: number; readonly unseen: number };
type Race = (lane: Lane) => Promise<(stays: Stays) => Promise<Outcome>>;

const someDrawn: fc.Arbitrary<Drawn> = fc
  .record({
    nights: fc.integer({ min: 1, max: 7 }),
    otherNights: fc.integer({ min: 1, max: 7 }),
    at: fc.nat(6),
    swapped: fc.boolean(),
  })
  .map(({ at, ...drawn }) => ({ ...drawn, laterBy: at % drawn.nights }));

const races: Readonly<Record<string, Race>> = {
  "a flat against itself": booking(({ house }) => [house.garden, house.garden]),
  "a flat against the whole house": booking(({ house }) => [house.garden, null]),
  "the whole house against itself": booking(() => [null, null]),
  "confirmed beforehand against unconfirmed": booking(({ house }) => [house.garden, house.garden], true),
  "a stay against a block": async ({ app, session, house }) => {
    return async ({ first: [from, to], second: [blockedFrom, after], swapped }) => {
      const book = () => app.call("/api/v1/bookings", { session, body: house.stay(from, to) });
      const through = addDays(plainDate(after), -1);
      const block = () =>
        app.call("/api/v1/blocked-dates", {
          session,
          body: { propertyId: house.propertyId, unitId: house.garden, from: blockedFrom, through },
        });
      const taken = await takenOf(swapped ? [block, book] : [book, block]);
      return { taken, unseen: taken > 1 ? 1 : 0 };
    };
  },
  "a stay against a lease": leaseRace,
};

/**
 * R-D03, R-D05, R-D03a: what the lock and the constraint against selling a night twice prevent, together and each
 * alone, with pairs of simultaneous requests over HTTP on a real PostgreSQL. Double sales are counted in the tables,
 * not by the responses.
 */
export async function benchRaces(): Promise<readonly BenchRow[]> {
  const cluster = await realPostgres({});
  const app = await testApp({ postgresUrl: cluster.url, now: new Date().toISOString() });
  const admin = new pg.Client({ connectionString: cluster.asSuperuser(cluster.url) });
  await admin.connect();
  try {
    const together = await raced(app, "both");
    const constraint = await constraintAlone(app);
    // In this database only, so that the lock of the property is the only protection.
    await admin.query("alter table booking drop constraint booking_unseen_overlap");
    return [...together, ...constraint, ...(await raced(app, "lock alone"))];
  } finally {
    await admin.end();
    await app.close();
    await cluster.stop();
  }
}

async function raced(app: TestApp, guards: string): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, race] of Object.entries(races)) {
    const started = performance.now();
    const outcomes = await inLanes(app, race);
    const sum = (of: (outcome: Outcome) => number): number =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const none = outcomes.filter(({ taken }) => taken === 0).length;
    const both = outcomes.filter(({ taken }) => taken === 2).length;
    console.log(
      `  ${guards}, ${name}: ${outcomes.length} pairs, both taken ${both}, none ${none}, ${Math.round((performance.now() - started) / 1_000)} s`,
    );
    rows.push(
      atMost(
        `${guards}, ${name}: sold twice unseen in ${outcomes.length} pairs`,
        sum(({ unseen }) => unseen),
        0,
        "",
      ),
      atMost(`${guards}, ${name}: pairs in which nobody was taken`, none, 0, ""),
    );
  }
  return rows;
}

/** Writes the bookings directly into the table, without the code that locks. */
async function constraintAlone(app: TestApp): Promise<readonly BenchRow[]> {
  const straight =
    (of: (house: House) => readonly [string | null, string | null]): Race =>
    async ({ house }) => {
      const model = await house.book("2026-12-01", "2026-12-02");
      return async ({ first, second, swapped }) => {
        const units = of(house);
        const insert =
          (unit: string | null, [from, to]: readonly [string, string]) =>
          async () => {
            await app.db.asSystem((tx) =>
              tx.execute(sql`insert into booking (workspace_id, property_id, unit_id, guest_name, check_in, check_out, in_at, out_at,
                currency, rate_mode, total_minor)
              select workspace_id, property_id, ${unit}::uuid, 'Pair', ${`${from}T15:00`}::timestamp, ${`${to}T11:00`}::timestamp,
                ${`${from}T15:00Z`}::timestamptz, ${`${to}T11:00Z`}::timestamptz, currency, rate_mode, total_minor
              from booking where id = ${model.id}::uuid`),
            );
          };
        const pair = [insert(units[0], first), insert(units[1], second)];
        const settled = await Promise.allSettled((swapped ? pair.toReversed() : pair).map((one) => one()));
        const taken = settled.filter(({ status }) => status === "fulfilled").length;
        return { taken, unseen: await unseenIn(app, house.propertyId, [first, second]) };
      };
    };
  const rows: BenchRow[] = [];
  for (const [name, race, budget] of [
    ["a flat against itself", straight(({ garden }) => [garden, garden]), 0],
    ["the whole house against itself", straight(() => [null, null]), 0],
    // They have no common key, so only the lock prevents it; this also proves that double sales are counted.
    [
      "a flat against the whole house, which it does not know",
      straight(({ garden }) => [garden, null]),
      PAIRS,
    ],
  ] as const) {
    const outcomes = await inLanes(app, race);
    const unseen = outcomes.reduce((total, outcome) => total + outcome.unseen, 0);
    rows.push(
      atMost(`constraint alone, ${name}: sold twice unseen in ${outcomes.length} pairs`, unseen, budget, ""),
    );
  }
  return rows;
}

function booking(unitsOf: (lane: Lane) => readonly [string | null, string | null], confirmed = false): Race {
  return async (lane) => {
    const { app, session, house } = lane;
    const [one, other] = unitsOf(lane);
    return async ({ first, second, swapped }) => {
      const book =
        (unitId: string | null, [from, to]: readonly [string, string], confirm: readonly string[]) =>
        () =>
          app.call("/api/v1/bookings", {
            session,
            body: { ...house.stay(from, to, { unitId }), confirm },
          });
      const pair = [book(one, first, []), book(other, second, confirmed ? ["BOOKING_OVERLAP"] : [])];
      const taken = await takenOf(swapped ? pair.toReversed() : pair);
      return { taken, unseen: await unseenIn(app, house.propertyId, [first, second]) };
    };
  };
}

/** A lease is extended over a booking that is made at the same moment, in a house that was let by the month before. */
async function leaseRace({ app, session, house }: Lane) {
  const client = app.client(session);
  const rentable = { propertyId: house.propertyId };
  const { version } = await client.properties.get({ id: house.propertyId });
  await client.properties.update({ id: house.propertyId, version, rentalMode: "monthly" });
  const tenant = await client.tenants.create({ ...rentable, name: "Ada Adler" });
  let lease = await client.leases.create({
    ...rentable,
    unitId: house.garden,
    tenantId: tenant.id,
    startsOn: "2027-01-01",
    endsOn: "2027-01-31",
    monthlyRent: "900.00",
    paymentDay: 1,
  });
  await client.properties.update({ id: house.propertyId, version: version + 1, rentalMode: "daily" });
  return async ({ first: [from, to], second, swapped }: Stays): Promise<Outcome> => {
    const stays: string[] = [];
    const book = async () => {
      const answer = await app.call("/api/v1/bookings", { session, body: house.stay(from, to) });
      if (answer.ok) stays.push(idIn(await answer.json()));
      return answer;
    };
    const extend = () =>
      app.call(`/api/v1/leases/${lease.id}/extend`, {
        session,
        body: { version: lease.version, endsOn: second[1] },
      });
    const taken = await takenOf(swapped ? [extend, book] : [book, extend]);
    // So that the next extension conflicts only with its own booking.
    for (const id of stays) await client.bookings.delete({ id });
    lease = { ...lease, version: (await client.leases.get({ id: lease.id })).version };
    return { taken, unseen: taken > 1 ? 1 : 0 };
  };
}

function idIn(answer: unknown): string {
  if (typeof answer === "object" && answer !== null && "id" in answer) return String(answer.id);
  throw new Error("the answer names no record");
}

async function takenOf(requests: readonly (() => Promise<Response>)[]): Promise<number> {
  const answers = await Promise.all(requests.map((request) => request()));
  for (const answer of answers)
    if (!answer.ok && answer.status !== 409)
      throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return answers.filter(({ ok }) => ok).length;
}

async function inLanes(app: TestApp, race: Race): Promise<readonly Outcome[]> {
  const sessions: TestSession[] = [];
  while (sessions.length < LANES) sessions.push(await app.signUp());
  const lanes = await Promise.all(
    sessions.map(async (session, lane) => {
      const house = await holidayHouse(app.client(session), { name: "Race" });
      const once = await race({ app, session, house });
      const outcomes: Outcome[] = [];
      for (const [at, drawn] of fc.sample(someDrawn, { numRuns: PAIRS / LANES, seed: lane }).entries())
        outcomes.push(await once(bookingsOf(drawn, at)));
      return outcomes;
    }),
  );
  return lanes.flat();
}

function bookingsOf({ nights, laterBy, otherNights, swapped }: Drawn, at: number): Stays {
  const from = addDays(plainDate("2027-03-01"), at * DAYS_OF_A_PAIR);
  const other = addDays(from, laterBy);
  return { first: [from, addDays(from, nights)], second: [other, addDays(other, otherNights)], swapped };
}

/** R-D03: how many pairs of bookings on these days overlap in the same unit without a confirmation of the overlap. */
async function unseenIn(app: TestApp, propertyId: string, stays: readonly (readonly [string, string])[]) {
  const days = stays.flat().toSorted();
  const found = await app.db.asSystem((tx) =>
    tx.execute(sql`select 1 from booking a join booking b on b.property_id = a.property_id and a.id < b.id
        and a.in_at < b.out_at and b.in_at < a.out_at
        and (a.unit_id is null or b.unit_id is null or a.unit_id = b.unit_id)
      where a.property_id = ${propertyId}::uuid and a.status = 'confirmed' and b.status = 'confirmed'
        and not a.overlap_confirmed and not b.overlap_confirmed
        and a.check_in::date between ${days[0]}::date and ${days.at(-1)}::date`),
  );
  return rowsOf(found).length;
}
