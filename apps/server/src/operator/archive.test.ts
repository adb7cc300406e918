import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { sql } from "#kernel/db/drizzle.ts";
import { create, extract } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "#features.ts";
import { askAdminSocket } from "#kernel/admin-socket/ask-admin-socket.ts";
import { serveAdminSocket } from "#kernel/admin-socket/serve-admin-socket.ts";
import { adminSocketPath } from "#kernel/admin-socket/socket-path.ts";
import type { Database } from "#kernel/db/database.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { readyFolder } from "#testing/processes/ready-folder.ts";
import { compileCache, TEST_AUTH_SECRET } from "#testing/processes/server-process.ts";
import { Manifest } from "./archive-format.ts";
import { answerOperator, OperatorRefusal, restoreArchive, runOperatorCommand } from "./index.ts";

const now = () => new Date("2026-03-10T09:00:00Z");
const authSecret = TEST_AUTH_SECRET;
/** Creating a database takes a second, and many times that on a busy machine. */
const timeout = 120_000;
let folder: string;
let dataDir: string;
let archive: string;
let db: Database;
let before: unknown;

const opened = (dir: string) => async () => {
  if (!existsSync(join(dir, "pg"))) await readyFolder(dir);
  const fresh = await openEmbedded(takeDataFolder(dir));
  await migrate(fresh);
  return fresh;
};

