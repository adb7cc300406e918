import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "../db/drizzle.ts";
import { PgBoss } from "pg-boss";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { answerOperator } from "#operator/index.ts";
import { moveJobsForward } from "#testing/move-jobs-forward.ts";
import { freshPostgres, type TestDatabase } from "#testing/run-database.ts";
import { serversOfTest } from "#testing/processes/server-process.ts";
import { operatorOf } from "#testing/operator-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OPERATOR = "operator@example.org";
const report = { type: "bug", message: "The button does nothing", userEmail: "me@example.com" };

let app: TestApp;
afterEach(() => app.close());

const start = async (db?: TestDatabase) => {
  app = await testApp({ db, env: { OPERATOR_EMAIL: OPERATOR } });
  await app.db.login.execute(sql`delete from jobs.job`);
};

/** The output of `npm run admin -- mails`, obtained in the same way as through the socket. */
async function listed(): Promise<readonly string[]> {
  const answer = await answerOperator(operatorOf(app), { name: "mails" });
  if (!answer.ok) throw new Error(answer.error);
  return answer.lines;
}

async function sendReport(): Promise<void> {
  expect((await app.call("/api/v1/reports", { body: report })).status).toBe(200);
  await app.runJobs();
}

async function askForLink(email: string): Promise<void> {
  const answer = await app.call("/api/auth/sign-in/magic-link", { body: { email } });
  expect(answer.status).toBe(200);
  await app.runJobs();
}

/** All data in the queue, as text. */
async function kept(): Promise<string> {
  const rows = rowsOf(
    await app.db.login.execute(sql`select data, output from jobs.job where name like 'mail%'`),
  );
  return JSON.stringify(rows);
}

const errors = () =>
  app.logLines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ level, msg }) => level === 50 && String(msg).startsWith("mail"));

describe.each(["embedded", "postgres"] as const)("a mail server that is away, on %s", (db) => {
  beforeEach(() => start(db));

  it("gets a report when it is back after nine hours, once", async () => {
    await app.mails.suffer("not listening");
    await sendReport();
    for (let hour = 0; hour < 9; hour += 1) await moveJobsForward(app, HOUR_MS);
    const [line = ""] = await listed();
    expect(JSON.parse(line)).toMatchObject({
      state: "waiting",
      kind: "support_report",
      age: "9 h",
      tries: 10,
    });
    expect(JSON.parse(line)).toMatchObject({ lastError: expect.stringMatching(/nobody listens/) });
    expect(Date.parse(JSON.parse(line).nextTry)).toBeGreaterThan(0);
    await app.mails.suffer(null);
    await moveJobsForward(app, HOUR_MS);
    expect(app.mails.mails.map(({ to }) => to)).toEqual([OPERATOR]);
    await moveJobsForward(app, HOUR_MS);
    expect(app.mails.mails).toHaveLength(1);
    expect(await listed()).toEqual(["No mail waits and none has failed."]);
    expect(errors()).toEqual([]);
  });

  it("loses a report only after a day, and that is said in the log and in the list", async () => {
    await app.mails.suffer("not listening");
    await sendReport();
    for (let hour = 0; hour < 24; hour += 1) await moveJobsForward(app, HOUR_MS);
    const lines = await listed();
    expect(lines).toHaveLength(1);
    const given = JSON.parse(lines[0] ?? "");
    expect(given).toMatchObject({ state: "failed", kind: "support_report", age: "24 h", nextTry: null });
    expect(errors()).toMatchObject([
      { msg: "mail given up", mail: "support_report", job: given.id, tries: given.tries },
    ]);
    expect(await kept()).not.toContain("sealed");
    const logged = [...lines, ...app.logLines].join("");
    for (const secret of [OPERATOR, report.message, report.userEmail]) expect(logged).not.toContain(secret);
  });
});

