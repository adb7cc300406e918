import { afterAll, beforeAll, expect, it } from "vitest";

import { operatorOf } from "#testing/operator-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { answerOperator } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const operate = (name: string, email: string) => answerOperator(operatorOf(app), { name, email });
const answer = (line: string) => ({ ok: true, lines: [line] });

it("takes the rights of an administrator away from the next request on, and writes both down", async () => {
  const me = await app.signUp("admin-for-a-day@example.com");
  const pages = async () => (await app.call("/api/v1/seo-pages", { session: me })).status;
  expect(await pages()).toBe(404);
  expect(await operate("revoke", me.email)).toEqual(answer(`${me.email} is no administrator.`));
  expect(await operate("grant", me.email)).toEqual(answer(`${me.email} is an administrator now.`));
  expect(await pages()).toBe(200);
  expect(await operate("revoke", me.email)).toEqual(answer(`${me.email} is no administrator any more.`));
  expect(await pages()).toBe(404);
  // They stay signed in, like anybody else.
  expect((await app.call("/api/v1/profile", { session: me })).status).toBe(200);
  expect(await operate("revoke", "nobody@example.com")).toMatchObject({ ok: false });
});