/** Everything that the archive promises to contain. */
const contents = (of: Database) =>
  of.asSystem(async (tx) => {
    const tables: unknown[] = [];
    for (const table of registry.archive.tables)
      tables.push([
        table,
        rowsOf(await tx.execute(sql`select to_jsonb(x) as line from ${sql.identifier(table)} x order by 1`)),
      ]);
    return tables;
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keystead-archive-"));
  dataDir = join(folder, "data");
  archive = join(folder, "backup.tgz");
  db = await opened(dataDir)();
  await runOperatorCommand({ db, dataDir, authSecret, now }, { name: "seed", size: "S", email: null });
  // Payments and Income that refer to each other, whichever is restored first.
  await db.asSystem((tx) =>
    tx.execute(sql`update lease_payment p set found_income_id = i.id from income i
      where i.workspace_id = p.workspace_id and i.lease_payment_id = p.id`),
  );
  await db.asSystem(async (tx) => {
    await tx.execute(sql`insert into recurring
        (workspace_id, book, property_id, category, nature, amount_minor, currency, first_on, every_months)
      select workspace_id, 'expense', id, 'insurance', 'operating', 9500, 'EUR', '2025-01-31', 1 from property limit 1`);
    await tx.execute(sql`insert into recurring_occurrence (workspace_id, recurring_id, number)
      select workspace_id, id, 0 from recurring`);
    await tx.execute(sql`insert into turnover (workspace_id, kind, property_id, currency, window_starts_at, slot_starts_at,
        slot_ends_at, notified_cleaner_id, notified_starts_at, notified_property_id, host_notified_at)
      select workspace_id, 'manual', id, 'EUR', now(), now(), now(), gen_random_uuid(), now(), id, now() from property limit 1`);
    await tx.execute(sql`insert into turnover_operation (workspace_id, turnover_id, device_id, seq, act, pressed_at, by, effect)
      select workspace_id, id, gen_random_uuid(), 1, 'confirm', now(), 'cleaner', 'applied' from turnover
      where notified_cleaner_id is not null`);
    await tx.execute(sql`insert into audit (workspace_id, action, entity, entity_id)
      select workspace_id, 'create', 'turnover', id from turnover where notified_cleaner_id is not null`);
    await tx.execute(sql`insert into audit (workspace_id, action, entity, entity_id, changes)
      select id, 'update', 'cleaner', id, '{"rentables": {"from": [], "to": [{"unitId": null}]}}' from workspace`);
    await tx.execute(sql`insert into notice (workspace_id, user_id, kind, record_id, day, facts, in_app, by_mail)
      select w.id, w.owner_user_id, n.kind, w.id, '2026-03-10', n.facts::jsonb, true, false from workspace w, (values
        ('rent_overdue', '{"months": 2, "daysOverdue": 11}'), ('weekly_summary', '{"overdueLeases": 3, "endingLeases": 1}')) n (kind, facts)`);
  });
  before = await contents(db);
  await runOperatorCommand({ db, dataDir, authSecret, now }, { name: "backup", to: archive });
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it("names every table of the database: kept or left out", async () => {
  const found = await db.asSystem(async (tx) =>
    rowsOf(
      await tx.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
    ),
  );
  const { tables, leftOut } = registry.archive;
  expect([...tables, ...leftOut].toSorted()).toEqual(found.map((row) => row["name"]).toSorted());
});

it("restores the same data into an empty folder", async () => {
  const target = join(folder, "empty");
  await restoreArchive({ archive, dataDir: target, replace: false, openDatabase: opened(target) });
  const restored = await opened(target)();
  expect(await contents(restored)).toEqual(before);
  await restored.close();
});

it("restores an archive of the time before records named their transfer", async () => {
  const older = await forged("no-transfers", (unpacked) => {
    rewriteTable(unpacked, "income", (lines) =>
      lines.map((line) => {
        const { transfer_id: _gone, ...row } = JSON.parse(line) as Record<string, unknown>;
        return JSON.stringify(row);
      }),
    );
    const path = join(unpacked, "manifest.json");
    const manifest = Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
    const tables = manifest.tables.map((table) => ({
      ...table,
      columns: table.columns.filter((column) => column !== "transfer_id" || table.name !== "income"),
    }));
    writeFileSync(path, JSON.stringify({ ...manifest, tables }));
  });
  const target = join(folder, "from-before");
  await restoreArchive({ archive: older, dataDir: target, replace: false, openDatabase: opened(target) });
  const restored = await opened(target)();
  expect(await contents(restored)).toEqual(before);
  await restored.close();
});

/** Names of earlier versions. */
const formerNames = [
  { table: "recurring_occurrence", former: "recurring_turn", columns: {} },
  {
    table: "turnover",
    former: "turnover_job",
    columns: {
      notified_cleaner_id: "told_cleaner_id",
      notified_starts_at: "told_starts_at",
      notified_property_id: "told_property_id",
      notified_unit_id: "told_unit_id",
      host_notified_at: "host_told_at",
    },
  },
  { table: "turnover_operation", former: "job_operation", columns: { turnover_id: "job_id" } },
  { table: "document", former: "document", columns: { turnover_id: "turnover_job_id" } },
  { table: "notice_membership", former: "notice_seat", columns: {} },
] as const;

/** Gives the unpacked archive the names of earlier versions. */
function withFormerNames(unpacked: string): void {
  const formerOf = (columns: Readonly<Record<string, string>>) => (name: string) => columns[name] ?? name;
  for (const { table, columns } of formerNames)
    rewriteTable(unpacked, table, (lines) =>
      lines.map((line) => {
        const row = Object.entries(JSON.parse(line) as Record<string, unknown>);
        return JSON.stringify(
          Object.fromEntries(row.map(([name, value]) => [formerOf(columns)(name), value])),
        );
      }),
    );
  rewriteTable(unpacked, "audit", (lines) =>
    lines.map((line) =>
      line.replace('"entity": "turnover"', '"entity": "turnover_job"').replace('"rentables":', '"places":'),
    ),
  );
  rewriteTable(unpacked, "notice", (lines) =>
    lines.map((line) =>
      line.replace('"daysOverdue":', '"daysLate":').replace('"overdueLeases":', '"lateLeases":'),
    ),
  );
  const path = join(unpacked, "manifest.json");
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
  const tables = manifest.tables.map((entry) => {
    const named = formerNames.find(({ table }) => table === entry.name);
    if (named === undefined) return entry;
    return { ...entry, name: named.former, columns: entry.columns.map(formerOf(named.columns)) };
  });
  writeFileSync(path, JSON.stringify({ ...manifest, tables }));
  for (const { table, former } of formerNames)
    renameSync(join(unpacked, "tables", `${table}.ndjson`), join(unpacked, "tables", `${former}.ndjson`));
}

it("restores an archive that calls tables, columns and entries by their former names", async () => {
  const older = await forged("former-names", (unpacked) => {
    for (const { table } of formerNames.slice(0, 3))
      expect(readFileSync(join(unpacked, "tables", `${table}.ndjson`), "utf8")).not.toBe("");
    withFormerNames(unpacked);
    expect(readFileSync(join(unpacked, "tables", "audit.ndjson"), "utf8")).toContain('"turnover_job"');
    expect(readFileSync(join(unpacked, "tables", "audit.ndjson"), "utf8")).toContain('"places":');
  });
  const target = join(folder, "former-names-restored");
  await restoreArchive({ archive: older, dataDir: target, replace: false, openDatabase: opened(target) });
  const restored = await opened(target)();
  expect(await contents(restored)).toEqual(before);
  await restored.close();
});

it.each([
  ["truncated", (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6))],
  ["cut at its last bytes", (bytes: Buffer) => bytes.subarray(0, -20)],
  [
    "with a bit turned",
    (bytes: Buffer) =>
      Buffer.from(bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 1 : byte))),
  ],
  ["empty", () => Buffer.alloc(0)],
  ["something else", () => Buffer.from("no archive at all")],
])("refuses an archive that is %s before it opens the database", async (_how, damage) => {
  const damaged = join(folder, "damaged.tgz");
  writeFileSync(damaged, damage(readFileSync(archive)));
  let touched = false;
  const restore = restoreArchive({
    archive: damaged,
    dataDir: join(folder, "other"),
    replace: true,
    openDatabase: async () => {
      touched = true;
      return db;
    },
  });
  await expect(restore).rejects.toBeInstanceOf(OperatorRefusal);
  expect(touched).toBe(false);
});

