import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { addDays, plainDate } from "@keystead/domain/calendar";
import { portfolioTables } from "@keystead/samples/portfolio-tables";
import { mailServer, type MailServer } from "@keystead/testkit/mail-server";
import { realPostgres } from "@keystead/testkit/real-postgres";
import { sql } from "drizzle-orm";

import { registry } from "../../apps/server/src/features.ts";
import { storePortfolio, storeWork } from "../../apps/server/src/features/sample/index.ts";
import { ensureWorkspace } from "../../apps/server/src/kernel/api/session/ensure-workspace.ts";
import { takeDataFolder } from "../../apps/server/src/kernel/db/data-folder/take-data-folder.ts";
import type { Database } from "../../apps/server/src/kernel/db/database.ts";
import { openEmbedded } from "../../apps/server/src/kernel/db/embedded/embedded.ts";
import { migrate } from "../../apps/server/src/kernel/db/migrate.ts";
import { openPostgres } from "../../apps/server/src/kernel/db/postgres/postgres.ts";
import { rowsOf } from "../../apps/server/src/kernel/db/queries/rows.ts";
import { insertSeedPerson } from "../../apps/server/src/operator/seed-store.ts";
import { atMost, type BenchRow } from "./bench-table.ts";
import { prepareProduct } from "./faults/stage/product.ts";
import { begin, end, killAgain, untilAllOut } from "./load/soak.ts";
import type { SuiteOptions } from "./suite.ts";

