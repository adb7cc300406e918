import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bothDatabases, type Opened } from "#testing/both-databases.ts";
import { migrate } from "./migrate.ts";
import { rowsOf } from "./rows.ts";

const globalTables = [
  "account",
  "page_views",
  "pricing_leads",
  "rate_limit",
  "seo_pages",
  "session",
  "subscriptions",
  "support_reports",
  "user",
  "user_roles",
  "verification",
];

describe.each(bothDatabases)("the catalogue of %s", (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  const names = async (query: ReturnType<typeof sql>) =>
    rowsOf(await opened.db.login.execute(query)).map((row) => row["name"]);

  it("has exactly the listed tables without a workspace", async () => {
    const found = await names(sql`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'workspace'
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id')
      order by 1`);
    expect(found).toEqual(globalTables);
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
