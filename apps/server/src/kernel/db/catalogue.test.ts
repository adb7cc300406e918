import { PropertyDeletion } from "@keystead/contract/properties";
import { sql, TransactionRollbackError } from "./drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "#features.ts";
import { onBothDatabases, type Opened } from "#testing/both-databases.ts";
import { inNameOrder } from "./queries/fold.ts";
import { migrate } from "./migrate.ts";
import { rowsOf } from "./queries/rows.ts";
import { referencesOf } from "./table-names.ts";

type Run = Pick<Opened["db"]["login"], "execute">;
type Tables = Readonly<Record<string, readonly string[]>>;

/** The tables that belong to workspaces, or those that do not. */
async function namesOf(run: Run, kind: "tenant" | "global"): Promise<readonly string[]> {
  const found = await run.execute(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and ${kind === "tenant"} = (c.relname = 'workspace'
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id'))
    order by 1`);
  return rowsOf(found).map(({ name }) => String(name));
}

/** What a role may do with each table, as keywords of `grant`. */
async function rightsOf(run: Run, role: "app_user" | "app_system"): Promise<Tables> {
  const found = await run.execute(sql`
    select c.relname as name, (
      select coalesce(json_agg(w.words order by w.words), '[]'::json) from (
        select lower(g.privilege_type) as words from aclexplode(c.relacl) g where g.grantee = r.oid
        union all
        select format('%s (%s)', lower(g.privilege_type), string_agg(a.attname, ', ' order by a.attnum))
        from pg_attribute a cross join lateral aclexplode(a.attacl) g
        where a.attrelid = c.oid and a.attnum > 0 and g.grantee = r.oid group by g.privilege_type) w) as rights
    from pg_class c cross join pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and r.rolname = ${role}`);
  return Object.fromEntries(rowsOf(found).map(({ name, rights }) => [String(name), words(rights)]));
}

const words = (list: unknown) => (Array.isArray(list) ? list.map(String).toSorted() : []);
const everything = ["delete", "insert", "select", "update"];

/** The tables whose rows are deleted with a property, through cascading references. */
async function goingWithAProperty(run: Run): Promise<readonly string[]> {
  const found = await run.execute(sql`
    with recursive deleted as (
      select 'property'::regclass::oid as id
      union
      select k.conrelid from pg_constraint k join deleted on deleted.id = k.confrelid
      where k.contype = 'f' and k.confdeltype = 'c')
    select id::regclass::text as name from deleted order by 1`);
  return rowsOf(found).map(({ name }) => String(name));
}

const { tables, globalTables } = registry;
const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();

onBothDatabases("the catalogue of", (open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  const names = async (query: ReturnType<typeof sql>) =>
    rowsOf(await opened.db.login.execute(query)).map((row) => row["name"]);

  it("has exactly the tables that features register, with a workspace and without", async () => {
    expect(await namesOf(opened.db.login, "tenant")).toEqual(named(tables));
    expect(await namesOf(opened.db.login, "global")).toEqual(named(globalTables));
  });

  it("orders names as people do, with the numbers in them by their value", async () => {
    const given = ["Flat 10", "flat 9", "Ärger", "Flat 2", "anna", "Flat 1b"];
    const lines = sql.join(
      given.map((name) => sql`(${name}::text)`),
      sql`, `,
    );
    expect(
      await names(sql`select name from (values ${lines}) as given(name) order by ${inNameOrder(sql`name`)}`),
    ).toEqual(["anna", "Ärger", "Flat 1b", "Flat 2", "flat 9", "Flat 10"]);
  });

  it.each([
    [
      "subscriptions",
      "user_id",
      ["plan", "status", "trial_ends_at", "current_period_start", "current_period_end", "updated_at"],
    ],
    ["user_roles", "user_id", ["role"]],
    ["pricing_leads", "id", ["email", "plan", "source"]],
    [
      "seo_pages",
      "id",
      [
        "slug",
        "status",
        "title",
        "meta_description",
        "keywords",
        "page_type",
        "hero_title",
        "hero_subtitle",
        "sections",
        "impressions",
      ],
    ],
  ])("[DATA-01] keeps %s, keyed by %s, under the names of the specification", async (table, key, fields) => {
    const columns = await names(sql`
      select column_name as name from information_schema.columns where table_name = ${table}`);
    expect(columns).toEqual(expect.arrayContaining([key, ...fields]));
    const keyed = await names(sql`
      select a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = ${table}::regclass and i.indisprimary`);
    expect(keyed).toEqual([key]);
  });

  it("[DATA-01] keeps one subscription for each user", async () => {
    const columns = await names(sql`
      select a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = 'subscriptions'::regclass and i.indisprimary`);
    expect(columns).toEqual(["user_id"]);
  });

  it("lets a tenant do with each table what its feature registers, and the system everything", async () => {
    const registered = [...tables, ...globalTables].map(({ name, grants }) => [
      name,
      grants === "all" ? everything : grants.toSorted(),
    ]);
    expect(await rightsOf(opened.db.login, "app_user")).toEqual(Object.fromEntries(registered));
    expect(await rightsOf(opened.db.login, "app_system")).toEqual(
      Object.fromEntries(registered.map(([name]) => [name, everything])),
    );
  });

  it("deletes with a property the rows of those tables of which it is registered", async () => {
    const going = tables.filter(({ withProperty }) => withProperty !== "stays");
    expect(await goingWithAProperty(opened.db.login)).toEqual(named(going));
  });

  it("finds a table that nobody registered by its name, its rights and its property", async () => {
    await opened.db.login
      .transaction(async (tx) => {
        await tx.execute(sql`create table stray (workspace_id uuid not null, id uuid not null, property_id uuid,
          primary key (workspace_id, id),
          foreign key (workspace_id, property_id) references property (workspace_id, id) on delete cascade)`);
        await tx.execute(sql`grant select, update (property_id) on stray to app_user`);
        expect(await namesOf(tx, "tenant")).toContain("stray");
        expect(await rightsOf(tx, "app_user")).toHaveProperty("stray", ["select", "update (property_id)"]);
        expect(await rightsOf(tx, "app_system")).toHaveProperty("stray", []);
        expect(await goingWithAProperty(tx)).toContain("stray");
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    expect(await namesOf(opened.db.login, "tenant")).not.toContain("stray");
  });

  it("forces row-level security with both policies on every tenant table", async () => {
    const open = await names(sql`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (c.relname = 'workspace'
          or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id'))
        and not (c.relrowsecurity and c.relforcerowsecurity
          and (select array_agg(p.policyname::text order by 1) from pg_policies p where p.tablename = c.relname)
            = array['own_workspace', 'system'])`);
    expect(open).toEqual([]);
  });

  it("refuses changes of a workspace that is leaving on every tenant table", async () => {
    const unguarded = await names(sql`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (c.relname = 'workspace'
          or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id'))
        and (select array_agg(t.tgname::text order by 1) from pg_trigger t
          where t.tgrelid = c.oid and t.tgenabled = 'O' and t.tgname like 'refuse_while_moving%')
          is distinct from array['refuse_while_moving', 'refuse_while_moving_away']`);
    expect(unguarded).toEqual([]);
  });

  it("leads every tenant key and every index with the workspace", async () => {
    const wrong = await names(sql`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'workspace_id'
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      where i.indkey[0] <> a.attnum and i.indexrelid::regclass::text <> 'membership_user'`);
    expect(wrong).toEqual([]);
  });

  it("has no reference between tenant tables without the workspace", async () => {
    const wrong = await names(sql`
      select k.conname as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'workspace_id'
      join pg_attribute b on b.attrelid = k.confrelid
        and b.attname = case when k.confrelid = 'workspace'::regclass then 'id' else 'workspace_id' end
      where k.contype = 'f' and not (a.attnum = any(k.conkey) and b.attnum = any(k.confkey))`);
    expect(wrong).toEqual([]);
  });

  it("never clears the workspace with a reference", async () => {
    const wrong = await names(sql`
      select k.conname as name from pg_constraint k
      where k.contype = 'f' and k.confdeltype = 'n' and cardinality(coalesce(k.confdelsetcols, '{}')) <> 1`);
    expect(wrong).toEqual([]);
  });

  it("has two roles without login, superuser or bypass that own nothing", async () => {
    const rights = rowsOf(
      await opened.db.login.execute(sql`
        select rolname, rolsuper, rolbypassrls, rolcanlogin,
          exists (select from pg_class c where c.relowner = r.oid) as owns
        from pg_roles r where rolname in ('app_user', 'app_system') order by 1`),
    );
    const none = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, owns: false };
    expect(rights).toEqual([
      { rolname: "app_system", ...none },
      { rolname: "app_user", ...none },
    ]);
  });
});

describe("what features register", () => {
  it("counts for the dialog of a deletion each kind once", () => {
    const { goes, stays } = registry.withProperty;
    expect([...goes, ...stays].map(({ countedAs }) => countedAs).toSorted()).toEqual(
      Object.keys(PropertyDeletion.shape.counts.shape).toSorted(),
    );
  });

  it("reaches a property from each table that is counted with it", () => {
    for (const { name, through = "property" } of registry.withProperty.goes)
      expect(
        referencesOf(name).map(({ to }) => to),
        name,
      ).toContain(through);
  });

  it("brings back with Undo the rows of those tables of which it is registered", () => {
    const kinds = [...registry.restorable.values()];
    expect(named(tables.filter(({ restorable }) => restorable))).toEqual(
      [...new Set(kinds.flatMap((kind) => kind.tables))].toSorted(),
    );
  });

  it("archives no row without those it refers to", () => {
    const archived = new Set<string>(registry.archive.tables);
    const torn = registry.archive.tables.flatMap((name) =>
      referencesOf(name)
        .filter(({ to }) => !archived.has(to))
        .map(({ to }) => `${name} -> ${to}`),
    );
    expect(torn).toEqual([]);
  });
});
