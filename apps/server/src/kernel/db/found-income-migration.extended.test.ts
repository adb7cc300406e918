import { sql } from "./drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { onlyPostgres } from "#testing/both-databases.ts";
import type { Opened } from "#testing/both-databases.ts";
import { sqlState } from "./database.ts";
import type { Database } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { firstRow, rowsOf } from "./queries/rows.ts";

describe.each(onlyPostgres)("the found Income of a payment on %s", (_name, open) => {
  let opened: Opened;
  let own: Workspace;

  /** Payments in states that were possible before the reference was a foreign key. */
  beforeAll(async () => {
    opened = await open();
    const before = readMigrations().filter(({ name }) => name < "0007");
    await migrate(opened.db, before);
    own = await workspaceWithIncome(opened.db, "own");
    const other = await workspaceWithIncome(opened.db, "other");
    await addPayment(opened.db, own, { note: "there", incomeId: own.incomeId });
    await addPayment(opened.db, own, { note: "deleted", incomeId: crypto.randomUUID() });
    await addPayment(opened.db, own, { note: "another's", incomeId: other.incomeId });
    await addPayment(opened.db, own, { note: "none", incomeId: null });
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  const found = () =>
    opened.db.asSystem(async (tx) =>
      Object.fromEntries(
        rowsOf(await tx.execute(sql`select note, found_income_id as id from lease_payment`)).map((row) => [
          String(row["note"]),
          row["id"],
        ]),
      ),
    );

  it("is kept where it is there, and cleared where it was deleted or was another's", async () => {
    expect(await found()).toEqual({ there: own.incomeId, deleted: null, "another's": null, none: null });
  });

  it("names no Income of another workspace from now on", async () => {
    const stranger = await workspaceWithIncome(opened.db, "stranger");
    const error = await addPayment(opened.db, own, { note: "new", incomeId: stranger.incomeId }).catch(
      (thrown: unknown) => thrown,
    );
    expect(sqlState(error)).toBe("23503");
  });

  it("is cleared when its Income goes, and nothing else of the payment", async () => {
    await opened.db.asSystem((tx) => tx.execute(sql`delete from income where id = ${own.incomeId}`));
    const row = await opened.db.asSystem(async (tx) =>
      firstRow(
        await tx.execute(
          sql`select workspace_id, found_income_id, amount_minor::int as minor from lease_payment where note = 'there'`,
        ),
      ),
    );
    expect(row).toEqual({ workspace_id: own.id, found_income_id: null, minor: 95_000 });
  });
});

type Workspace = {
  readonly id: string;
  readonly leaseId: string;
  readonly rowId: string;
  readonly incomeId: string;
};

/** In raw SQL: today's schema may have columns that those tables lacked. */
async function workspaceWithIncome(db: Database, name: string): Promise<Workspace> {
  return db.asSystem(async (tx) => {
    const one = async (statement: ReturnType<typeof sql>): Promise<string> =>
      String(firstRow(await tx.execute(statement))?.["id"]);
    const user = await one(
      sql`insert into "user" (name, email) values (${name}, ${`${name}@example.org`}) returning id`,
    );
    const id = await one(
      sql`insert into workspace (owner_user_id, name) values (${user}, ${name}) returning id`,
    );
    const house = await one(sql`insert into property (workspace_id, name, rental_mode, currency, timezone)
      values (${id}, ${name}, 'monthly', 'EUR', 'Europe/Berlin') returning id`);
    const tenant = await one(
      sql`insert into tenant (workspace_id, property_id, name) values (${id}, ${house}, ${name}) returning id`,
    );
    const leaseId = await one(sql`insert into lease
      (workspace_id, tenant_id, property_id, starts_on, currency, rent_minor, payment_day)
      values (${id}, ${tenant}, ${house}, '2026-01-01', 'EUR', 95000, 1) returning id`);
    const rowId = await one(sql`insert into rent_row
      (workspace_id, lease_id, kind, period, starts_on, ends_on, due_on, amount_minor)
      values (${id}, ${leaseId}, 'rent', '2026-01', '2026-01-01', '2026-01-31', '2026-01-01', 95000) returning id`);
    const incomeId = await one(sql`insert into income
      (workspace_id, property_id, category, amount_minor, currency, received_on, method)
      values (${id}, ${house}, 'rent', 95000, 'EUR', '2026-01-03', 'cash') returning id`);
    return { id, leaseId, rowId, incomeId };
  });
}

async function addPayment(
  db: Database,
  { id, leaseId, rowId }: Workspace,
  payment: { readonly note: string; readonly incomeId: string | null },
): Promise<void> {
  await db.asSystem((tx) =>
    tx.execute(sql`insert into lease_payment
      (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method, note, found_income_id)
      values (${id}, ${leaseId}, ${rowId}, '2026-01-03', 95000, 'cash', ${payment.note}, ${payment.incomeId})`),
  );
}
