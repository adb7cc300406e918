import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { mailServer, type MailServer } from "@keystead/testkit/mail-server";
import { realPostgres } from "@keystead/testkit/real-postgres";

import { cookieOf } from "../../apps/server/src/testing/cookie-of.ts";
import { atMost, type BenchRow } from "./bench-table.ts";
import { prepareProduct, type Product } from "./faults/product.ts";

const KILLS = 20;
const PEOPLE_A_KILL = 2;
/** A mail whose process was killed is taken up again when its sign of life is a minute old. */
const DELIVERED_WITHIN_MS = 240_000;

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
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-notices-"));
  const mails = await mailServer();
  const product = await prepareProduct({ DATA_DIR: dataDir, SMTP_URL: mails.url, ...database });
  try {
    await begin(product);
    const people: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (let more = 0; more < PEOPLE_A_KILL; more += 1)
        people.push(await somebodyOwed(product, people.length));
      await restart(product);
      // Every other time between the mail server's taking a mail and our knowing of it, else anywhere in the morning's work.
      await (kill % 2 === 0 ? heldAnswer(mails) : pause(randomInt(1_500)));
      product.kill("SIGKILL");
      await product.ended(10_000);
      await mails.suffer(null);
      await begin(product);
    }
    await restart(product);
    await arrived(mails, people.length);
    const sent = toldBy(mails);
    const distinct = new Set(sent).size;
    console.log(
      `${name}: expected ${people.length}, sent ${sent.length}, distinct ${distinct}, repeated ${sent.length - distinct}`,
    );
    return [
      atMost(
        `notices, killed ${KILLS} times, ${name}: mails missing of ${people.length}`,
        people.length - distinct,
        0,
        "",
      ),
      atMost(`notices, killed ${KILLS} times, ${name}: mails repeated`, sent.length - distinct, KILLS, ""),
      atMost(
        `notices, killed ${KILLS} times, ${name}: in a bell other than once`,
        await amiss(product, people),
        0,
        "",
      ),
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

/** Whoever has come since their morning began is told when the server starts. */
async function restart(product: Product): Promise<void> {
  product.kill("SIGTERM");
  await product.ended(20_000);
  await begin(product);
}

/** The mail server takes the next mail and does not say so. */
async function heldAnswer(mails: MailServer): Promise<void> {
  const before = mails.mails.length;
  await mails.suffer("slow");
  const until = performance.now() + 10_000;
  while (mails.mails.length === before && performance.now() < until) await pause(5);
}

/** Somebody with one lease that is late, for whom it is past eight in the morning. */
async function somebodyOwed({ url }: Product, index: number): Promise<string> {
  const email = `owed-${index}@example.org`;
  const ip = `100.64.${Math.floor(index / 200)}.${1 + (index % 200)}`;
  const answer = await send(url, "/api/auth/sign-up/email", {
    body: { email, password: "correct horse" },
    headers: { "x-forwarded-for": ip },
  });
  const cookie = cookieOf(answer);
  const make = async (path: string, body: object, method = "POST") => {
    const made = await send(url, `/api/v1${path}`, { body, method, headers: { cookie } });
    const { id }: { readonly id: string } = JSON.parse(await made.text());
    return id;
  };
  const timezone = zoneOfMorning(new Date());
  const profile = await send(url, "/api/v1/profile", { headers: { cookie } });
  const { version }: { readonly version: number } = JSON.parse(await profile.text());
  const place = { rentalMode: "monthly", country: "DE", currency: "EUR", timezone };
  const propertyId = await make("/properties", { name: "House", ...place });
  const tenantId = await make("/tenants", { propertyId, name: "Tenant", email: "", phone: "", notes: "" });
  const terms = { startsOn: "2026-01-01", trackFrom: "2026-01", monthlyRent: "950.00", paymentDay: 1 };
  await make("/leases", { propertyId, unitId: null, tenantId, ...terms });
  await make("/profile", { version, timezone }, "PUT");
  return cookie;
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

/** Where it is ten in the morning; before the profile names it, a person lives in UTC. */
function zoneOfMorning(now: Date): string {
  const ahead = 10 - now.getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

const toldBy = ({ mails }: MailServer): readonly string[] =>
  mails.map(({ messageId }) => messageId).filter((id) => id.startsWith("<notice-"));

async function arrived(mails: MailServer, expected: number): Promise<void> {
  const until = performance.now() + DELIVERED_WITHIN_MS;
  while (new Set(toldBy(mails)).size < expected && performance.now() < until) await pause(500);
  // Whatever is repeated comes with the next sign of life.
  await pause(65_000);
}

async function amiss(product: Product, people: readonly string[]): Promise<number> {
  let count = 0;
  for (const cookie of people) {
    const answer = await send(product.url, "/api/v1/notices", { headers: { cookie } });
    const { items }: { readonly items: readonly { readonly kind: string }[] } = JSON.parse(
      await answer.text(),
    );
    if (items.filter(({ kind }) => kind === "rent_overdue").length !== 1) count += 1;
  }
  return count;
}
