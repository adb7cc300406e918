import { request } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import type { WebBuild } from "./web-build/web-mount.ts";

/** Replaces the built pages: a page, a redirect and one that fails. */
const web: WebBuild = {
  clientDir: "/nonexistent",
  async respond(requested, context) {
    const { pathname } = new URL(requested.url);
    if (pathname === "/portfolio" && context.session === null)
      return Response.redirect(`${requested.url}/../auth`, 302);
    if (pathname === "/broken") throw new Error("broken page");
    return new Response(`<script nonce="${context.nonce}"></script>`, {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  },
};

let app: TestApp;
let bare: TestApp;
let behindTls: TestApp;
let me: TestSession;

beforeAll(async () => {
  app = await testApp({ web });
  bare = await testApp({ shareWith: app, env: { PUBLIC_SITE: "off" } });
  behindTls = await testApp({ shareWith: app, web, env: { BASE_URL: "https://rent.example.org" } });
  me = await app.signUp();
});
afterAll(async () => {
  await bare.close();
  await behindTls.close();
  await app.close();
});

/** Sends the path as given, where `fetch` would normalise it; returns status and headers. */
function raw(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<{ readonly status: number; readonly headers: Headers }> {
  const { hostname, port } = new URL(app.url);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; headers: Headers }>();
  request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    answer.resume();
    answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: new Headers(entries) }));
  })
    .on("error", reject)
    .end();
  return promise;
}

