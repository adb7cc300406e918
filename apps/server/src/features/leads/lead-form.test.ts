import type { LoadContext } from "@keystead/contract/web";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { pricingLeads } from "#kernel/db/schema/index.ts";
import type { WebBuild } from "#kernel/http/web-build/web-mount.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

let requests: { readonly path: string; readonly lead: LoadContext["refusedLead"] }[] = [];

/** Takes the place of the built pages. */
const web: WebBuild = {
  clientDir: "/nonexistent",
  async respond(request, context) {
    requests.push({ path: new URL(request.url).pathname, lead: context.refusedLead });
    return new Response("<p>plans</p>", { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ web });
});
beforeEach(async () => {
  requests = [];
  await app.db.asSystem((tx) => tx.delete(pricingLeads));
});
afterAll(() => app.close());

function send(body: string, given: { path?: string; ip?: string; headers?: Record<string, string> } = {}) {
  const { path = "/de/tariffs", headers, ...rest } = given;
  return app.call(path, {
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    ...rest,
  });
}

const stored = () => app.db.asSystem((tx) => tx.select().from(pricingLeads));

describe("the form of the plan page without a script", () => {
  it("is stored once and leads back to the page, which says so", async () => {
    for (const path of ["/de/tariffs", "/tariffs"]) {
      const answer = await send("plan=pro&email=Anna%40Example.com", { path });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?lead=saved#lead-plain`]);
    }
    expect(await stored()).toMatchObject([
      { email: "anna@example.com", plan: "pro", source: "tariffs_page" },
    ]);
    expect(requests).toEqual([]);
  });

  it.each([
    "plan=pro&email=anna%40",
    "plan=pro",
    "",
    "email[]=x&plan=pro",
    "plan=pro&email=a%00%40example.com",
  ])("is shown again with what was typed: %s", async (body) => {
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(requests).toMatchObject([{ path: "/de/tariffs", lead: { problem: "invalidEmail" } }]);
    expect(requests[0]?.lead?.email).toBe(new URLSearchParams(body).get("email") ?? "");
    expect(await stored()).toEqual([]);
  });

  it("counts with the island's calls: five an hour from one address", async () => {
    const ip = app.freshIp();
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++)
      statuses.push(
        (await send(`plan=starter&email=a${i}%40example.com`, { ip })).status,
        (await app.call("/api/v1/leads", { ip, body: { email: `b${i}@example.com`, plan: "pro" } })).status,
      );
    expect(statuses).toEqual([303, 200, 303, 200, 303, 429]);
    expect((await send("plan=pro&email=c%40example.com", { ip })).status).toBe(429);
    expect(requests.at(-1)?.lead).toEqual({ email: "c@example.com", plan: "pro", problem: "tooMany" });
    expect(await stored()).toHaveLength(5);
  });

  it("is not taken from another site, in another form, nor at another address", async () => {
    const body = "plan=pro&email=anna%40example.com";
    const foreign = [
      { origin: "https://elsewhere.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) expect((await send(body, { headers })).status).toBe(403);
    expect((await send(body, { headers: { "content-type": "text/plain" } })).status).toBe(415);
    expect(
      (await send(body, { headers: { "content-type": "multipart/form-data; boundary=x" } })).status,
    ).toBe(415);
    expect((await send(body, { path: "/api/v1/leads" })).status).toBe(415);
    expect((await send(body, { path: "/de/terms" })).status).toBe(415);
    expect((await send(`email=${"a".repeat(300_000)}`)).status).toBe(413);
    expect(await stored()).toEqual([]);
  });
});