describe("on the embedded database", () => {
  beforeEach(() => start());

  describe("a mail with a link", () => {
    it("is tried as long as the link lives, then dropped with its token", async () => {
      await app.mails.suffer("not listening");
      await askForLink("late@example.com");
      for (let minute = 0; minute < 9; minute += 1) await moveJobsForward(app, MINUTE_MS);
      expect(await kept()).toContain("sealed");
      await moveJobsForward(app, MINUTE_MS);
      expect(await kept()).not.toContain("sealed");
      await app.mails.suffer(null);
      await moveJobsForward(app, HOUR_MS);
      expect(app.mails.mails).toEqual([]);
      const [line = ""] = await listed();
      expect(JSON.parse(line)).toMatchObject({ state: "failed", kind: "magic_link", tries: 10 });
      expect(JSON.parse(line).lastError).toMatch(/nobody listens.*; its link has expired/);
      expect(errors()).toMatchObject([{ msg: "mail given up", mail: "magic_link" }]);
    });

    it("comes while it still works when the server is back in its last minute", async () => {
      await app.mails.suffer("refuses for now");
      await askForLink("just@example.com");
      for (let minute = 0; minute < 8; minute += 1) await moveJobsForward(app, MINUTE_MS);
      await app.mails.suffer(null);
      await moveJobsForward(app, MINUTE_MS);
      expect(app.mails.mails.map(({ to }) => to)).toEqual(["just@example.com"]);
    });
  });

  it("does not try again what a server refuses for good", async () => {
    await app.mails.suffer("refuses for good");
    await askForLink("nobody@example.com");
    const [line = ""] = await listed();
    expect(JSON.parse(line)).toMatchObject({ state: "failed", kind: "magic_link", tries: 1, nextTry: null });
    expect(JSON.parse(line).lastError).toMatch(/refused it for good \(550\)/);
    expect(await kept()).not.toContain("sealed");
    expect(errors()).toHaveLength(1);
  });

  it("lets nobody wait for a slow mail server, and sends what it is slow about once", async () => {
    await app.mails.suffer("slow");
    await app.call("/api/auth/sign-in/magic-link", { body: { email: "slow@example.com" } });
    const sending = app.runJobs();
    await expect.poll(() => app.mails.mails.length).toBe(1);
    expect(JSON.parse((await listed())[0] ?? "")).toMatchObject({ state: "being sent", kind: "magic_link" });
    expect((await app.call("/readyz")).status).toBe(204);
    await app.mails.suffer(null);
    await sending;
    await moveJobsForward(app, HOUR_MS);
    expect(app.mails.mails).toHaveLength(1);
    expect(await listed()).toEqual(["No mail waits and none has failed."]);
  });

  it("sends a mail once when the queue could not be told that it was sent", async () => {
    await app.db.login.execute(sql`
      create function jobs.refuse() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`);
    await app.db.login.execute(
      sql`create trigger refuse before delete on jobs.job for each row execute function jobs.refuse()`,
    );
    await app.call("/api/v1/reports", { body: report });
    await app.runJobs().catch(() => {});
    await app.db.login.execute(sql`drop function jobs.refuse cascade`);
    expect(app.mails.mails).toHaveLength(1);
    // What the queue does with a run that sends no heartbeat.
    await app.db.login.execute(sql`update jobs.job set state = 'retry' where state = 'active'`);
    await app.runJobs();
    expect(app.mails.mails).toHaveLength(1);
    expect(await listed()).toEqual(["No mail waits and none has failed."]);
  });
});

it("sends a mail at most once more when the process was killed after the server had taken it", async () => {
  const postgresUrl = await freshPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-mail-"));
  app = await testApp({ postgresUrl, env: { OPERATOR_EMAIL: OPERATOR } });
  const servers = serversOfTest();
  onTestFinished(async () => {
    await servers.end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const killed = await servers.serve({
    DATA_DIR: dataDir,
    DATABASE_URL: postgresUrl,
    AUTH_SECRET: app.deps.authSecret,
    SMTP_URL: app.mails.url,
  });
  await app.mails.suffer("slow");
  await app.call("/api/v1/reports", { body: report });
  await expect.poll(() => app.mails.mails.length).toBe(1);
  killed.kill("SIGKILL");
  await killed.ended;
  await app.mails.suffer(null);
  await app.runJobs();
  expect(app.mails.mails).toHaveLength(1);
  await noticeLostRuns(postgresUrl);
  await moveJobsForward(app, HOUR_MS);
  await moveJobsForward(app, HOUR_MS);
  expect(app.mails.mails.map(({ to }) => to)).toEqual([OPERATOR, OPERATOR]);
  // The same Message-ID, so a recipient of both can tell that it is one mail.
  expect(new Set(app.mails.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await listed()).toEqual(["No mail waits and none has failed."]);
}, 60_000);

/** What the queue's own supervisor does a minute and a half after the last heartbeat. */
async function noticeLostRuns(url: string): Promise<void> {
  await app.db.login.execute(
    sql`update jobs.job set heartbeat_on = heartbeat_on - interval '90 s' where state = 'active'`,
  );
  const boss = new PgBoss({ connectionString: url, schema: "jobs", supervise: false, schedule: false });
  await boss.start();
  await boss.supervise("mail");
  await boss.stop();
}
