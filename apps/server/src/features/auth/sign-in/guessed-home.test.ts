import { afterAll, beforeAll, expect, it } from "vitest";

import { cookieOf } from "#testing/requests/cookie-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";

/** The one address that the country database knows here. */
const SWEDISH = "192.0.2.7";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ geo: { countryOf: (ip) => (ip === SWEDISH ? "SE" : "UNKNOWN") } });
});
afterAll(() => server.close());

let people = 0;

async function signUp(hints: Readonly<Record<string, unknown>>, ip = server.freshIp()) {
  const email = `home-${(people += 1)}@example.com`;
  const answer = await server.call("/api/auth/sign-up/email", {
    body: { email, password: "long enough", ...hints },
    ip,
  });
  expect(answer.status).toBe(200);
  return profileOf(answer);
}

async function profileOf(answer: Response) {
  const session = { email: "", password: "", cookie: cookieOf(answer), ip: server.freshIp() };
  const { timezone, baseCurrency } = await server.client(session).accounts.profile({});
  return [timezone, baseCurrency];
}

it.each([
  [{ zone: "Europe/Paris", locale: "fr-FR" }, "Europe/Paris", "EUR"],
  // Where somebody is decides before what they speak.
  [{ zone: "Europe/Paris", locale: "en-GB" }, "Europe/Paris", "EUR"],
  [{ zone: "Europe/Zurich", locale: "de-DE" }, "Europe/Zurich", "CHF"],
  [{ zone: "Asia/Kolkata", locale: "en-US" }, "Asia/Kolkata", "INR"],
  [{ zone: "America/New_York" }, "America/New_York", "USD"],
  [{ zone: "UTC", locale: "en-GB" }, "UTC", "GBP"],
  [{ locale: "pl" }, "UTC", "EUR"],
  [{}, "UTC", "EUR"],
])("begins an account of %j in %s and %s", async (hints, timezone, currency) => {
  expect(await signUp(hints)).toEqual([timezone, currency]);
});

it.each([
  { zone: "Mars/Olympus", locale: "not a language" },
  { zone: "'; drop table user --", locale: "x".repeat(500) },
  { zone: 7, locale: { en: true } },
  { zone: "+02:00", locale: "" },
  { zone: "", locale: null },
])("opens the account all the same when the browser says %j", async (hints) => {
  expect(await signUp(hints)).toEqual(["UTC", "EUR"]);
});

it("takes the country of the address where the zone names none", async () => {
  expect(await signUp({ zone: "UTC", locale: "en-GB" }, SWEDISH)).toEqual(["UTC", "SEK"]);
  expect(await signUp({ zone: "Europe/Oslo", locale: "en-GB" }, SWEDISH)).toEqual(["Europe/Oslo", "NOK"]);
});

it("does the same for whoever comes in by a link, and touches nobody who is here already", async () => {
  const email = "link-home@example.com";
  const confirm = async (hints: Readonly<Record<string, unknown>>) => {
    await server.call("/api/auth/sign-in/magic-link", { body: { email } });
    await server.runJobs();
    const mail = (await server.mails.waitForMail(email)).text;
    const body = { token: tokenIn(mail), ...hints };
    return server.call("/api/auth/magic-link/confirm", { body });
  };
  const first = await confirm({ zone: "Europe/Rome", locale: "en-US" });
  expect(await profileOf(first)).toEqual(["Europe/Rome", "EUR"]);
  const again = await confirm({ zone: "America/New_York", locale: "en-US" });
  expect(again.status).toBe(200);
  expect(await profileOf(again)).toEqual(["Europe/Rome", "EUR"]);
});
