import { like } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { spendSignIn } from "#features/auth/limits/spend-sign-in.ts";
import { verification } from "#kernel/db/schema/index.ts";
import { cookieOf } from "./requests/cookie-of.ts";
import { freshPostgres } from "./run-database.ts";
import { testApp, type TestApp } from "./test-app.ts";
import { tokenIn } from "./requests/token-in.ts";

/** Two processes of the server on one PostgreSQL: limits must count for both together. */
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  const postgresUrl = await freshPostgres();
  first = await testApp({ postgresUrl });
  second = await testApp({ postgresUrl });
});
afterAll(async () => {
  await first.close();
  await second.close();
});

function either(index: number): TestApp {
  return index % 2 === 0 ? first : second;
}

async function linkTokenFor(email: string): Promise<string> {
  await first.call("/api/auth/sign-in/magic-link", { body: { email } });
  await first.runJobs();
  const { text } = await first.mails.waitForMail(email);
  return tokenIn(text);
}

it("takes a person from the sign-up on one to the first record on the other", async () => {
  const me = await first.signUp("first@example.com");
  const made = await second.client(me).properties.create({
    name: "House",
    rentalMode: "monthly",
    country: "DE",
    currency: "EUR",
    timezone: "Europe/Berlin",
  });
  expect((await first.client(me).properties.list({})).items).toMatchObject([{ id: made.id, name: "House" }]);
  await first.call("/api/auth/sign-out", { method: "POST", session: me });
  expect((await second.call("/api/v1/profile", { session: me })).status).toBe(401);
});

it("evaluates as many wrong passwords in a burst as one process would", async () => {
  const me = await first.signUp();
  const ip = first.freshIp();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      either(i).call("/api/auth/sign-in/email", { ip, body: { email: me.email, password: "wrong one" } }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  // 503 is the queue of the password hash: refused before any comparison.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

it("takes exactly as many reports in a burst as one process would", async () => {
  const ip = first.freshIp();
  const body = { type: "bug", message: "Burst", userEmail: "me@example.com" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => either(i).call("/api/v1/reports", { ip, body })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
});

it("[AUTH-04] redeems one link once out of 30 attempts at once", async () => {
  const token = await linkTokenFor("link@example.com");
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => either(i).call("/api/auth/magic-link/confirm", { body: { token } })),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(29);
  expect(answers.filter((answer) => cookieOf(answer) !== "")).toEqual(won);
});

it("makes one account of 20 sign-ups at once with one address", async () => {
  const body = { email: "race@example.com", password: "long enough" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => either(i).call("/api/auth/sign-up/email", { body })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 422, 503].includes(status))).toBe(true);
});

it("judges twenty wrong passwords of a burst of a hundred addresses, and one more while they are slowed", async () => {
  const verdicts = await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) =>
      spendSignIn(either(i).deps, [], { email: "slow@example.com", knownDevice: false }),
    ),
  );
  expect(verdicts.filter(({ status }) => status === "fulfilled")).toHaveLength(21);
});

it("leaves one magic link alive of five asked for at once on both, for each of eight people", async () => {
  const emails = Array.from({ length: 8 }, (_, i) => `five-${i}@links.example.com`);
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      either(i).call("/api/auth/sign-in/magic-link", { body: { email: emails[i % 8] } }),
    ),
  );
  const links = await first.db.asSystem((tx) =>
    tx
      .select({ value: verification.value })
      .from(verification)
      .where(like(verification.value, "%@links.example.com%")),
  );
  expect(links).toHaveLength(emails.length);
});
