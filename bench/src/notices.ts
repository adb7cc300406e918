import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { mailServer, type MailServer } from "@keystead/testkit/mail-server";
import { realPostgres } from "@keystead/testkit/real-postgres";

import { cookieOf } from "../../apps/server/src/testing/cookie-of.ts";
import { atMost, type BenchRow } from "./bench-table.ts";
import { prepareProduct, type Product, type Settings } from "./faults/product.ts";

const KILLS = 20;
const PEOPLE_A_KILL = 2;
const SECRET = "a secret of the bench, long enough";
const NIGHT_HOUR = 2;
const MORNING_HOUR = 10;
const HELD_WITHIN_MS = 10_000;
/**
 * The queue looks once a minute, first a minute after the start, which runs gave no sign of life for a minute, and waits longer after
 * each crash before it tries again.
 */
const DELIVERED_WITHIN_MS = 5 * 60_000;

type Person = { readonly cookie: string; readonly version: number };

/** People are told of late rent while the server is killed again and again: each mail goes out, and stands in the bell once. */
export async function benchNotices(): Promise<readonly BenchRow[]> {
  const cluster = await realPostgres({ durable: true });
  try {
    return [
      ...(await soaked("embedded", {})),
      ...(await soaked("PostgreSQL", { DATABASE_URL: cluster.url })),
    ];
  } finally {
    await cluster.stop();
  }
}

