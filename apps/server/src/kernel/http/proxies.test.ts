import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { testApp, type TestApp } from "#testing/test-app.ts";

/** In the country database these are in Russia and Germany. */
const RUSSIAN = "77.88.8.8";
const GERMAN = "193.99.144.80";
const OTHER_GERMAN = "193.99.144.81";

type Headers = Readonly<Record<string, string>>;
/** The headers that reach the product when a client at this address sends these. */
type Proxy = (client: string, sent: Headers) => Headers;

const appended = (sent: Headers, ...addresses: readonly string[]) =>
  [...(sent["x-forwarded-for"] === undefined ? [] : [sent["x-forwarded-for"]]), ...addresses].join(", ");

/**
 * Like Fly's proxy (fly.io/docs/networking/request-headers, and seen at github.com/arcjet/arcjet-js/issues/5412): it
 * appends the client and, last of all, the application's own public address; it always sets Fly-Client-IP itself.
 */
const fly: Proxy = (client, sent) => ({
  ...sent,
  "x-forwarded-for": appended(sent, client, "2a09:8280:1::af:1aa1:0"),
  "fly-client-ip": client,
  "fly-forwarded-port": "443",
  "fly-region": "fra",
  "x-forwarded-proto": "https",
  via: "2 fly.io",
});

/** Caddy's `reverse_proxy` without `trusted_proxies`: discards what a client states about itself. */
const caddy: Proxy = (client, sent) => ({
  ...sent,
  "x-forwarded-for": client,
  "x-forwarded-proto": "https",
  "x-forwarded-host": "rent.example.com",
});

/** nginx with `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for`. */
const nginx: Proxy = (client, sent) => ({
  ...sent,
  "x-forwarded-for": appended(sent, client),
  "x-real-ip": client,
});

const deployFolder = join(import.meta.dirname, "../../../../../deploy");

/** The value in the files that an operator deploys with. */
function shipped(file: string, setting: RegExp): string {
  const value = setting.exec(readFileSync(join(deployFolder, file), "utf8"))?.[1];
  if (value === undefined) throw new Error(`${file} does not set TRUST_PROXY.`);
  return value;
}

const onFly = shipped("fly.toml", /^TRUST_PROXY = "([^"]*)"$/m);
const inCompose = shipped("compose.yaml", /^\s*TRUST_PROXY: \$\{TRUST_PROXY:-([^}]*)\}$/m);

/** Headers of a client that pretends to be another. */
const pretences: readonly Headers[] = [
  {},
  { "x-forwarded-for": GERMAN },
  { "x-forwarded-for": `${GERMAN}, ${GERMAN}, 10.0.0.1` },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-for": "unknown" },
  { "x-forwarded-for": `${GERMAN},` },
  { "fly-client-ip": GERMAN, "x-real-ip": GERMAN, forwarded: `for=${GERMAN}`, "true-client-ip": GERMAN },
];

let server: TestApp | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Not through `call`, which forwards an address of its own. */
function ask(app: TestApp, path: string, headers: Headers, body: unknown = {}): Promise<Response> {
  return fetch(app.url + path, {
    method: "POST",
    headers: { ...headers, origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

let people = 0;
const signUp = async (app: TestApp, headers: Headers) =>
  (
    await ask(app, "/api/auth/sign-up/email", headers, {
      email: `proxied-${(people += 1)}@example.com`,
      password: "correct horse",
    })
  ).status;

/** One address may sign up five times an hour. */
const SIGN_UPS = 5;

describe.each([
  ["Fly", onFly, fly],
  ["Caddy before the container", inCompose, caddy],
  ["nginx before the container", inCompose, nginx],
] as const)("behind %s, with TRUST_PROXY=%s", (_name, trust, proxy) => {
  it("[GEO-01] knows whoever asks, whatever they say of themselves", async () => {
    server = await testApp({ env: { TRUST_PROXY: trust } });
    for (const sent of pretences) {
      const from = async (client: string): Promise<unknown> => {
        if (server === null) throw new Error("no server");
        return (await ask(server, "/api/geolocation-check", proxy(client, sent))).json();
      };
      expect([sent, await from(RUSSIAN)]).toEqual([sent, { blocked: true, country: "RU" }]);
      const { "x-forwarded-for": forged, ...rest } = sent;
      const russian = forged === undefined ? sent : { ...rest, "x-forwarded-for": RUSSIAN };
      expect(await (await ask(server, "/api/geolocation-check", proxy(GERMAN, russian))).json()).toEqual({
        blocked: false,
        country: "DE",
      });
    }
  });

  it("counts the limits of each visitor apart, and of one together whatever they say of themselves", async () => {
    server = await testApp({ env: { TRUST_PROXY: trust } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= SIGN_UPS; attempt += 1)
      statuses.push(await signUp(server, proxy(GERMAN, { "x-forwarded-for": `198.51.100.${attempt}` })));
    expect(statuses).toEqual([...Array.from({ length: SIGN_UPS }, () => 200), 429]);
    expect(await signUp(server, proxy(OTHER_GERMAN, { "x-forwarded-for": GERMAN }))).toBe(200);
  });
});

describe("without a proxy, and without TRUST_PROXY", () => {
  it("[GEO-01] reads no header of what a visitor sends, for the region or for a limit", async () => {
    server = await testApp({ env: { TRUST_PROXY: "" } });
    for (const sent of pretences)
      expect(await (await ask(server, "/api/geolocation-check", sent)).json()).toEqual({
        blocked: false,
        country: "UNKNOWN",
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= SIGN_UPS; attempt += 1)
      statuses.push(await signUp(server, { "x-forwarded-for": `198.51.100.${attempt}` }));
    expect(statuses).toEqual([...Array.from({ length: SIGN_UPS }, () => 200), 429]);
  });
});
