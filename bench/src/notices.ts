import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { mailServer, type MailServer } from "@keystead/testkit/mail-server";
import { realPostgres } from "@keystead/testkit/real-postgres";

import { cookieOf } from "../../apps/server/src/testing/requests/cookie-of.ts";
import { atMost, type BenchRow } from "./bench-table.ts";
import { prepareProduct, type Product } from "./faults/stage/product.ts";
import { begin, end, killAgain, untilAllOut } from "./load/soak.ts";

const KILLS = 20;
const PEOPLE_A_KILL = 2;
const SECRET = "a secret of the bench, long enough";
const NIGHT_HOUR = 2;
const MORNING_HOUR = 10;

type Person = { readonly cookie: string; readonly version: number };

/**
 * People are notified of late rent while the server is killed repeatedly: each mail is sent, and each notice is in the
 * bell once.
 */
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

    const held = await killAgain({
      product,
      mails,
      kills: KILLS,
      // These people are moved to a zone where it is morning, so they are notified after the next start.
      beforeKill: (kill) => wake(product, people.slice(kill * PEOPLE_A_KILL, (kill + 1) * PEOPLE_A_KILL)),
      say,
    });
    await begin(product);
    const areAllOut = await untilAllOut(settings);
    const sent = noticesIn(mails);
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

/** A user with one late lease, in a zone where it is night. */
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
  const rentable = { rentalMode: "monthly", country: "DE", currency: "EUR", timezone: zone };
  const propertyId = await make("/properties", { name: "House", ...rentable });
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

const noticesIn = ({ mails }: MailServer): readonly string[] =>
  mails.map(({ messageId }) => messageId).filter((id) => id.startsWith("<notice-"));

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
