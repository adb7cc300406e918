import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

import { FILE_LIMIT } from "@keystead/domain/documents";
import { afterEach, describe, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp, type TestAppOptions, type TestSession } from "#testing/test-app.ts";
import { pdfOf, postFile } from "#testing/files/uploads.ts";
import { PACE } from "./body-pace.ts";

const open: { end: () => unknown }[] = [];
afterEach(async () => {
  for (const { end } of open.splice(0).reverse()) await end();
});

async function started(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await testApp(options);
  open.push({ end: () => app.close() });
  return app;
}

type Begun = {
  readonly path: string;
  readonly method?: string;
  /** Null: without a declared length. */
  readonly length: number | null;
  readonly session?: TestSession;
  readonly cookie?: string;
  readonly type?: string;
};

/** Starts a request with one byte of its body; the test decides what follows. */
async function begin(app: TestApp, begun: Begun): Promise<Socket> {
  const { path, method = "POST", length, session, type = "application/octet-stream" } = begun;
  const cookie = begun.cookie ?? session?.cookie;
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  open.push({ end: () => socket.destroy() });
  socket.on("error", () => {});
  await once(socket, "connect");
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(app.url).host}`,
    `Origin: ${app.url}`,
    `X-Forwarded-For: ${session?.ip ?? app.freshIp()}`,
    `Content-Type: ${type}`,
    "X-File-Name: slow.pdf",
    length === null ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${length === null ? "1\r\nx\r\n" : "x"}`);
  return socket;
}

const photo = `/api/job/photos/${crypto.randomUUID()}/${crypto.randomUUID()}`;
const nobodysLink = `keystead_job=${"0".repeat(32)}.${"x".repeat(43)}`;

/** Uploads that hold slots in the files lane: each has sent one byte of a permitted file. */
async function slowUploads(app: TestApp, session: TestSession, count: number): Promise<readonly Socket[]> {
  const { propertyId } = await rentedFlat(app.client(session));
  const path = `/api/documents/property/${propertyId}`;
  return Promise.all(Array.from({ length: count }, () => begin(app, { path, length: 100_000, session })));
}

function drained(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.once("drain", () => resolve());
  return promise;
}

describe("who may not send a file", () => {
  it.each([
    ["nobody", {}],
    ["a link that never was", { cookie: nobodysLink }],
  ])("is refused at once, and nothing more of it is read: %s", async (_who, known) => {
    const app = await started();
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => begin(app, { path: photo, method: "PUT", length: 200_000, ...known })),
    );
    // They end although none of them sends another byte.
    for (const socket of sockets)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 [^]*connection: close\r\n/i);
    expect((await app.call("/api/v1/plans")).status).not.toBe(503);
  });

  it("holds no slot while the rest of it comes, and of an endless one only so much is read", async () => {
    const one = { running: 1, waiting: 8, share: 1 };
    const app = await started({ slots: { ordinary: one, files: one } });
    const me = await app.signUp();
    const path = `/api/documents/property/${crypto.randomUUID()}`;
    const slow = await begin(app, { path, length: 1_000, session: me });
    const endless = await begin(app, { path, length: null, session: me });
    const part = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(65_536), Buffer.from("\r\n")]);
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    endless.once("close", () => resolve());
    let sent = 0;
    while (!endless.destroyed && sent < 4 * FILE_LIMIT) {
      sent += part.length;
      if (!endless.write(part)) await Promise.race([drained(endless), ended]);
    }
    // The size limit of a file until it is refused, a little more after that, and the buffers of two sockets.
    expect(sent).toBeGreaterThan(FILE_LIMIT);
    expect(sent).toBeLessThan(3 * FILE_LIMIT);
    expect((await app.client(me).properties.list({})).items).toEqual([]);
    slow.end(Buffer.alloc(999));
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe("slow files", () => {
  it("leave all other slots to others, and of their own lane most", async () => {
    const one = { running: 1, waiting: 8, share: 1 };
    const app = await started({
      slots: { ordinary: one, files: { running: 4, waiting: 64, share: 1 / 2 } },
    });
    const me = await app.signUp();
    await slowUploads(app, me, 8);
    const other = await app.signUp();
    const { propertyId } = await rentedFlat(app.client(other));
    const file = { on: "property", onId: propertyId, content: pdfOf(2_000) } as const;
    const answers = await Promise.all([1, 2, 3].map(() => postFile(app, other, file)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await app.client(me).properties.list({})).items).toHaveLength(1);
  });
});

describe("the pace of a body", () => {
  async function paced() {
    const ticks: (() => void)[] = [];
    const ticker = (tick: () => void) => {
      ticks.push(tick);
      return () => {};
    };
    const app = await started({ bodyTicker: ticker });
    return { app, look: () => ticks.forEach((tick) => tick()) };
  }
  /** All earlier bytes have been read once a request sent afterwards is answered. */
  const caughtUp = (app: TestApp) => app.call("/healthz");

  it("below the least ends it, and the next of the same sender is served", async () => {
    const { app, look } = await paced();
    const me = await app.signUp();
    const [file] = await slowUploads(app, me, 1);
    const json = await begin(app, {
      path: "/api/v1/properties",
      length: 5_000,
      session: me,
      type: "application/json",
    });
    await caughtUp(app);
    look();
    for (const socket of [file, json]) socket?.write("y");
    await caughtUp(app);
    look();
    expect(await text(json)).toMatch(/^HTTP\/1\.1 408 /);
    if (file !== undefined) expect(await text(file)).toMatch(/^HTTP\/1\.1 408 /);
    expect((await app.client(me).properties.list({})).items).toHaveLength(1);
  });

  it("is enough when some comes between one look and the next", async () => {
    const { app, look } = await paced();
    const me = await app.signUp();
    const { propertyId } = await rentedFlat(app.client(me));
    const content = Buffer.from(pdfOf(1 + 3 * PACE.bytes));
    const path = `/api/documents/property/${propertyId}`;
    const socket = await begin(app, { path, length: content.length, session: me });
    await caughtUp(app);
    look();
    for (let at = 1; at < content.length; at += PACE.bytes) {
      socket.write(content.subarray(at, at + PACE.bytes));
      await caughtUp(app);
      look();
    }
    const [answer] = await once(socket, "data");
    // It does not begin like a PDF: it was read to its end and checked.
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 [^]*FILE_TYPE_UNKNOWN/);
  });
});
