import { execFileSync } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import { freePort } from "#kernel/http/listening/listeners.ts";

import { call, createHouse, signUpAt } from "../requests/process-calls.ts";
import { spanReceiver } from "../requests/span-receiver.ts";
import { readyFolder } from "./ready-folder.ts";
import { serversOfTest, type ServingProcess } from "./server-process.ts";

const Made = z.object({ id: z.uuid() });
const Listed = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) });

/** A start takes a second or two, and many times that on a busy machine. */
const timeout = 120_000;

let dataDir: string;
const servers = serversOfTest();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "keystead-process-"));
  await readyFolder(dataDir);
}, timeout);
afterEach(() => servers.end());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const serve = (settings: Readonly<Record<string, string>> = {}): Promise<ServingProcess> =>
  servers.serve({ DATA_DIR: dataDir, ...settings });

describe("one folder, one process", { timeout }, () => {
  it("refuses a second process in clear words, and opens again when the first has ended", async () => {
    const first = await serve();
    const second = await servers.start({ DATA_DIR: dataDir });
    expect(second.url).toBeNull();
    expect(await second.ended).toEqual({
      code: 1,
      signal: null,
      complaint: `Another process already uses the data folder ${dataDir}. Stop it first, or choose another DATA_DIR.\n`,
    });
    first.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0, complaint: "" });
    const { url } = await serve();
    expect((await fetch(`${url}/readyz`)).status).toBe(204);
  });
});

describe("a data folder", { timeout }, () => {
  it("is its owner's alone from birth, and closed again when somebody opened it", async () => {
    const own = mkdtempSync(join(tmpdir(), "keystead-private-"));
    const open = () =>
      execFileSync("find", [own, "-not", "-type", "l", "-perm", "/077"], { encoding: "utf8" }).split("\n")
        .length - 1;
    const first = await serve({ DATA_DIR: own });
    await signUpAt(first.url);
    expect(open()).toBe(0);
    first.kill("SIGTERM");
    await first.ended;
    execFileSync("chmod", ["-R", "a+rwX", own]);
    const opened = open();
    expect(opened).toBeGreaterThan(900);
    const server = await serve({ DATA_DIR: own });
    expect(open()).toBe(0);
    const report = /Mended: (\d+) files and folders/.exec(server.output());
    // The socket is created anew, so it is not one of them.
    expect(Number(report?.[1])).toBe(opened);
    rmSync(own, { recursive: true, force: true });
  });
});

describe("a port for the numbers alone", { timeout }, () => {
  it("serves them to whoever reaches it, the product's own port does not, and both close", async () => {
    const port = await freePort({ host: "127.0.0.1", port: 0 });
    const server = await serve({ METRICS_PORT: String(port) });
    await signUpAt(server.url);
    const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(numbers).toMatch(
      /^keystead_http_requests_total\{method="POST",route="\/api\/auth\/sign-up\/email",status="200"\} 1$/m,
    );
    expect(numbers).toMatch(/^keystead_db_statement_duration_seconds_count [1-9]\d*$/m);
    expect(numbers).toMatch(/^keystead_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain("keystead_http");
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null, complaint: "" });
    expect(await accepts(`http://127.0.0.1:${port}`)).toBe(false);
  });
});

describe("tracing", { timeout }, () => {
  const naming = {
    NODE_OPTIONS: `--import ${new URL("name-loaded-packages.ts", import.meta.url).href}`,
  };

  it("loads none of its packages without its setting, also for who signs up", async () => {
    const server = await serve(naming);
    expect((await createHouse(server.url, await signUpAt(server.url), "House")).status).toBe(200);
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null, complaint: "" });
  });

  it("loads them with it, and an orderly stop sends what has not been sent", async () => {
    const receiver = await spanReceiver();
    const server = await serve({ ...naming, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
    expect((await createHouse(server.url, await signUpAt(server.url), "House")).status).toBe(200);
    server.kill("SIGTERM");
    const { code, complaint } = await server.ended;
    expect(code).toBe(0);
    expect(complaint).toContain("loaded @opentelemetry/sdk-trace\n");
    const spans = receiver.spans();
    await receiver.close();
    const made = spans.find(({ name }) => name === "POST /api/v1/properties");
    expect(made?.facts["http.response.status_code"]).toBe(200);
    // The embedded database knows its transactions, not the statements in them.
    const inside = spans.filter(({ traceId, spanId }) => traceId === made?.traceId && spanId !== made.spanId);
    expect(inside.map(({ name }) => name)).toContain("transaction");
  });
});