const KILLS = 20;
/** Several hosts, since a workspace may send only 200 reminders a day. */
const HOSTS = 10;
const FLATS = 100;
const JOBS = HOSTS * FLATS;
const CLEANERS = 5;
/** The seconds from the first start within which all of them come due, one after the other. */
const DUE_WITHIN_S = 120;
/** The job runs each minute; all mails must be queued within this time. */
const REMINDED_WITHIN_MS = 4 * 60_000;
const SECRET = "a secret of the bench, long enough";
const ZONES = ["Europe/Lisbon", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney"];

/** Cleaners are reminded of a thousand turnovers, which come due while the server is killed repeatedly (R-E05). */
export async function benchReminders({ only }: SuiteOptions): Promise<readonly BenchRow[]> {
  const cluster = await realPostgres({ durable: true });
  const isChosen = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
  const rows: BenchRow[] = [];
  try {
    if (isChosen("PostgreSQL"))
      rows.push(
        ...(await soaked("PostgreSQL", { DATABASE_URL: cluster.url }, () =>
          openPostgres({ url: cluster.url }),
        )),
      );
    if (isChosen("embedded"))
      rows.push(...(await soaked("embedded", {}, (dataDir) => openEmbedded(takeDataFolder(dataDir)))));
    return rows;
  } finally {
    await cluster.stop();
  }
}

async function soaked(
  name: string,
  database: Readonly<Record<string, string>>,
  open: (dataDir: string) => Promise<Database>,
): Promise<readonly BenchRow[]> {
  const started = performance.now();
  const say = (what: string) => {
    console.log(`  ${name}, ${Math.round((performance.now() - started) / 1_000)} s: ${what}`);
  };
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-reminders-"));
  const mails = await mailServer();
  const settings = { DATA_DIR: dataDir, SMTP_URL: mails.url, AUTH_SECRET: SECRET, ...database };
  const product = await prepareProduct(settings);
  try {
    const before = await open(dataDir);
    await migrate(before);
    for (let host = 0; host < HOSTS; host += 1) await makeHost(before, host);
    await comeDue(before);
    await before.close();
    say(`${JOBS} turnovers of ${HOSTS} hosts made`);
    const held = await killAgain({ product, mails, kills: KILLS, say });
    await begin(product);
    await untilReminded(mails);
    const areAllOut = await untilAllOut(settings);
    await end(product);
    const after = await open(dataDir);
    const stored = await keptOtherThanOnce(after);
    await after.close();
    const sent = remindersOf(mails);
    const distinct = new Set(sent).size;
    say(
      `sent ${sent.length}, distinct ${distinct}; a mail was held at ${held} kills${areAllOut ? "" : "; mails still wait"}`,
    );
    const row = (what: string, value: number, budget: number) =>
      atMost(`reminders of ${JOBS} turnovers, killed ${KILLS} times, ${name}: ${what}`, value, budget, "");
    return [
      row("missed", JOBS - distinct, 0),
      row("doubled", sent.length - distinct, KILLS),
      row("written down other than once", stored.reminders, 0),
      row("told to the host other than once", stored.notices, 0),
    ];
  } finally {
    await product.stop();
    await mails.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A host with cleaners and a house of many flats, in each of which a guest departs the day after tomorrow. */
async function makeHost(db: Database, host: number): Promise<void> {
  const now = new Date();
  const today = plainDate(now.toISOString().slice(0, 10));
  const tables = portfolioTables({
    today,
    newId: randomUUID,
    properties: [
      {
        name: `House ${host + 1}`,
        rentalMode: "daily",
        address: "",
        city: "",
        country: "PT",
        currency: "EUR",
        timezone: ZONES[host % ZONES.length] ?? "Etc/UTC",
        stays: [],
        costs: [],
        units: Array.from({ length: FLATS }, (_, flat) => ({
          name: `Flat ${flat + 1}`,
          bedrooms: 1,
          sizeSqm: 40,
          floor: "",
          maintenance: false,
          lease: null,
        })),
        bookings: Array.from({ length: FLATS }, (_, flat) => ({
          unit: flat,
          guest: `Guest ${flat + 1}`,
          email: "",
          guests: 2,
          from: today,
          to: addDays(today, 2),
          totalMinor: 20_000,
          paid: null,
          overlaps: false,
        })),
      },
    ],
  });
  const cleaners = Array.from({ length: CLEANERS }, (_, at) => ({
    id: randomUUID(),
    name: `Cleaner ${at + 1}`,
    email: `cleaner-${host}-${at}@example.com`,
    feeMinor: 3_000,
  }));
  await db.asSystem(async (tx) => {
    const userId = await insertSeedPerson(tx, `host-${host}@example.com`);
    if (userId === undefined) throw new Error("The host is there already.");
    const { workspaceId } = await ensureWorkspace(tx, { userId, now });
    const work = { tx, scope: { workspaceId, userId }, now };
    await storePortfolio(work, tables, registry);
    await storeWork(work, { changes: [], notices: [], cleaners });
  });
}

/**
 * Confirms the hosts' addresses, clears all confirmations, and moves each start so that its reminder is due in the
 * soak.
 */
async function comeDue(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    await tx.execute(sql`update "user" set email_verified = true`);
    await tx.execute(sql`update turnover j set confirmed_at = null, slot_starts_at = due.at, slot_ends_at = due.at + interval '2 hours'
      from (select id, date_trunc('second', now()) + interval '1 day'
          + floor(row_number() over (order by id) * ${DUE_WITHIN_S}::float8 / ${JOBS}::float8) * interval '1 second' as at
        from turnover) due
      where j.id = due.id`);
  });
}

const remindersOf = ({ mails }: MailServer): readonly string[] =>
  mails.map(({ messageId }) => messageId).filter((id) => id.startsWith("<turnover-"));

async function untilReminded(mails: MailServer): Promise<void> {
  const until = performance.now() + REMINDED_WITHIN_MS;
  while (new Set(remindersOf(mails)).size < JOBS && performance.now() < until) await pause(500);
}

async function keptOtherThanOnce(
  db: Database,
): Promise<{ readonly reminders: number; readonly notices: number }> {
  const [row] = await db.asSystem(async (tx) =>
    rowsOf(
      await tx.execute(sql`select
        (count(*) filter (where (select count(*) from turnover_reminder r where r.turnover_id = j.id) <> 1))::int as reminders,
        (count(*) filter (where (select count(*) from notice n
          where n.record_id = j.id and n.kind = 'turnover_unconfirmed') <> 1))::int as notices
      from turnover j`),
    ),
  );
  return { reminders: Number(row?.["reminders"]), notices: Number(row?.["notices"]) };
}
