import { Writable } from "node:stream";

import { afterEach, beforeEach, expect, it } from "vitest";

import { createLog } from "#kernel/http/log.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { spanReceiver, type ReceivedSpan, type SpanReceiver } from "#testing/requests/span-receiver.ts";
import { testApp, type TestApp, type TestAppOptions } from "#testing/test-app.ts";
import { openTracing } from "./open-tracing.ts";

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const FAR_MS = 600_000;

let receiver: SpanReceiver;
let app: TestApp | undefined;
beforeEach(async () => {
  receiver = await spanReceiver();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await receiver.close();
});

async function tracedApp(env: TestAppOptions["env"] = {}): Promise<TestApp> {
  app = await testApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env } });
  return app;
}

/** An orderly stop sends what waits. */
async function spansAtTheEnd(): Promise<readonly ReceivedSpan[]> {
  await app?.close();
  app = undefined;
  return receiver.spans();
}

const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);
const below = (spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter((span) => span.traceId === parent?.traceId && span.parentSpanId === parent.spanId);

it("is not there unless the operator asks for it, and then no line has a trace", async () => {
  app = await testApp();
  expect(app.deps.tracing).toBeNull();
  await app.call("/healthz");
  expect(app.logLines.join("")).not.toContain("traceId");
});

it("says of a request its route and status, its transaction, and each statement without values", async () => {
  const traced = await tracedApp({ OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20key" });
  const me = await traced.signUp();
  const flat = await rentedFlat(traced.client(me));
  const answer = await traced.call(`/api/v1/tenants/${flat.tenantId}`, { session: me });
  expect(answer.status).toBe(200);
  const { logLines } = traced;

  const spans = await spansAtTheEnd();
  const [request, ...others] = named(spans, "GET /api/v1/tenants/{id}");
  expect(others).toEqual([]);
  const requestId = answer.headers.get("x-request-id");
  expect(request).toMatchObject({
    kind: SERVER,
    parentSpanId: null,
    links: [],
    hasFailed: false,
    facts: {
      "http.request.method": "GET",
      "http.route": "/api/v1/tenants/{id}",
      "http.response.status_code": 200,
      "keystead.request.id": requestId,
    },
  });
  const [session, transaction, ...more] = below(spans, request);
  expect(more).toEqual([]);
  expect(session).toMatchObject({ kind: CLIENT, name: "select" });
  expect(session?.facts["db.query.text"]).toMatch(/^select kernel\.session_membership\(\$1, /);
  expect(transaction).toMatchObject({
    name: "transaction",
    facts: { "keystead.role": "tenant", "keystead.reads": true },
  });
  const statements = below(spans, transaction).map(({ facts }) => String(facts["db.query.text"]));
  // A read sends no frame; a connection that reads for the first time is prepared for it.
  expect(statements.filter((text) => /^(?:begin|commit)/.test(text))).toEqual([]);
  expect(statements.some((text) => text.includes('from "tenant"') && text.includes("$1"))).toBe(true);
  // What is inside begins after and ends before what it is in.
  for (const inner of [session, transaction]) {
    expect(inner?.startNs).toBeGreaterThanOrEqual(request?.startNs ?? 0n);
    expect(inner?.endNs).toBeLessThanOrEqual(request?.endNs ?? 0n);
  }

  const lines = logLines.map((line): Record<string, unknown> => JSON.parse(line));
  const own = lines.filter((line) => line["requestId"] === requestId);
  expect(own.map((line) => line["traceId"])).toEqual([request?.traceId]);
  expect(receiver.headers[0]?.authorization).toBe("Bearer key");
});

it("links the trace of whoever calls, and lets nobody choose its own", async () => {
  const traced = await tracedApp();
  const theirs = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
  const notSampled = `00-${theirs.traceId}-${theirs.spanId}-00`;
  const broken = [
    "00-00000000000000000000000000000000-b7ad6b7169203331-01",
    "ff-x",
    `${notSampled}-more`,
    "",
  ];
  for (const traceparent of [notSampled, ...broken])
    expect((await traced.call("/healthz", { headers: { traceparent } })).status).toBe(200);

  const [linked, ...unlinked] = named(await spansAtTheEnd(), "GET /healthz");
  expect(linked?.links).toMatchObject([theirs]);
  expect(linked).toMatchObject({ parentSpanId: null });
  expect(linked?.traceId).not.toBe(theirs.traceId);
  expect(unlinked.map(({ links }) => links)).toEqual(broken.map(() => []));
});

it("makes a trace of each job, with the mail in it, and says what failed by its type alone", async () => {
  const traced = await tracedApp({ SMTP_URL: "smtp://127.0.0.1:1" });
  const me = await traced.signUp("canary-mail@example.com");
  await traced.runJobs();
  const { logLines } = traced;

  const spans = await spansAtTheEnd();
  const [job] = named(spans, "job mail");
  expect(job).toMatchObject({
    kind: CONSUMER,
    parentSpanId: null,
    facts: { "keystead.job.kind": "mail", "keystead.job.end": "again" },
  });
  const [mail] = below(spans, job).filter(({ name }) => name === "send mail");
  expect(mail).toMatchObject({ hasFailed: true, facts: { "error.type": "MailNotSent" } });
  const line = logLines.find((one) => one.includes("mail not sent"));
  expect(line).toContain(`"traceId":"${job?.traceId}"`);
  expect(receiver.bodies.join("")).not.toContain(me.email);
});

it("knows nobody: neither people nor addresses, searches, tokens or secrets", async () => {
  const traced = await tracedApp();
  const canary = { mail: "canary-mail@example.com", house: "Canary House", tenant: "Canary Tenant" };
  const me = await traced.signUp(canary.mail);
  const client = traced.client(me);
  const { current } = await client.accounts.workspaces({});
  const { propertyId, lease } = await rentedFlat(client, canary.house);
  const { id, rows } = await lease({ notes: "canary note" });
  await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash", note: "canary note" });
  await client.tenants.create({
    propertyId,
    name: canary.tenant,
    email: canary.mail,
    phone: "+49 30 4711",
    notes: "",
  });
  const headers = { "user-agent": "canary-agent" };
  const token = "canary-token-of-a-link";
  for (const path of [
    "/api/v1/tenants?q=canary-search",
    `/api/calendar/${token}.ics`,
    `/job/${token}`,
    `/api/job/${token}`,
    `/en/job/${token}?t=${token}`,
    `/api/documents/${token}/file?ws=${token}`,
    `/unsubscribe/${token}`,
    `/api/v1/${token}`,
  ])
    await traced.call(path, { session: me, headers });
  await traced.call("/api/v1/tenants", { session: me, body: { name: canary.tenant, email: canary.house } });
  await traced.call("/api/auth/sign-in/email", { body: { email: canary.mail, password: "canary-wrong" } });
  await traced.call("/healthz", { method: "CANARY" }).catch(() => null);
  await traced.runJobs();
  const { url } = traced;

  const spans = await spansAtTheEnd();
  expect(spans.length).toBeGreaterThan(100);
  const sent = receiver.bodies.join("");
  const cookie = decodeURIComponent(me.cookie.split("=", 2)[1] ?? "").split(".")[0] ?? "";
  expect(cookie.length).toBeGreaterThan(20);
  const secrets = [
    me.email,
    me.ip,
    me.password,
    cookie,
    current,
    propertyId,
    id,
    token,
    url,
    // With its space: four figures alone also stand in ids and times of spans.
    "30 4711",
    "needle",
  ];
  expect([...secrets, "127.0.0.1"].filter((word) => sent.includes(word))).toEqual([]);
  expect(/canary/i.exec(sent)).toBeNull();
  // Ids are those of requests and jobs.
  const ids = spans.flatMap(({ facts }) =>
    Object.entries(facts).flatMap(([name, value]) =>
      /[0-9a-f]{8}-[0-9a-f]{4}-/.test(String(value)) ? [name] : [],
    ),
  );
  expect(new Set(ids)).toEqual(new Set(["keystead.request.id", "keystead.job.id"]));
});

// Takes five seconds: so long the last spans are offered to a collector that is not there.
it("answers as ever while nobody takes the spans, also at its end", async () => {
  receiver.answerWith(null);
  const traced = await tracedApp();
  expect((await traced.call("/healthz")).status).toBe(200);
  await traced.deps.db.asSystem(async () => {});
  await receiver.close();
  expect((await traced.call("/healthz")).status).toBe(200);
  const { logLines } = traced;
  expect(await spansAtTheEnd()).toEqual([]);
  expect(logLines.filter((line) => line.includes("traces"))).toHaveLength(1);
  receiver = await spanReceiver();
});

it("keeps so many spans while the collector is away, drops the rest, and says it once each way", async () => {
  const logged: string[] = [];
  const waiting: { readonly word: string; readonly resolve: () => void }[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(String(JSON.parse(chunk.toString())["msg"]));
      for (const { word, resolve } of waiting) if (logged.at(-1)?.includes(word) === true) resolve();
      done();
    },
  });
  const untilLogged = (word: string) => new Promise<void>((resolve) => waiting.push({ word, resolve }));
  const tracing = openTracing(
    { url: `${receiver.url}/v1/traces`, headers: {} },
    createLog("info", { destination, tracing: true }),
    FAR_MS,
  );
  const spansOf = async (count: number, name: string) => {
    for (let at = 0; at < count; at += 1)
      await tracing.trace({ name, kind: "server", facts: {} }, async () => {});
  };

  receiver.answerWith(400);
  const away = untilLogged("cannot be sent");
  await spansOf(10_000, "away");
  await away;
  const kept = receiver.spans().length;
  receiver.answerWith(200);
  const back = untilLogged("sent again");
  await spansOf(1_000, "back");
  await back;
  await tracing.close();
  expect(receiver.spans().length - kept).toBeLessThan(2_048 + 1_000 + 1);
  expect(logged.filter((line) => line.startsWith("traces"))).toEqual([
    "traces cannot be sent, they are dropped",
    "traces are sent again",
  ]);
});