/**
 * The valid archive, unpacked, changed and packed again; the checksums in the manifest are the original ones unless
 * `change` updates them.
 */
async function forged(
  name: string,
  change: (unpacked: string) => void,
  entries: readonly string[] = ["manifest.json", "tables", "files"],
): Promise<string> {
  const unpacked = join(folder, name);
  mkdirSync(unpacked);
  await extract({ file: archive, cwd: unpacked });
  change(unpacked);
  const file = join(folder, `${name}.tgz`);
  create({ gzip: true, sync: true, file, cwd: unpacked, portable: true }, [...entries]);
  return file;
}

/** Rewrites the table and updates the manifest to match. */
function rewriteTable(unpacked: string, table: string, change: (lines: string[]) => string[]): void {
  const path = join(unpacked, "tables", `${table}.ndjson`);
  const lines = change(readFileSync(path, "utf8").split("\n").slice(0, -1));
  const text = lines.map((line) => `${line}\n`).join("");
  writeFileSync(path, text);
  const manifestPath = join(unpacked, "manifest.json");
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestPath, "utf8")));
  const tables = manifest.tables.map((entry) =>
    entry.name === table
      ? { ...entry, rows: lines.length, sha256: createHash("sha256").update(text).digest("hex") }
      : entry,
  );
  writeFileSync(manifestPath, JSON.stringify({ ...manifest, tables }));
}

/** Files with this content, listed in the manifest. */
function storedFiles(unpacked: string, names: readonly string[], make: (folder: string) => void): void {
  make(join(unpacked, "files"));
  const manifestPath = join(unpacked, "manifest.json");
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestPath, "utf8")));
  const sha256 = createHash("sha256").update("secret").digest("hex");
  writeFileSync(
    manifestPath,
    JSON.stringify({ ...manifest, files: names.map((path) => ({ path, sha256 })) }),
  );
}

