import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { transactedRoute } from "#kernel/api/index.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { ordinaryBody, takesBody } from "./body-of-route.ts";
import type { HttpEnv } from "../context.ts";

const MEBIBYTE = 1_024 * 1_024;
const BYTES = "application/octet-stream";

const routes = new Hono<HttpEnv>();
const size = transactedRoute("property.update")(async (c) =>
  c.json({ bytes: (await c.req.arrayBuffer()).byteLength }),
);
routes.post("/test/files", takesBody({ upTo: MEBIBYTE, types: [BYTES] }), size);
routes.put("/test/files", size);
routes.post("/test/notes", size);

let app: TestApp;
let me: TestSession;

beforeAll(async () => {
  app = await testApp({ routes });
  me = await app.signUp();
});
afterAll(() => app.close());

type Sent = {
  readonly path: string;
  readonly bytes: number;
  readonly type?: string;
  readonly method?: string;
  /** Sent in chunks without a length; with `goesOn` it is refused before it ends. */
  readonly chunked?: boolean;
  readonly goesOn?: boolean;
  readonly signedIn?: boolean;
};

async function send(sent: Sent) {
  const { path, bytes, type = BYTES, method = "POST", chunked = false, signedIn = true } = sent;
  const whole = new Uint8Array(bytes).fill(32);
  const init = {
    method,
    headers: {
      origin: app.url,
      "x-forwarded-for": me.ip,
      "content-type": type,
      ...(signedIn ? { cookie: me.cookie } : {}),
    },
    body: chunked ? inParts(whole, sent.goesOn === true) : whole,
    duplex: "half",
  };
  const answer = await fetch(`${app.url}/api/test/${path}`, init);
  const body: Readonly<Record<string, unknown>> = JSON.parse(await answer.text());
  return { status: answer.status, body, connection: answer.headers.get("connection") };
}

function inParts(whole: Uint8Array<ArrayBuffer>, goesOn: boolean): ReadableStream<Uint8Array<ArrayBuffer>> {
  const part = 60_000;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= whole.length) return goesOn ? Promise.withResolvers<void>().promise : controller.close();
      controller.enqueue(whole.slice(at, at + part));
      at += part;
    },
  });
}

const tooLarge = {
  status: 413,
  body: { defined: false, code: "PAYLOAD_TOO_LARGE", status: 413, message: "PAYLOAD_TOO_LARGE" },
  connection: "close",
};

describe.each([
  ["with its length said", false],
  ["in parts", true],
])("a body %s", (_how, chunked) => {
  it.each([
    ["a route that takes more", { path: "files", limit: MEBIBYTE }],
    ["any other route", { path: "notes", limit: ordinaryBody.upTo, type: "application/json" }],
    [
      "another method of the same path",
      {
        path: "files",
        method: "PUT",
        limit: ordinaryBody.upTo,
        type: "application/json",
      },
    ],
  ])("reaches %s up to the last byte, and not with one more", async (_route, { limit, ...sent }) => {
    expect(await send({ ...sent, bytes: limit, chunked })).toMatchObject({
      status: 200,
      body: { bytes: limit },
    });
    expect(await send({ ...sent, bytes: limit + 1, chunked, goesOn: true })).toEqual(tooLarge);
  });

  it("of more than usual is not received from somebody who never signed in", async () => {
    const usual = await send({ path: "files", bytes: ordinaryBody.upTo, chunked, signedIn: false });
    const more = await send({
      path: "files",
      bytes: ordinaryBody.upTo + 1,
      chunked,
      goesOn: true,
      signedIn: false,
    });
    expect([usual.status, more.status]).toEqual([401, 401]);
    expect(more.body).toEqual(usual.body);
    expect(more.connection).toBe("close");
  });
});

it("is of a type that its route takes, or JSON", async () => {
  const statuses = async (path: string, method = "POST") =>
    Promise.all(
      [BYTES, "application/json; charset=utf-8", "multipart/form-data; boundary=x", "text/plain"].map(
        async (type) => (await send({ path, method, bytes: 3, type })).status,
      ),
    );
  expect(await statuses("files")).toEqual([200, 200, 415, 415]);
  expect(await statuses("files", "PUT")).toEqual([415, 200, 415, 415]);
  expect(await statuses("notes")).toEqual([415, 200, 415, 415]);
});
