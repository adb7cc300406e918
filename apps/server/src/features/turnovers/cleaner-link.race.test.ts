import { afterAll, beforeAll, expect, it } from "vitest";

import { cookieOf } from "#testing/cookie-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/turnover-host.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it.each(["revoked", "made anew"])(
  "[CLEAN-04] answers a phone that asks 20 times a second nothing more a second after its link was %s",
  async (how) => {
    const { client } = await turnoverHost(app);
    const { id } = await client.cleaners.create({ name: "Rosa", language: "es", currency: "EUR" });
    const token = (await client.cleaners.makeLink({ id })).link?.url?.split("token=")[1] ?? "";
    const cookie = cookieOf(await app.call("/api/job/open", { body: { token } }));
    const answered: { readonly at: number; readonly ok: boolean }[] = [];
    const sent: Promise<void>[] = [];
    const probe = setInterval(() => {
      const asked = app.call("/api/job/jobs", { headers: { cookie } }).then(({ ok }) => {
        answered.push({ at: performance.now(), ok });
      });
      sent.push(asked);
    }, 50);
    try {
      await expect
        .poll(() => answered.filter(({ ok }) => ok).length, { timeout: 10_000 })
        .toBeGreaterThan(10);
      await (how === "revoked" ? client.cleaners.revokeLink({ id }) : client.cleaners.makeLink({ id }));
      const closedAt = performance.now();
      const refusedSince = () => answered.filter(({ at, ok }) => !ok && at > closedAt).length;
      await expect.poll(refusedSince, { timeout: 20_000 }).toBeGreaterThan(25);
      const last = Math.max(...answered.filter(({ ok }) => ok).map(({ at }) => at));
      expect(last - closedAt).toBeLessThanOrEqual(1_000);
      // Nor does the link open anything that was in the mail.
      expect((await app.call("/api/job/open", { body: { token } })).status).toBe(401);
    } finally {
      clearInterval(probe);
      await Promise.all(sent);
    }
  },
);