describe("security headers", () => {
  const every = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  };

  function expectGuarded(headers: Headers): void {
    for (const [name, value] of Object.entries(every))
      expect([name, headers.get(name)]).toEqual([name, value]);
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'(;|$)/);
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("x-powered-by")).toBeNull();
  }

  const kinds: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ["a page", 200, () => app.call("/auth")],
    ["a page without a build", 503, () => bare.call("/auth")],
    ["a redirect", 302, () => app.call("/portfolio")],
    ["a page that fails", 500, () => app.call("/broken")],
    ["a missing file", 200, () => app.call("/assets/none.js")],
    ["a method no page has", 405, () => app.call("/auth", { method: "DELETE" })],
    ["health", 200, () => app.call("/healthz")],
    ["readiness", 204, () => app.call("/readyz")],
    ["the API's answer", 200, () => app.call("/api/v1/profile", { session: me })],
    ["no session", 401, () => app.call("/api/v1/profile")],
    [
      "a foreign workspace",
      404,
      () => app.call("/api/v1/properties", { session: me, headers: { "x-workspace-id": "x" } }),
    ],
    ["no such route", 404, () => app.call("/api/v1/nothing")],
    ["no such route outside", 404, () => app.call("/api/nothing", { body: {} })],
    [
      "bad input",
      400,
      () => app.call("/api/v1/subscription", { method: "PUT", session: me, body: { plan: "gold" } }),
    ],
    ["a body too large", 413, () => app.call("/api/v1/reports", { body: { message: "x".repeat(300_000) } })],
    [
      "another content type",
      415,
      () => app.call("/api/v1/reports", { body: "a=b", headers: { "content-type": "text/plain" } }),
    ],
    [
      "a foreign origin",
      403,
      () => app.call("/api/v1/reports", { body: {}, headers: { origin: "https://evil.example" } }),
    ],
  ];
  it.each(kinds)("stand on %s (%i)", async (_kind, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expectGuarded(answer.headers);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  });

  it("let only scripts of this very answer run", async () => {
    const answers = [await app.call("/auth"), await app.call("/auth")];
    const nonces: string[] = [];
    for (const answer of answers) {
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
      expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it("bind browsers to https, and the cookie to this host, where the address is https", async () => {
    const answer = await behindTls.call("/api/auth/sign-up/email", {
      body: { email: "tls@example.com", password: "long enough" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-keystead_session=\S+; .*Path=\/;.*Secure/);
  });

  it("stand on an odd path too, and say nothing about the server", async () => {
    const answer = await raw("//evil.example");
    expectGuarded(answer.headers);
    expect(answer.headers.get("server")).toBeNull();
  });
});

describe("odd paths", () => {
  it.each([
    "//auth",
    "/api//v1/profile",
    "/auth%00",
    "/auth\\x",
    "/auth%5cx",
    "/%2e%2e/etc/passwd",
    "/../etc/passwd",
    "/api/v1/./profile",
    "/a%2fb",
    "/%ff",
    "/auth%0d%0aset-cookie:x",
    `/${"x".repeat(8_200)}`,
  ])("are refused: %s", async (path) => {
    expect((await raw(path)).status).toBe(400);
  });
});

describe("origin gate", () => {
  const body = { type: "bug", message: "Cross-site", userEmail: "me@example.com" };
  const send = (headers: Readonly<Record<string, string>>) => app.call("/api/v1/reports", { body, headers });

  it("lets the product's own pages write", async () => {
    expect((await send({})).status).toBe(200);
    expect((await send({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
  ])("refuses %j", async (headers) => {
    expect((await send(headers)).status).toBe(403);
  });

  it("refuses a write that names no origin at all, and any host that is only borrowed", async () => {
    expect((await raw("/api/auth/sign-out", {}, "POST")).status).toBe(403);
    const host = "rebound.example:80";
    const rebound = await raw("/api/auth/sign-out", { host, origin: `http://${host}` }, "POST");
    expect(rebound.status).toBe(403);
  });

  it("compares with BASE_URL where one is set", async () => {
    const from = (origin: string) =>
      behindTls.call("/api/geolocation-check", { method: "POST", headers: { origin } });
    expect((await from("https://rent.example.org")).status).toBe(200);
    expect((await from(behindTls.url)).status).toBe(403);
    expect((await from("https://rent.example.org.evil.example")).status).toBe(403);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("takes no body of type %s", async (type) => {
    expect((await send({ "content-type": type })).status).toBe(415);
  });
});

describe("bodies", () => {
  it("end at 256 KiB, also without a length", async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 300; i++) controller.enqueue(new TextEncoder().encode("x".repeat(1_024)));
        controller.close();
      },
    });
    // Node requires it but the browser's types lack it, and the journeys are type-checked against both.
    const streamed = { duplex: "half" as const };
    const answer = await fetch(`${app.url}/api/v1/reports`, {
      method: "POST",
      headers: { origin: app.url, "content-type": "application/json" },
      body: stream,
      ...streamed,
    });
    expect(answer.status).toBe(413);
  });

  it.each(["{", "[".repeat(10_000), "nul", '{"__proto__":{"a":1}}', "\uFEFF{}"])(
    "that are no input of ours are 400: %s",
    async (body) => {
      expect((await app.call("/api/v1/subscription", { method: "PUT", session: me, body })).status).toBe(400);
      expect((await app.call("/api/auth/sign-in/email", { body })).status).toBe(400);
    },
  );
});

describe("PUBLIC_SITE=off", () => {
  it("sends visitors from the landing page to the sign-in, in their language", async () => {
    for (const [path, aim] of [
      ["/", "/auth"],
      ["/de", "/de/auth"],
    ] as const) {
      const answer = await bare.call(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, aim]);
      expect((await app.call(path)).status).toBe(200);
    }
    expect((await bare.call("/xx")).status).toBe(503);
  });
});

describe("an answer of the application", () => {
  it("goes out compressed to whoever takes that, and plain to the rest", async () => {
    const ask = (headers: Readonly<Record<string, string>>) =>
      app.call("/api/v1/profile", { session: me, headers });
    const packed = await ask({ "accept-encoding": "gzip, deflate, br" });
    const plain = await ask({ "accept-encoding": "identity" });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.get("vary")).toContain("Accept-Encoding");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toContain("Accept-Encoding");
    expect(await packed.json()).toEqual(await plain.json());
  });
});
