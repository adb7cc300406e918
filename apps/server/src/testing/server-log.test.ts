import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { user } from "#kernel/db/schema/index.ts";

import { rentedFlat } from "./records/rented-flat.ts";
import { testApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Words that occur nowhere in our code, one for each place that personal data passes through. */
const input = {
  email: "canary-mail@example.com",
  wrongPassword: "canary-wrong",
  house: "Canary House",
  address: "Canary Street 1",
  tenant: "Canary Tenant",
  tenantMail: "canary-tenant@example.com",
  phone: "+49 30 4711",
  note: "canary note",
  search: "canary-search",
  agent: "canary-agent",
};

it("writes who did what into no line: neither names nor mails, searches, addresses or secrets", async () => {
  const session = await app.signUp(input.email);
  const client = app.client(session);
  const flat = await rentedFlat(client, input.house);
  const { id, rows } = await flat.lease({ notes: input.note });
  await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash", note: input.note });
  const { propertyId } = flat;
  await client.tenants.create({
    propertyId,
    name: input.tenant,
    email: input.tenantMail,
    phone: input.phone,
    notes: input.note,
  });
  const headers = { "user-agent": input.agent };
  const call = (path: string, body?: unknown) =>
    app.call(path, { session, headers, ...(body === undefined ? {} : { body }) });
  expect((await call(`/api/v1/tenants?q=${input.search}`)).status).toBe(200);
  // Refused by the schema, by a rule, by the sign-in and by the router.
  expect((await call("/api/v1/tenants", { name: input.tenant, email: input.house })).status).toBe(400);
  expect((await call("/api/v1/properties", { name: input.house, address: input.address })).status).toBe(400);
  const signIn = { email: input.email, password: input.wrongPassword };
  expect((await app.call("/api/auth/sign-in/email", { body: signIn })).status).toBe(401);
  expect((await call(`/app/${input.search}/${input.search}`)).status).toBe(503);
  const log = app.logLines.join("");
  expect(log).toContain("/api/v1/tenants");
  const token = decodeURIComponent(session.cookie.split("=", 2)[1] ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  const secrets = [...Object.values(input), session.password, token, session.ip];
  expect(secrets.filter((word) => log.includes(word))).toEqual([]);
});

it("names who and which workspace by their ids, and nobody where nobody was asked for", async () => {
  const session = await app.signUp();
  const { current } = await app.client(session).accounts.workspaces({});
  const rows = await app.db.asSystem((tx) =>
    tx.select({ id: user.id }).from(user).where(eq(user.email, session.email)),
  );
  const sent = await app.call("/api/v1/tenants", { session });
  const requestId = sent.headers.get("x-request-id");
  const lines = () => app.logLines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines().find((line) => line["requestId"] === requestId && line["msg"] === "request")).toMatchObject({
    route: "/api/v1/tenants",
    status: 200,
    userId: rows[0]?.id,
    workspaceId: current,
  });

  // Refused, yet the log still names the user.
  const refused = await app.call("/api/v1/tenants", {
    session,
    headers: { "x-workspace-id": "00000000-0000-4000-8000-000000000000" },
  });
  expect(refused.status).toBe(404);
  const refusedLine = lines().find((line) => line["requestId"] === refused.headers.get("x-request-id"));
  expect(refusedLine).toMatchObject({ userId: rows[0]?.id, workspaceId: null });

  const anonymous = await app.call("/api/v1/tenants");
  expect(anonymous.status).toBe(401);
  const anonymousLine = lines().find((line) => line["requestId"] === anonymous.headers.get("x-request-id"));
  expect(anonymousLine).toMatchObject({ route: "/api/v1/tenants", status: 401 });
  expect(anonymousLine).not.toHaveProperty("userId");
});

it("carries on each line of a request the id that its answer has, also where something unexpected happened", async () => {
  const session = await app.signUp();
  const before = app.logLines.length;
  const answers = [
    await app.call("/api/v1/tenants", { session }),
    await app.call("/api/v1/no-such-thing", { session }),
    await app.call("/api/v1/tenants", { session, body: "{", method: "POST" }),
    await app.call("/api/documents/none/file", { session }),
    await app.call("/healthz"),
  ];
  const ids = answers.map((answer) => answer.headers.get("x-request-id"));
  const lines = app.logLines.slice(before).map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.length).toBeGreaterThanOrEqual(answers.length);
  for (const line of lines) expect(ids).toContain(line["requestId"]);
  for (const id of ids)
    expect(lines.filter((line) => line["requestId"] === id && line["msg"] === "request")).toHaveLength(1);
});
