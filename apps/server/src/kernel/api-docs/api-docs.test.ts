import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("describes every operation of the contract, and shows each of them on a page without scripts", async () => {
  const document: unknown = await (await app.app.request("/api/openapi.json")).json();
  const paths = Object.entries((document as { paths: Record<string, Record<string, unknown>> }).paths);
  expect(paths.length).toBeGreaterThan(20);
  const answer = await app.app.request("/api/docs");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const page = await answer.text();
  for (const [path, methods] of paths) {
    expect(page).toContain(`/api/v1${path}<`);
    for (const method of Object.keys(methods))
      expect(page).toContain(`data-method="${method.toUpperCase()}"`);
  }
  expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  expect(page).toContain("&quot;type&quot;");
});
