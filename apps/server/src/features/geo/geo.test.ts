import { afterEach, expect, it } from "vitest";

import { testApp, type TestApp, type TestAppOptions } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";

/** In the country database these belong to Russia and to Germany. */
const RUSSIAN = "77.88.8.8";
const GERMAN = "193.99.144.80";

let server: TestApp | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  server = await testApp(options);
  return server;
}

async function askFrom(app: TestApp, ip: string): Promise<unknown> {
  const answer = await app.call("/api/geolocation-check", { method: "POST", ip });
  expect(answer.status).toBe(200);
  return answer.json();
}

function signUpFrom(app: TestApp, ip: string, email: string): Promise<Response> {
  return app.call("/api/auth/sign-up/email", { ip, body: { email, password: "long enough" } });
}

it("[GEO-01] answers the country of the visitor and blocks RU", async () => {
  const app = await start();
  expect(await askFrom(app, RUSSIAN)).toEqual({ blocked: true, country: "RU" });
  expect(await askFrom(app, `::ffff:${RUSSIAN}`)).toEqual({ blocked: true, country: "RU" });
  expect(await askFrom(app, GERMAN)).toEqual({ blocked: false, country: "DE" });
  expect(await askFrom(app, "10.1.2.3")).toEqual({ blocked: false, country: "UNKNOWN" });
});

it("[GEO-01] reads no forwarded address from a peer that is no trusted proxy", async () => {
  const app = await start({ env: { TRUST_PROXY: "" } });
  expect(await askFrom(app, RUSSIAN)).toEqual({ blocked: false, country: "UNKNOWN" });
  expect((await signUpFrom(app, RUSSIAN, "direct@example.com")).status).toBe(200);
});

it("[GEO-01] takes the right-most address that the proxy itself saw", async () => {
  const app = await start();
  expect(await askFrom(app, `${GERMAN}, ${RUSSIAN}`)).toMatchObject({ country: "RU" });
  expect(await askFrom(app, `${RUSSIAN}, ${GERMAN}`)).toMatchObject({ country: "DE" });
});

it("[GEO-01] is not talked out of it by a long header, a port or brackets", async () => {
  const app = await start({ env: { TRUST_PROXY: "1" } });
  const attempts = [
    `${"198.51.100.1, ".repeat(200)}${RUSSIAN}`,
    `${RUSSIAN}:51234`,
    `${GERMAN}, [::ffff:${RUSSIAN}]:443`,
  ];
  for (const [index, forwarded] of attempts.entries()) {
    expect(await askFrom(app, forwarded)).toEqual({ blocked: true, country: "RU" });
    const refused = await signUpFrom(app, forwarded, `around-${index}@example.com`);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "REGION_BLOCKED" }]);
  }
});

it("[GEO-01] refuses whoever's address the proxy says in words that cannot be read", async () => {
  const app = await start({ env: { TRUST_PROXY: "1" } });
  const refused = await signUpFrom(app, `${GERMAN}, unknown`, "nobody-knows@example.com");
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
  expect(refused.headers.get("x-frame-options")).toBe("DENY");
  expect(app.logLines.join("")).toContain("X-Forwarded-For cannot be read");
});

it("[GEO-02] blocks nobody without a country database, and says so in the log", async () => {
  const app = await start({ env: { GEO_DB: "/nowhere/countries.mmdb" } });
  expect(await askFrom(app, RUSSIAN)).toEqual({ blocked: false, country: "UNKNOWN" });
  expect(app.logLines.join("")).toContain("country database cannot be read");
  expect((await signUpFrom(app, RUSSIAN, "open@example.com")).status).toBe(200);
});

it("[GEO-02] lets people in when the look-up itself fails", async () => {
  const app = await start({ geo: { countryOf: () => "ERROR" } });
  expect(await askFrom(app, RUSSIAN)).toEqual({ blocked: false, country: "ERROR" });
  expect((await signUpFrom(app, RUSSIAN, "error@example.com")).status).toBe(200);
});

it("[GEO-04] refuses the sign-up from RU on the server, by password and by link, and makes nothing", async () => {
  const app = await start();
  const refused = await signUpFrom(app, RUSSIAN, "blocked@example.com");
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "REGION_BLOCKED" });

  await app.call("/api/auth/sign-in/magic-link", { ip: RUSSIAN, body: { email: "blocked@example.com" } });
  await app.runJobs();
  const mail = app.mails.mails.findLast(({ to }) => to === "blocked@example.com");
  const token = tokenIn(mail?.text ?? "");
  expect(token).toHaveLength(43);
  const redeemed = await app.call("/api/auth/magic-link/confirm", { ip: RUSSIAN, body: { token } });
  expect(redeemed.status).toBe(403);
  // No account was created: from elsewhere the address is still free.
  expect((await signUpFrom(app, GERMAN, "blocked@example.com")).status).toBe(200);
});

it("[GEO-05] shows somebody who has an account nothing from RU but the way out", async () => {
  const app = await start();
  const me = await app.signUp();
  const there = { ...me, ip: RUSSIAN };
  expect((await app.call("/api/v1/profile", { session: there })).status).toBe(403);
  expect((await app.call("/api/v1/properties", { session: there })).status).toBe(403);
  const report = await app.call("/api/v1/reports", {
    session: there,
    body: { type: "support", message: "Please delete my account" },
  });
  expect(report.status).toBe(200);
  expect((await app.call("/api/auth/sign-out", { method: "POST", session: there })).status).toBe(200);
});