describe("SIGTERM", { timeout }, () => {
  it("lets a request in flight finish, takes no new connection and ends with 0", async () => {
    const server = await serve();
    const { url } = server;
    const body = JSON.stringify({ email: "slow@example.org", password: "correct horse" });
    const slow = request(`${url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: {
        origin: url,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        // The server's answer to this proves that it has started on the request.
        expect: "100-continue",
      },
    });
    const { promise: status, resolve, reject } = Promise.withResolvers<number | undefined>();
    slow.once("error", reject);
    slow.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    slow.flushHeaders();
    await once(slow, "continue");
    slow.write(body.slice(0, 10));
    server.kill("SIGTERM");
    // Until it gets the signal it still accepts connections; from then on never again.
    while (await accepts(url)) continue;
    slow.end(body.slice(10));
    expect(await status).toBe(200);
    expect(await server.ended).toEqual({ code: 0, signal: null, complaint: "" });
  });
});

describe("SIGTERM under load", { timeout }, () => {
  it("resets nobody who was connected, on a new connection or one from before", async () => {
    const server = await serve();
    const { url } = server;
    const load = loadUntilStopped(url);
    while (load.responses() < 40) await nextTurn();
    load.comeNoMore();
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null, complaint: "" });
    const { responses, cut } = await load.outcome();
    expect(cut).toEqual([]);
    expect(responses).toBeGreaterThan(40);
  });
});

describe("while developing", { timeout }, () => {
  it("draws pages from the sources and hands the browser their modules", async () => {
    const { url } = await serve({ WEB_SOURCES: "on" });
    const page = await fetch(`${url}/de`);
    const html = await page.text();
    expect(html).toContain('<html lang="de"');
    const island = /src="(\/app\/islands\/landing\.ts)"/.exec(html)?.[1];
    expect(island).toBeDefined();
    const module = await fetch(`${url}${island}`);
    expect([module.status, module.headers.get("content-type")]).toEqual([200, "text/javascript"]);
    expect(await module.text()).toContain("/app/islands/landing/run-carousel.ts");
    // Only here is there a page of all parts of the screens.
    const parts = await fetch(`${url}/design`);
    expect(parts.status).toBe(200);
    expect(await parts.text()).toContain("/app/design/design-route.tsx");
    // Only here may a page open a socket: the development server sends changes over it.
    expect(page.headers.get("content-security-policy")).toContain("connect-src 'self' ws:;");
  });
});

describe("kill -9 of the server", { timeout }, () => {
  it("answers every repeated request with what it had made, whether acknowledged or not", async () => {
    const before = await serve();
    const cookie = await signUpAt(before.url);
    const keys = Array.from({ length: 24 }, () => randomUUID());
    const made = new Map<string, string>();
    const killAfter = randomInt(1, 12);
    // Each waits for its answer before the next, so that some are always unsent at the kill.
    const waiting = [...keys];
    const askInTurn = async (): Promise<void> => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        made.set(key, await create(before.url, cookie, key));
        if (made.size === killAfter) before.kill("SIGKILL");
      }
    };
    await Promise.allSettled(Array.from({ length: 4 }, askInTurn));
    // No effect on a dead process; it ends the test when the server answered no request.
    before.kill("SIGKILL");
    expect(await before.ended).toMatchObject({ signal: "SIGKILL" });
    expect(made.size).toBeGreaterThanOrEqual(killAfter);
    expect(made.size).toBeLessThan(keys.length);

    const { url } = await serve();
    const again = new Map<string, string>();
    for (const key of keys) again.set(key, await create(url, cookie, key));
    for (const [key, id] of made) expect(again.get(key)).toBe(id);
    const { body } = await call(`${url}/api/v1/properties?limit=100`, { headers: { cookie } });
    const { items } = Listed.parse(JSON.parse(body));
    expect(items.map((item) => item.name).toSorted()).toEqual(keys.toSorted());
    expect(items.map((item) => item.id).toSorted()).toEqual([...again.values()].toSorted());
  });
});

/** Returns the property's id; the key is also its name. */
async function create(url: string, cookie: string, key: string): Promise<string> {
  const { status, body } = await createHouse(url, cookie, key);
  if (status !== 200) throw new Error(`${status}: ${body}`);
  return Made.parse(JSON.parse(body)).id;
}

type Load = {
  readonly responses: () => number;
  /** From now on nobody connects; open connections continue until an answer says that it was the last. */
  readonly comeNoMore: () => void;
  readonly outcome: () => Promise<{ readonly responses: number; readonly cut: readonly string[] }>;
};

/** Half of the clients open a connection per request, the others keep theirs for as long as they may. */
function loadUntilStopped(url: string): Load {
  const { hostname, port } = new URL(url);
  let responses = 0;
  let isOver = false;
  const cut: string[] = [];

  async function visit(keeps: boolean): Promise<void> {
    const socket = connect(Number(port), hostname);
    let received = "";
    let answers = 0;
    const ask = () =>
      socket.write(
        `GET /api/v1/profile HTTP/1.1\r\nhost: localhost\r\nconnection: ${keeps ? "keep-alive" : "close"}\r\n\r\n`,
      );
    socket.once("connect", ask);
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
      if (!received.endsWith("}")) return;
      answers += 1;
      responses += 1;
      const isLast = /^connection: close\r$/im.test(received);
      received = "";
      if (isLast) socket.end();
      else ask();
    });
    socket.once("error", (error) => cut.push(error.message));
    await once(socket, "close").catch(() => {});
    if (answers === 0) cut.push("closed without an answer");
    else if (received !== "") cut.push("closed within an answer");
  }

  async function keepComing(keeps: boolean): Promise<void> {
    while (!isOver) await visit(keeps);
  }

  const visitors = Array.from({ length: 24 }, (_, visitor) => keepComing(visitor % 2 === 0));
  return {
    responses: () => responses,
    comeNoMore: () => {
      isOver = true;
    },
    outcome: async () => {
      await Promise.all(visitors);
      return { responses, cut };
    },
  };
}

async function accepts(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  const accepted = await promise;
  socket.destroy();
  return accepted;
}