async function soaked(
  name: string,
  database: Readonly<Record<string, string>>,
): Promise<readonly BenchRow[]> {
  const started = performance.now();
  const say = (what: string) => {
    console.log(`  ${name}, ${Math.round((performance.now() - started) / 1_000)} s: ${what}`);
  };
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-notices-"));
  const mails = await mailServer();
  const settings = { DATA_DIR: dataDir, SMTP_URL: mails.url, AUTH_SECRET: SECRET, ...database };
  const product = await prepareProduct(settings);
  try {
    await begin(product);
    const people: Person[] = [];
    while (people.length < KILLS * PEOPLE_A_KILL) people.push(await somebodyOwed(product, people.length));
    await untilAllOut(settings);
    say(`${people.length} people made, for all of whom it is night`);
    await wake(product, people.slice(0, PEOPLE_A_KILL));
    await end(product);

    let held = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Every other time between the mail server's taking a mail and our knowing of it, else anywhere in the morning's work.
      const holds = kill % 2 === 1;
      const before = mails.mails.length;
      if (holds) await mails.suffer("slow");
      await begin(product);
      const isHeld = holds && (await comesIn(mails, before));
      if (!holds) await pause(randomInt(1_500));
      held += isHeld ? 1 : 0;
      // Whoever's morning begins now is told after the next start.
      await wake(product, people.slice(kill * PEOPLE_A_KILL, (kill + 1) * PEOPLE_A_KILL));
      product.kill("SIGKILL");
      await product.ended(10_000);
      await mails.suffer(null);
      say(`killed ${kill} of ${KILLS}${isHeld ? ", a mail held" : ""}, ${toldBy(mails).length} mails`);
    }
    await begin(product);
    const areAllOut = await untilAllOut(settings);
    const sent = toldBy(mails);
    const distinct = new Set(sent).size;
    const doubles = await inBellOtherThanOnce(product, people);
    say(
      `expected ${people.length}, sent ${sent.length}, distinct ${distinct}, missing ${people.length - distinct}, ` +
        `repeated ${sent.length - distinct}, bell other than once ${doubles}; a mail was held at ${held} kills${areAllOut ? "" : "; mails still wait"}`,
    );
    const row = (what: string, value: number, budget: number) =>
      atMost(`notices, killed ${KILLS} times, ${name}: ${what}`, value, budget, "");
    return [
      row(`mails missing of ${people.length}`, people.length - distinct, 0),
      row("mails repeated", sent.length - distinct, KILLS),
      row("in a bell other than once", doubles, 0),
      row("kills meant to hold a mail that held none", KILLS / 2 - held, 0),
    ];
  } finally {
    await product.stop();
    await mails.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function begin(product: Product): Promise<void> {
  const failure = await product.start();
  if (failure !== null) throw new Error(failure);
}

async function end(product: Product): Promise<void> {
  product.kill("SIGTERM");
  if ((await product.ended(20_000)) === null) throw new Error("The product does not end.");
}

/** Whether the mail server takes another mail. */
async function comesIn(mails: MailServer, before: number): Promise<boolean> {
  const until = performance.now() + HELD_WITHIN_MS;
  while (mails.mails.length === before && performance.now() < until) await pause(5);
  return mails.mails.length > before;
}

/** Somebody with one lease that is late, for whom it is night from the first moment. */
async function somebodyOwed({ url }: Product, index: number): Promise<Person> {
  const email = `owed-${index}@example.org`;
  const ip = `100.64.${Math.floor(index / 200)}.${1 + (index % 200)}`;
  const zone = zoneWhereItIs(NIGHT_HOUR);
  const answer = await send(url, "/api/auth/sign-up/email", {
    body: { email, password: "correct horse", zone },
    headers: { "x-forwarded-for": ip },
  });
  const cookie = cookieOf(answer);
  const make = async (path: string, body: object) => {
    const made = await send(url, `/api/v1${path}`, { body, headers: { cookie } });
    const { id }: { readonly id: string } = JSON.parse(await made.text());
    return id;
  };
  const place = { rentalMode: "monthly", country: "DE", currency: "EUR", timezone: zone };
  const propertyId = await make("/properties", { name: "House", ...place });
  const tenantId = await make("/tenants", { propertyId, name: "Tenant", email: "", phone: "", notes: "" });
  const terms = { startsOn: "2026-01-01", trackFrom: "2026-01", monthlyRent: "950.00", paymentDay: 1 };
  await make("/leases", { propertyId, unitId: null, tenantId, ...terms });
  const profile = await send(url, "/api/v1/profile", { headers: { cookie } });
  const { version }: { readonly version: number } = JSON.parse(await profile.text());
  return { cookie, version };
}

async function wake({ url }: Product, people: readonly Person[]): Promise<void> {
  const timezone = zoneWhereItIs(MORNING_HOUR);
  for (const { cookie, version } of people)
    await send(url, "/api/v1/profile", { method: "PUT", body: { version, timezone }, headers: { cookie } });
}

type Sending = {
  readonly method?: string;
  readonly body?: object;
  readonly headers: Readonly<Record<string, string>>;
};

async function send(url: string, path: string, { method, body, headers }: Sending): Promise<Response> {
  const answer = await fetch(url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { origin: url, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function zoneWhereItIs(hour: number): string {
  const ahead = hour - new Date().getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

const toldBy = ({ mails }: MailServer): readonly string[] =>
  mails.map(({ messageId }) => messageId).filter((id) => id.startsWith("<notice-"));

const admin = fileURLToPath(new URL("../../apps/server/src/cli/admin.ts", import.meta.url));

/** Whether in time no mail waits any more, nor is being sent, as the operator sees it. */
async function untilAllOut(settings: Settings): Promise<boolean> {
  const until = performance.now() + DELIVERED_WITHIN_MS;
  while (performance.now() < until) {
    const { stdout } = await promisify(execFile)(process.execPath, [admin, "mails"], { env: settings });
    if (stdout.includes("No mail waits and none has failed")) return true;
    await pause(2_000);
  }
  return false;
}

async function inBellOtherThanOnce({ url }: Product, people: readonly Person[]): Promise<number> {
  let count = 0;
  for (const { cookie } of people) {
    const answer = await send(url, "/api/v1/notices", { headers: { cookie } });
    const { items }: { readonly items: readonly { readonly kind: string }[] } = JSON.parse(
      await answer.text(),
    );
    if (items.filter(({ kind }) => kind === "rent_overdue").length !== 1) count += 1;
  }
  return count;
}
