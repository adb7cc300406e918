import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "./drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bothDatabases, type Opened } from "#testing/both-databases.ts";
import { sqlState } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import type { Migration } from "./migrate.ts";
import { firstRow, rowsOf } from "./queries/rows.ts";
import { property, user, workspace } from "./schema/index.ts";

const data = `-- role: app_system
update property set notes = current_user;
--> statement-breakpoint
update property set city = 'Bonn' where city = '';
`;
const schemaChange = "alter table property add column added text;\n";

describe.each(bothDatabases)("a migration of data on %s", (_name, open) => {
  let opened: Opened;
  let folder: string;

  /** The product's migrations followed by these, read from files as at boot. */
  const withFiles = (files: Readonly<Record<string, string>>): readonly Migration[] => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return [...readMigrations(), ...readMigrations(pathToFileURL(`${folder}/`))];
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "keystead-migrations-"));
    opened = await open();
    await migrate(opened.db);
    await opened.db.asSystem(async (tx) => {
      for (const name of ["a", "b"]) {
        const [owner] = await tx
          .insert(user)
          .values({ name, email: `${name}@example.org` })
          .returning();
        if (owner === undefined) throw new Error("no owner");
        const [own] = await tx.insert(workspace).values({ ownerUserId: owner.id, name }).returning();
        if (own === undefined) throw new Error("no workspace");
        await tx.insert(property).values({
          workspaceId: own.id,
          name,
          rentalMode: "monthly",
          currency: "EUR",
          timezone: "Europe/Berlin",
        });
      }
    });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await opened.stop();
  });

  it("changes the rows of every workspace, once, and is followed by one as the login role", async () => {
    const migrations = withFiles({ "9000_data.sql": data, "9001_column.sql": schemaChange });
    await migrate(opened.db, migrations);
    const rows = await opened.db.asSystem(async (tx) =>
      rowsOf(await tx.execute(sql`select name, notes, city, added from property order by name`)),
    );
    const changed = { notes: "app_system", city: "Bonn", added: null };
    expect(rows).toEqual([
      { name: "a", ...changed },
      { name: "b", ...changed },
    ]);
    await opened.db.asSystem((tx) => tx.execute(sql`update property set notes = ''`));
    await migrate(opened.db, migrations);
    const again = await opened.db.asSystem(async (tx) =>
      firstRow(await tx.execute(sql`select count(*)::int as rows from property where notes <> ''`)),
    );
    expect(again).toEqual({ rows: 0 });
  });

  it("leaves neither rows nor an entry in the journal when it fails half way", async () => {
    const failing = withFiles({
      "9002_failing.sql":
        "-- role: app_system\nupdate property set notes = 'half';\n--> statement-breakpoint\nalter table property drop column name;\n",
    });
    const error = await migrate(opened.db, failing).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe("42501");
    const left = firstRow(
      await opened.db.login.execute(
        sql`select count(*)::int as files from kernel.schema_migration where name = '9002_failing.sql'`,
      ),
    );
    expect(left).toEqual({ files: 0 });
    const half = await opened.db.asSystem(async (tx) =>
      firstRow(await tx.execute(sql`select count(*)::int as rows from property where notes = 'half'`)),
    );
    expect(half).toEqual({ rows: 0 });
  });
});
