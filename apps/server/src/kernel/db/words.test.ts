import { FIRST_PAYMENT_DAY, LAST_PAYMENT_DAY, MOST_CO_TENANTS } from "@keystead/domain/leases";
import { BATHROOM_STEP, MOST_BATHROOMS, MOST_SQM } from "@keystead/domain/properties";
import { SLUG_LIMIT } from "@keystead/domain/seo";
import { getTableColumns, is, sql } from "./drizzle.ts";
import { PgTable, getTableConfig } from "./pg-core.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { onlyPostgres, type Opened } from "#testing/both-databases.ts";
import { migrate } from "./migrate.ts";
import { rowsOf } from "./queries/rows.ts";
import * as schema from "./schema/index.ts";

/** The words of each column that the schema takes from the domain, by `table.column`. */
const declared = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap((column) =>
      column.enumValues === undefined
        ? []
        : [[`${getTableConfig(table).name}.${column.name}`, column.enumValues.toSorted()] as const],
    ),
  );

describe.each(onlyPostgres)("the words of %s", (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  it("are for each column those of the domain, no more and no less", async () => {
    const checks = rowsOf(
      await opened.db.login.execute(sql`
        select k.conrelid::regclass::text as name, a.attname as column, pg_get_constraintdef(k.oid) as check
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'c' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace
          and pg_get_constraintdef(k.oid) ~ '= (ANY|''[^'']*''::text\\)*$)'`),
    );
    const kept = checks.map(({ name, column, check }) => [
      `${String(name).replaceAll('"', "")}.${String(column)}`,
      [...String(check).matchAll(/'([^']*)'/g)].map(([, word]) => word).toSorted(),
    ]);
    expect(Object.fromEntries(kept), "change the list in the domain and its check in a migration").toEqual(
      Object.fromEntries(declared),
    );
    expect(declared.length).toBeGreaterThan(25);
  });

  it("leave the bounds of the domain room, and repeat those that stand in a check", async () => {
    const bounded = await opened.db.login.execute(sql`
      select 1 from information_schema.columns
      where table_schema = 'public' and character_maximum_length is not null`);
    expect(rowsOf(bounded)).toEqual([]);
    const [sizes] = rowsOf(
      await opened.db.login.execute(sql`
        select (${MOST_BATHROOMS - BATHROOM_STEP}::numeric)::numeric(4,1)::float8 as bathrooms,
          (${MOST_SQM}::numeric + 0.99)::numeric(8,2)::float8 as size_sqm,
          (select array_agg(format_type(atttypid, atttypmod) order by attname) from pg_attribute
            where attrelid = 'unit'::regclass and attname in ('bathrooms', 'size_sqm')) as types`),
    );
    expect(sizes).toEqual({
      bathrooms: MOST_BATHROOMS - BATHROOM_STEP,
      size_sqm: MOST_SQM + 0.99,
      types: ["numeric(4,1)", "numeric(8,2)"],
    });
    const checks = rowsOf(
      await opened.db.login.execute(sql`
        select conname as name, pg_get_constraintdef(oid) as check from pg_constraint
        where conname in ('lease_payment_day', 'lease_term_step_payment_day', 'lease_co_tenant_position', 'seo_pages_slug')`),
    );
    const of = (name: string) => String(checks.find((check) => check["name"] === name)?.["check"]);
    for (const name of ["lease_payment_day", "lease_term_step_payment_day"])
      expect(of(name)).toMatch(new RegExp(`>= ${FIRST_PAYMENT_DAY}\\).*<= ${LAST_PAYMENT_DAY}\\)`));
    expect(of("lease_co_tenant_position")).toMatch(new RegExp(`>= 1\\).*<= ${MOST_CO_TENANTS}\\)`));
    expect(of("seo_pages_slug")).toContain(`<= ${SLUG_LIMIT})`);
  });
});
