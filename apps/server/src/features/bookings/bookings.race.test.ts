import { sql } from "#kernel/db/drizzle.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { holidayHouse } from "../../testing/records/holiday-house.ts";
import { freshPostgres } from "../../testing/run-database.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

const PAIRS = 40;
const nightsFrom = (pair: number): { readonly from: string; readonly to: string } => {
  const day = (offset: number): string =>
    new Date(Date.UTC(2027, 0, 1) + (pair * 3 + offset) * 86_400_000).toISOString().slice(0, 10);
  return { from: day(0), to: day(2) };
};

describe("two who book at the same moment", () => {
  it("never sell one night twice unseen: of each pair exactly one is stored, the other is asked", async () => {
    const house = await holidayHouse(client, { name: "Race" });
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { from, to } = nightsFrom(pair);
      // A flat against itself, and against the whole house.
      const other = pair % 2 === 0 ? house.garden : null;
      const answers = await Promise.all(
        [house.garden, other].map((unitId) =>
          app.call("/api/v1/bookings", { session, body: house.stay(from, to, { unitId }) }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    expect(await unseenDoubles()).toBe(0);
  }, 120_000);

  it("sell or block a night, never both", async () => {
    const house = await holidayHouse(client, { name: "Block race" });
    for (let pair = 0; pair < PAIRS / 2; pair += 1) {
      const { from, to } = nightsFrom(pair);
      const [booked, blocked] = await Promise.all([
        app.call("/api/v1/bookings", { session, body: house.stay(from, to) }),
        app.call("/api/v1/blocked-dates", {
          session,
          body: { propertyId: house.propertyId, from, through: from },
        }),
      ]);
      expect([booked.status, blocked.status].toSorted()).toEqual([200, 409]);
    }
  }, 120_000);
});

describe("two who draw a stay onto the same nights", () => {
  it("move one of them, and the other stands where it stood until somebody was asked", async () => {
    const house = await holidayHouse(client, { name: "Move race" });
    const far = await house.book("2028-01-01", "2028-01-03");
    const beside = await house.book("2028-01-01", "2028-01-03", { unitId: house.roof });
    const standing = async () =>
      Promise.all([far, beside].map(({ id }) => client.bookings.get({ id }))).then((both) =>
        both.map(({ unit, checkIn }) => `${unit?.name ?? ""} ${checkIn}`),
      );
    const before = await standing();
    const answers = await Promise.all(
      [far, beside].map(({ id, version }) =>
        app.call(`/api/v1/bookings/${id}`, {
          session,
          method: "PUT",
          body: {
            version,
            unitId: house.garden,
            checkIn: "2028-02-01T15:00",
            checkOut: "2028-02-03T11:00",
          },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await standing();
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(after[refused]).toBe(before[refused]);
    expect(after[1 - refused]).toBe("Garden flat 2028-02-01T15:00");
    expect(await unseenDoubles()).toBe(0);
  });
});

describe("the constraint of the table, without the lock", () => {
  it("lets one of two unconfirmed stays of a place through, and a confirmed one beside it", async () => {
    const house = await holidayHouse(client, { name: "Constraint" });
    const { id } = await house.book("2027-01-01", "2027-01-04");
    const copy = (unit: string, confirmed: boolean) =>
      app.db.asSystem((tx) =>
        tx.execute(sql`insert into booking (workspace_id, property_id, unit_id, guest_name, check_in, check_out, in_at, out_at,
            currency, rate_mode, total_minor, overlap_confirmed)
          select workspace_id, property_id, ${unit === "" ? sql`null` : sql`${unit}::uuid`}, 'Second', check_in, check_out, in_at, out_at, currency,
            rate_mode, total_minor, ${confirmed} from booking where id = ${id}::uuid`),
      );
    await expect(copy(house.garden, false)).rejects.toMatchObject({ cause: { code: "23P01" } });
    await copy(house.garden, true);
    await copy(house.roof, false);
    // A flat against the whole house has no common key: that rests on the lock.
    await copy("", false);
    await expect(copy("", false)).rejects.toMatchObject({ cause: { code: "23P01" } });
  });

  it("lets none of 40 parallel pairs through unseen", { tags: ["extended"] }, async () => {
    const house = await holidayHouse(client, { name: "Constraint race" });
    const { id } = await house.book("2026-12-01", "2026-12-02");
    // Of a flat, and of the whole house.
    const insert = (from: string, to: string, unit: string | null) =>
      app.db.asSystem((tx) =>
        tx.execute(sql`insert into booking (workspace_id, property_id, unit_id, guest_name, check_in, check_out, in_at, out_at,
            currency, rate_mode, total_minor)
          select workspace_id, property_id, ${unit}::uuid, 'Pair', ${from}::timestamp, ${to}::timestamp, ${from}::timestamptz,
            ${to}::timestamptz, currency, rate_mode, total_minor from booking where id = ${id}::uuid`),
      );
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { from, to } = nightsFrom(pair);
      const unit = pair % 2 === 0 ? house.garden : null;
      const outcomes = await Promise.allSettled([insert(from, to, unit), insert(from, to, unit)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
    expect(await unseenDoubles()).toBe(0);
  });
});

describe("the lock of the property, without the constraint of the table", () => {
  it("lets none of 60 parallel pairs through unseen: a flat, the whole house, and one against the other", async () => {
    const url = await freshPostgres();
    const bare = await testApp({ postgresUrl: url });
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    try {
      // In this database only: then the lock is all there is.
      await admin.query("alter table booking drop constraint booking_unseen_overlap");
      const own = await bare.signUp();
      const house = await holidayHouse(bare.client(own), { name: "Lock race" });
      const kinds = [
        [house.garden, house.garden],
        [null, null],
        [house.garden, null],
      ] as const;
      for (let pair = 0; pair < 60; pair += 1) {
        const { from, to } = nightsFrom(pair);
        const answers = await Promise.all(
          (kinds[pair % kinds.length] ?? []).map((unitId) =>
            bare.call("/api/v1/bookings", { session: own, body: house.stay(from, to, { unitId }) }),
          ),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      }
      expect(await unseenDoubles(bare)).toBe(0);
    } finally {
      await admin.end();
      await bare.close();
    }
  }, 180_000);
});

/**
 * Pairs of stays of one rentable at one time, of which nobody has confirmed either; those of a test of the constraint
 * that has no lock aside.
 */
async function unseenDoubles(of = app): Promise<number> {
  const found = await of.db.asSystem((tx) =>
    tx.execute(sql`select 1 from booking a join booking b on b.workspace_id = a.workspace_id and b.property_id = a.property_id
        and a.id < b.id and a.in_at < b.out_at and b.in_at < a.out_at
        and (a.unit_id is null or b.unit_id is null or a.unit_id = b.unit_id)
      join property p on p.workspace_id = a.workspace_id and p.id = a.property_id
      where p.name <> 'Constraint' and not a.overlap_confirmed and not b.overlap_confirmed
        and a.status = 'confirmed' and b.status = 'confirmed'`),
  );
  return rowsOf(found).length;
}