describe("an archive that somebody made", () => {
  const outside = () => {
    const path = join(folder, "outside.txt");
    writeFileSync(path, "secret");
    return path;
  };
  const forgeries: readonly (readonly [string, () => Promise<string>])[] = [
    [
      "a link out of the folder",
      () =>
        forged("link", (unpacked) =>
          storedFiles(unpacked, ["a.pdf"], (files) => symlinkSync(outside(), join(files, "a.pdf"))),
        ),
    ],
    [
      "a link to a neighbour",
      () =>
        forged("near-link", (unpacked) =>
          storedFiles(unpacked, ["a.pdf", "b.pdf"], (files) => {
            writeFileSync(join(files, "b.pdf"), "secret");
            symlinkSync("b.pdf", join(files, "a.pdf"));
          }),
        ),
    ],
    [
      "a link to a folder",
      () =>
        forged("folder-link", (unpacked) => {
          rmSync(join(unpacked, "files"), { recursive: true });
          symlinkSync(folder, join(unpacked, "files"));
        }),
    ],
    [
      "a hard link",
      () =>
        forged("hard-link", (unpacked) =>
          storedFiles(unpacked, ["a.pdf", "b.pdf"], (files) => {
            writeFileSync(join(files, "b.pdf"), "secret");
            linkSync(join(files, "b.pdf"), join(files, "a.pdf"));
          }),
        ),
    ],
    [
      "a file of another name",
      () =>
        forged("foreign", (unpacked) => writeFileSync(join(unpacked, "tables", "session.ndjson"), "{}\n")),
    ],
    [
      "a way out of the folder",
      () =>
        forged("way-out", (unpacked) => writeFileSync(join(unpacked, "..", "escaped.txt"), "x"), [
          "manifest.json",
          "tables",
          "files",
          "files/../../escaped.txt",
        ]),
    ],
  ];
  it.each(forgeries)("is refused for %s before the database is opened", async (_what, forge) => {
    const restore = restoreArchive({
      archive: await forge(),
      dataDir: join(folder, "other"),
      replace: true,
      openDatabase: () => Promise.reject(new Error("opened")),
    });
    await expect(restore).rejects.toBeInstanceOf(OperatorRefusal);
    await expect(restore).rejects.toThrow(/no backup contains|does not unpack/);
  });

  it("takes a stored file that is one", { timeout }, async () => {
    const target = join(folder, "with-file");
    const workspaceId = randomUUID();
    const key = `${workspaceId}/${randomUUID()}`;
    const file = await forged("with-file-archive", (unpacked) =>
      storedFiles(unpacked, [key], (files) => {
        mkdirSync(join(files, workspaceId));
        writeFileSync(join(files, key), "secret");
      }),
    );
    await restoreArchive({ archive: file, dataDir: target, replace: false, openDatabase: opened(target) });
    expect(readFileSync(join(target, "files", key), "utf8")).toBe("secret");
  });

  const misfits: readonly (readonly [string, () => Promise<string>])[] = [
    [
      "a reference to nothing",
      () => forged("dangling", (unpacked) => rewriteTable(unpacked, "tenant", () => [])),
    ],
    [
      "Income of payments that are not there",
      () => forged("unpaid", (unpacked) => rewriteTable(unpacked, "lease_payment", () => [])),
    ],
    [
      "a row twice",
      () =>
        forged("twice", (unpacked) =>
          rewriteTable(unpacked, "property", (lines) => [...lines, ...lines.slice(0, 1)]),
        ),
    ],
    [
      "a line that is no row",
      () => forged("no-row", (unpacked) => rewriteTable(unpacked, "unit", () => ["nonsense"])),
    ],
  ];
  it.each(misfits)("is refused in one sentence for %s, and what was there stays", async (_what, forge) => {
    const file = await forge();
    const restore = restoreArchive({
      archive: file,
      dataDir,
      replace: true,
      // The test's own database stays open for the comparison.
      openDatabase: async () => ({ ...db, close: async () => {} }),
    });
    await expect(restore).rejects.toBeInstanceOf(OperatorRefusal);
    await expect(restore).rejects.toThrow(/^The archive does not fit together: .* Nothing was changed\.$/);
    expect(await contents(db)).toEqual(before);
  });

  it("leaves none of its files behind when it is refused, and every file that was there", async () => {
    const workspaceId = randomUUID();
    const [own, both, theirs] = Array.from({ length: 3 }, () => `${workspaceId}/${randomUUID()}`);
    const file = await forged("dangling-with-files", (unpacked) => {
      storedFiles(unpacked, [both ?? "", theirs ?? ""], (files) => {
        mkdirSync(join(files, workspaceId));
        for (const key of [both, theirs]) writeFileSync(join(files, key ?? ""), "secret");
      });
      rewriteTable(unpacked, "tenant", () => []);
    });
    mkdirSync(join(dataDir, "files", workspaceId), { recursive: true });
    for (const key of [own, both]) writeFileSync(join(dataDir, "files", key ?? ""), "secret");
    const restore = restoreArchive({
      archive: file,
      dataDir,
      replace: true,
      openDatabase: async () => ({ ...db, close: async () => {} }),
    });
    await expect(restore).rejects.toThrow(/Nothing was changed\.$/);
    expect(readdirSync(join(dataDir, "files", workspaceId)).toSorted()).toEqual(
      [own, both].map((key) => basename(key ?? "")).toSorted(),
    );
    expect(readdirSync(dataDir).filter((name) => name.startsWith("restore-"))).toEqual([]);
    expect(await contents(db)).toEqual(before);
    rmSync(join(dataDir, "files", workspaceId), { recursive: true });
  });

  it("ends the command with one line and code 1", { timeout }, async () => {
    const file = await forged("for-command", (unpacked) => rewriteTable(unpacked, "tenant", () => []));
    const command = spawnSync(
      process.execPath,
      [fileURLToPath(new URL("../cli/restore.ts", import.meta.url)), file],
      { encoding: "utf8", env: { DATA_DIR: join(folder, "by-command"), NODE_COMPILE_CACHE: compileCache } },
    );
    expect(command.status).toBe(1);
    expect(command.stderr).toMatch(/^The archive does not fit together: [^\n]*\n$/);
  });
});

