import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

import type { LoadContext } from "@keystead/contract/web";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import type { WebBuild } from "./web-mount.ts";

const script = "document.title";
const clientDir = mkdtempSync(join(tmpdir(), "keystead-client-"));
mkdirSync(join(clientDir, "assets"));
const css = Buffer.from("p{color:red}".repeat(100));
writeFileSync(join(clientDir, "assets/site-abc.css"), css);
writeFileSync(join(clientDir, "assets/site-abc.css.br"), brotliCompressSync(css));
writeFileSync(join(clientDir, "assets/site-abc.css.gz"), gzipSync(css));
writeFileSync(join(clientDir, "assets/font-abc.woff2"), Buffer.from([1, 2, 3]));

let drawn: { readonly path: string; readonly context: LoadContext }[] = [];

/** Replaces the built pages. */
const web: WebBuild = {
  clientDir,
  kept: {
    pages: [
      { path: "/", bare: true, prefixed: true, queries: ["next"] },
      { path: "/only-in-a-language", bare: false, prefixed: true, queries: [] },
    ],
    inlineScripts: [script],
  },
  async respond(requested, context) {
    const { pathname } = new URL(requested.url);
    drawn.push({ path: pathname, context });
    if (context.session !== null) return Response.redirect(new URL("/portfolio", requested.url), 302);
    return new Response(`<p lang="${context.language}">${"words ".repeat(200)}</p>`, {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
    });
  },
};

let app: TestApp;
let hidden: TestApp;
let me: TestSession;

beforeAll(async () => {
  app = await testApp({ web });
  hidden = await testApp({ shareWith: app, web, env: { PUBLIC_SITE: "off" } });
  me = await app.signUp();
});
beforeEach(() => (drawn = []));
afterAll(async () => {
  await hidden.close();
  await app.close();
  rmSync(clientDir, { recursive: true });
});

type Answer = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/** The bytes as sent, where `fetch` would decompress them. */
function raw(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(app.url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => {
      const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      resolve({
        status: answer.statusCode ?? 0,
        headers: new Headers(entries),
        body: Buffer.concat(parts),
      });
    });
  })
    .on("error", reject)
    .end();
  return promise;
}

/** Repeats the request until the answer has an ETag, which only those from memory have. */
async function fromMemory(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  await expect.poll(async () => (await raw(path, headers)).headers.has("etag")).toBe(true);
  drawn = [];
  const answer = await raw(path, headers);
  expect(drawn).toEqual([]);
  return answer;
}

describe("a page that is the same for every visitor", () => {
  it("is drawn once, without a session and without a nonce, and goes out in the coding asked for", async () => {
    const plain = await fromMemory("/de");
    const br = await raw("/de", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await raw("/de", { "accept-encoding": "gzip;q=1.0, br;q=0" });
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect([br.headers.get("content-encoding"), gzip.headers.get("content-encoding")]).toEqual([
      "br",
      "gzip",
    ]);
    expect(new Set([plain, br, gzip].map((one) => one.headers.get("etag"))).size).toBe(3);
    expect(plain.headers.get("vary")).toBe("Accept-Encoding, Cookie");
    expect(plain.headers.get("cache-control")).toBe("public, no-cache");
    expect(plain.headers.get("content-language")).toBe("de");
    expect(drawn).toEqual([]);
  });

  it("lets its one inline script run by hash, and nothing else", async () => {
    const { headers } = await fromMemory("/en");
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers.get("content-security-policy")).not.toContain("nonce");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("answers 304 to whoever has it, and no body to HEAD", async () => {
    const page = await fromMemory("/fr");
    const tag = page.headers.get("etag") ?? "";
    const again = await raw("/fr", { "if-none-match": `"other", W/${tag}` });
    expect([again.status, again.body.length, again.headers.get("etag")]).toEqual([304, 0, tag]);
    expect(again.headers.get("content-security-policy")).toContain("sha256-");
    expect((await raw("/fr", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await raw("/fr", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers.get("content-length")).toBe(String(page.body.length));
  });

  it("without a language in its address speaks the visitor's", async () => {
    const italian = await fromMemory("/", { "accept-language": "it-CH, en;q=0.5" });
    expect(italian.body.toString()).toContain('lang="it"');
    const chosen = await fromMemory("/", { "accept-language": "it", cookie: "lang=es" });
    expect(chosen.body.toString()).toContain('lang="es"');
    expect(chosen.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
    expect(chosen.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("is not for those who are signed in, nor for an address that asks for more", async () => {
    await fromMemory("/en");
    const signedIn = await app.call("/en", { session: me });
    expect([signedIn.status, new URL(signedIn.headers.get("location") ?? "").pathname]).toEqual([
      302,
      "/portfolio",
    ]);
    await raw("/en?next=%2Fleases");
    expect(drawn.at(-1)?.context.nonce).not.toBe("");
    drawn = [];
    expect((await raw("/en?utm_source=mail")).headers.has("etag")).toBe(true);
    expect(drawn).toEqual([]);
  });

  it("drawn for one visitor goes out compressed too, and says so to caches", async () => {
    const plain = await raw("/en?next=/leases");
    const br = await raw("/en?next=/leases", { "accept-encoding": "gzip, br" });
    expect([plain.headers.get("content-encoding"), br.headers.get("content-encoding")]).toEqual([null, "br"]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(br.headers.get("content-length")).toBe(String(br.body.length));
    expect(br.headers.get("vary")).toContain("Accept-Encoding");
    expect(br.headers.get("cache-control")).toBe("private, no-cache");
    const gzip = await raw("/en?next=/leases", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect((await raw("/en?next=/leases", { "accept-encoding": "br" }, "HEAD")).body).toHaveLength(0);
  });

  it("leaves every other path and method to the application", async () => {
    await raw("/only-in-a-language");
    expect(drawn.at(-1)?.path).toBe("/only-in-a-language");
    expect((await fromMemory("/it/only-in-a-language")).status).toBe(200);
    expect((await raw("/en", {}, "DELETE")).status).toBe(403);
    expect((await raw("/en/")).headers.has("etag")).toBe(false);
    expect((await hidden.call("/de")).status).toBe(302);
  });
});

describe("a file of the build", () => {
  it("goes out in the form the build gave it, to the first who asks as to the next", async () => {
    const first = await raw("/assets/site-abc.css", { "accept-encoding": "br" });
    await expect.poll(async () => (await raw("/assets/site-abc.css")).headers.has("etag")).toBe(true);
    const next = await raw("/assets/site-abc.css", { "accept-encoding": "gzip, br" });
    const older = await raw("/assets/site-abc.css", { "accept-encoding": "gzip" });
    expect(brotliDecompressSync(first.body)).toEqual(css);
    expect(brotliDecompressSync(next.body)).toEqual(css);
    expect(gunzipSync(older.body)).toEqual(css);
    expect((await raw("/assets/site-abc.css")).body).toEqual(css);
    expect(next.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(next.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(next.headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  it("that is compressed already goes out as it is", async () => {
    await expect.poll(async () => (await raw("/assets/font-abc.woff2")).headers.has("etag")).toBe(true);
    const font = await raw("/assets/font-abc.woff2", { "accept-encoding": "br" });
    expect([font.headers.get("content-encoding"), font.body.length]).toEqual([null, 3]);
    expect(font.headers.get("content-type")).toBe("font/woff2");
  });
});
