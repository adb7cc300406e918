import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";

import { takesBody } from "../admission/body-of-route.ts";
import type { HttpEnv } from "../context.ts";
import { createLog } from "../log.ts";
import { createSlots, slotBounds, type Slots } from "../admission/slots.ts";
import { listen, type Listening } from "./listen.ts";
import { receiveStream, takeSlot } from "../admission/take-slot.ts";

/** Longer than any test, so that whatever ends in one is ended by an event. */
const FAR_MS = 600_000;

const open: Listening[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.drain()));
});

async function start(
  app: Hono<HttpEnv>,
  options: {
    readonly https?: boolean;
    readonly graceMs?: number;
    readonly bodyMs?: number;
    readonly keepAliveMs?: number;
    readonly cutMs?: number;
    readonly slots?: Slots;
  } = {},
): Promise<Listening & { readonly url: string }> {
  const server = await listen(
    app,
    { port: 0, host: "127.0.0.1" },
    {
      https: false,
      graceMs: 0,
      log: createLog("silent"),
      slots: createSlots(slotBounds("postgres")),
      ...options,
    },
  );
  open.push(server);
  return { ...server, url: `http://127.0.0.1:${server.port}` };
}

/** A route that answers when it is released. */
function slowApp(): {
  readonly app: Hono<HttpEnv>;
  readonly reached: Promise<void>;
  readonly release: () => void;
} {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const app = new Hono<HttpEnv>();
  app.get("/quick", (c) => c.text("quick"));
  app.get("/slow", async (c) => {
    reached.resolve();
    await released.promise;
    return c.text("slow");
  });
  return { app, reached: reached.promise, release: released.resolve };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

describe("a body that comes slowly", () => {
  const begin = async (port: number, path: string): Promise<Socket> => {
    const socket = await connected(port);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n12345`);
    return socket;
  };

  it("is waited for while it is a file, and refused where it is anything else", async () => {
    const app = new Hono<HttpEnv>();
    const slots = createSlots(slotBounds("postgres"));
    app.use(takeSlot(slots));
    app.post("/api/documents/*", takesBody({ streamed: true }), async (c) => {
      await receiveStream(c, "somebody");
      return c.text(String((await c.req.arrayBuffer()).byteLength));
    });
    app.post("*", (c) => c.text("whole"));
    const server = await start(app, { bodyMs: 30, slots });
    const file = await begin(server.port, "/api/documents/lease/1");
    const other = await begin(server.port, "/api/v1/tenants");
    expect(await text(other)).toMatch(/^HTTP\/1\.1 408 /);
    file.end("67890");
    expect(await text(file)).toMatch(/^HTTP\/1\.1 200 [^]*10/);
  });
});

describe("an answer that comes before the body has ended", () => {
  const MEBIBYTE = 1_024 * 1_024;

  /** Sends the beginning of a request and reads the answer to its end; the socket stays open for more. */
  async function responseTo(
    port: number,
    begun: string,
  ): Promise<{ readonly socket: Socket; readonly answer: string }> {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    await once(socket, "connect");
    let answer = "";
    socket.setEncoding("latin1").on("data", (part: string) => (answer += part));
    socket.write(begun);
    await once(socket, "end");
    return { socket, answer };
  }

  /** Writes and waits until all has left; false if the connection is gone. */
  async function write(socket: Socket, content: Buffer): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    socket.write(content, (error) => resolve(error === null || error === undefined));
    return promise;
  }

  async function refusing(): Promise<Listening> {
    const app = new Hono<HttpEnv>();
    app.post("/unread", (c) => c.text("too large", 413, { connection: "close" }));
    app.post("/begun", async (c) => {
      await c.req.raw.body?.getReader().read();
      return c.text("too large", 413, { connection: "close" });
    });
    return start(app, { bodyMs: FAR_MS });
  }

  it.each(["/unread", "/begun"])("does not cut off a client that is still sending: %s", async (path) => {
    const { port } = await refusing();
    const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${30 * MEBIBYTE}`;
    const { socket, answer } = await responseTo(port, `${head}\r\n\r\nbegin`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*connection: close\r\n[^]*too large/i);
    // Our direction is closed; the client sends all the same.
    const part = Buffer.alloc(MEBIBYTE);
    for (let sent = 0; sent < 29; sent += 1) expect(await write(socket, part)).toBe(true);
    expect(await write(socket, Buffer.alloc(MEBIBYTE - "begin".length))).toBe(true);
    socket.end();
    const [hadError] = await once(socket, "close");
    expect(hadError).toBe(false);
  });

  it("is the last that a client who never ends is heard for: the rest is read up to a size", async () => {
    const server = await refusing();
    const { socket, answer } = await responseTo(
      server.port,
      "POST /unread HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000000000\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    const part = Buffer.alloc(MEBIBYTE);
    const failure = once(socket, "error");
    let sent = 0;
    while (sent < 100 && (await write(socket, part))) sent += 1;
    expect(await failure).toMatchObject([{ code: expect.stringMatching(/^(EPIPE|ECONNRESET)$/) }]);
    // What the buffers of both ends hold was sent without being read.
    expect(sent).toBeGreaterThanOrEqual(32);
    expect(sent).toBeLessThan(60);
  });
});

describe("an idle connection", () => {
  it("outlives that of a proxy in front, which would send a request into one that is being closed", async () => {
    const server = await start(slowApp().app);
    const { headers } = await fetch(`${server.url}/quick`);
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });
});

describe("the end of the process", () => {
  it("keeps no connection on which nobody waits, and lets the running request end", async () => {
    const { app, reached, release } = slowApp();
    const server = await start(app, { keepAliveMs: FAR_MS, cutMs: FAR_MS });
    const silent = await connected(server.port);
    const idle = await connected(server.port);
    idle.write("GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await once(idle, "data");
    const slow = await connected(server.port);
    slow.write("GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await reached;

    const drained = server.drain();
    // Both end while the request still runs; no time limit is short enough to end them.
    expect(await Promise.all([text(silent), text(idle)])).toEqual(["", ""]);
    release();
    expect(await text(slow)).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*slow$/i);
    await drained;
  });

  it("cuts a request that does not end", async () => {
    const { app, reached } = slowApp();
    const server = await start(app, { cutMs: 30 });
    const slow = await connected(server.port);
    slow.write("GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await reached;
    // It is never released: draining does not wait for it.
    await server.drain();
    expect(await text(slow)).toBe("");
  });

  it("answers what was connected before, even where the first word comes only now", async () => {
    const server = await start(slowApp().app, { graceMs: FAR_MS, keepAliveMs: FAR_MS, cutMs: FAR_MS });
    const agent = new Agent({ keepAlive: true });
    await read(`${server.url}/quick`, agent);
    const silent = await connected(server.port);
    const halfSent = await connected(server.port);
    halfSent.write("GET /quick HTTP/1.1\r\n");
    // Connected, but not yet accepted by the process when it starts to drain.
    const waiting = Array.from({ length: 20 }, () => connect(server.port, "127.0.0.1"));
    await Promise.all(waiting.map((socket) => once(socket, "connect")));
    const drained = server.drain();
    silent.write("GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n");
    halfSent.write("host: localhost\r\n\r\n");
    for (const socket of waiting) socket.write("GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n");
    const answers = await Promise.all([silent, halfSent, ...waiting].map((socket) => text(socket)));
    for (const answer of answers)
      expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*quick$/i);
    // Also on a connection that was open before.
    expect(await read(`${server.url}/quick`, agent)).toBe("quick");
    await drained;
    expect(await connected(server.port).catch((error: unknown) => error)).toMatchObject({
      code: "ECONNREFUSED",
    });
    agent.destroy();
  });
});

describe("an answer that the application never gave", () => {
  const request = (...lines: string[]) => `${[...lines, "", ""].join("\r\n")}`;
  it.each([
    [400, "no HTTP", "what is this\r\n\r\n"],
    [400, "a header without a name", request("GET / HTTP/1.1", "host: a", ": nothing")],
    [400, "two lengths", request("POST / HTTP/1.1", "host: a", "content-length: 1", "content-length: 2")],
    [400, "no host", request("GET / HTTP/1.1", "accept: */*")],
    [400, "a host that is none", request("GET / HTTP/1.1", "host: a b")],
    [400, "an address that is none", request("GET http://%zz/ HTTP/1.1", "host: a")],
    [431, "headers without end", request("GET / HTTP/1.1", "host: a", `x-long: ${"x".repeat(20_000)}`)],
    [417, "an expectation", request("GET / HTTP/1.1", "host: a", "expect: miracles", "connection: close")],
  ])("carries every security header: %i for %s", async (status, _what, bytes) => {
    const server = await start(new Hono<HttpEnv>(), { https: true });
    const socket = await connected(server.port);
    socket.write(bytes);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    const headers = head.toLowerCase();
    expect(headers).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const header of [
      "content-security-policy: default-src 'self'; script-src 'self'; ",
      "x-content-type-options: nosniff",
      "referrer-policy: no-referrer",
      "cross-origin-opener-policy: same-origin",
      "cross-origin-resource-policy: same-origin",
      "permissions-policy: ",
      "x-frame-options: deny",
      "strict-transport-security: max-age=31536000; includesubdomains",
      "cache-control: no-store",
      "x-request-id: ",
      "connection: close",
    ])
      expect(headers).toContain(`\r\n${header}`);
    expect(JSON.parse(body)).toMatchObject({ defined: false, status });
  });
});

describe("more requests than slots", () => {
  const oneAndOne = {
    ordinary: { running: 1, waiting: 1 },
    signIn: { running: 1, waiting: 0 },
    files: { running: 1, waiting: 0 },
    passwords: { running: 1, waiting: 0 },
    maxWaitMs: 5_000,
  } as const;

  it("are refused at once, while health, files and signing in go on", async () => {
    const { app: slow, reached, release } = slowApp();
    const slots = createSlots(oneAndOne);
    const app = new Hono<HttpEnv>();
    app.get("/healthz", (c) => c.text("ok"));
    app.get("/file.css", (c) => c.text("css"));
    app.use(takeSlot(slots));
    app.get("/api/auth/session", (c) => c.text("in"));
    app.route("/", slow);
    const server = await start(app, { slots });
    const agent = new Agent();
    const running = read(`${server.url}/slow`, agent);
    await reached;
    const waiting = read(`${server.url}/quick`, agent);
    await until(() => slots.isFull("ordinary"));

    const refused = await fetch(`${server.url}/quick`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.headers.get("x-frame-options")).toBe("DENY");
    expect(await refused.json()).toEqual({
      defined: false,
      code: "UNAVAILABLE",
      status: 503,
      message: "UNAVAILABLE",
      data: { retryAfterSeconds: 2 },
    });
    for (const path of ["/healthz", "/file.css", "/api/auth/session"])
      expect((await fetch(server.url + path)).status).toBe(200);
    release();
    expect([await running, await waiting]).toEqual(["slow", "quick"]);
    expect((await fetch(`${server.url}/quick`)).status).toBe(200);
  });

  it("are refused when their turn does not come in time", async () => {
    const { app: slow, reached, release } = slowApp();
    const slots = createSlots({ ...oneAndOne, maxWaitMs: 30 });
    const app = new Hono<HttpEnv>();
    app.use(takeSlot(slots));
    app.route("/", slow);
    const server = await start(app, { slots });
    const running = read(`${server.url}/slow`, new Agent());
    await reached;
    const turnedAway = await fetch(`${server.url}/quick`);
    expect([turnedAway.status, turnedAway.headers.get("retry-after")]).toEqual([503, "2"]);
    release();
    expect(await running).toBe("slow");
  });

  it("are not worked on when nobody waits for the answer any more", async () => {
    const { app: slow, reached, release } = slowApp();
    const slots = createSlots(oneAndOne);
    let workedOn = 0;
    const app = new Hono<HttpEnv>();
    app.use(takeSlot(slots));
    app.get("/counted", (c) => c.text(String((workedOn += 1))));
    app.route("/", slow);
    const server = await start(app, { slots });
    const running = read(`${server.url}/slow`, new Agent());
    await reached;
    const impatient = await connected(server.port);
    impatient.write("GET /counted HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await until(() => slots.isFull("ordinary"));
    impatient.resetAndDestroy();
    await once(impatient, "close");
    // The client sees the close before the server does.
    expect((await fetch(`${server.url}/quick`)).status).toBe(503);
    release();
    await running;
    expect(await read(`${server.url}/counted`, new Agent())).toBe("1");
  });

  it("hold no slot while their body is still coming", async () => {
    const slots = createSlots(oneAndOne);
    const app = new Hono<HttpEnv>();
    app.use(takeSlot(slots));
    app.post("/", async (c) => c.text(await c.req.text()));
    const server = await start(app, { slots });
    const slow = await Promise.all([1, 2, 3, 4].map(() => connected(server.port)));
    for (const socket of slow)
      socket.write("POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nab");
    const answer = await fetch(server.url, { method: "POST", body: "whole" });
    expect([answer.status, await answer.text()]).toEqual([200, "whole"]);
    for (const socket of slow) {
      socket.write("cd");
      expect(await text(socket)).toMatch(/\r\n\r\nabcd$/);
    }
  });
});

/** The other end of the socket is in this process: it proceeds only when this one yields. */
async function until(isTrue: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (isTrue()) resolve();
    else setImmediate(look);
  };
  look();
  return promise;
}

async function read(url: string, agent: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { agent }, (answer) => {
    let body = "";
    answer.setEncoding("utf8").on("data", (part: string) => (body += part));
    answer.on("end", () => resolve(body));
  }).on("error", reject);
  return promise;
}