it("does not restore over data that is in use unless told to", async () => {
  const target = join(folder, "used");
  const used = await opened(target)();
  await runOperatorCommand(
    { db: used, dataDir: target, authSecret, now },
    { name: "seed", size: "S", email: null },
  );
  await used.close();
  const restore = (replace: boolean) =>
    restoreArchive({ archive, dataDir: target, replace, openDatabase: opened(target) });
  await expect(restore(false)).rejects.toThrow("--replace");
  await restore(true);
  const replaced = await opened(target)();
  expect(await contents(replaced)).toEqual(before);
  await replaced.close();
});

it("answers on a socket that only its owner can open", async () => {
  const socket = await serveAdminSocket(dataDir, (request) =>
    answerOperator({ db, dataDir, authSecret, now }, request),
  );
  expect(statSync(adminSocketPath(dataDir)).mode & 0o777).toBe(0o600);
  expect(await askAdminSocket(dataDir, { name: "grant", email: "seed-s-1@example.com" })).toEqual({
    ok: true,
    lines: ["seed-s-1@example.com is an administrator now."],
  });
  expect(await askAdminSocket(dataDir, { name: "grant", email: "nobody@example.com" })).toMatchObject({
    ok: false,
  });
  expect(await askAdminSocket(dataDir, { name: "drop" })).toMatchObject({ ok: false });
  await socket.close();
  expect(await askAdminSocket(dataDir, { name: "reports" })).toBeNull();
});
