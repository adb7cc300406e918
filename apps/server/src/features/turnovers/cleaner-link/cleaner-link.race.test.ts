import { afterAll, beforeAll, expect, it } from "vitest";

import { callsAround } from "#testing/requests/calls-around.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it.each(["revoked", "made anew"])(
  "[CLEAN-04] refuses a phone every request that begins when its link was %s",
  async (how) => {
    const { client } = await turnoverHost(app);
    const { id } = await client.cleaners.create({ name: "Rosa", language: "es", currency: "EUR" });
    const token = (await client.cleaners.makeLink({ id })).link?.url?.split("token=")[1] ?? "";
    const cookie = cookieOf(await app.call("/api/job/open", { body: { token } }));
    const { before, after } = await callsAround({
      call: () => app.call("/api/job/jobs", { headers: { cookie } }),
      change: () =>
        how === "revoked" ? client.cleaners.revokeLink({ id }) : client.cleaners.makeLink({ id }),
    });
    expect(new Set(before)).toEqual(new Set([200]));
    expect(new Set(after)).toEqual(new Set([401]));
    // The link from the mail opens nothing either.
    expect((await app.call("/api/job/open", { body: { token } })).status).toBe(401);
  },
);
