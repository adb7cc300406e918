import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const twenty = Array.from({ length: 20 }, (_, index) => index);

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("keeps one rate of a pair that is entered 20 times at once, in either direction and order", async () => {
  const session = await app.signUp();
  const cells = [
    { period: "2026-03", base: "EUR", quote: "CHF", rate: "0.95", version: null },
    { period: "2026-02", base: "EUR", quote: "CHF", rate: "0.94", version: null },
    { period: "2026-03", base: "EUR", quote: "USD", rate: "1.1", version: null },
  ];
  const turned = cells.map((cell) => ({ ...cell, base: cell.quote, quote: cell.base })).toReversed();
  const answers = await Promise.all(
    twenty.map((n) =>
      app.call("/api/v1/fx-rates", {
        method: "PUT",
        session,
        body: { changes: n % 2 === 0 ? cells : turned },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  const { rates } = await app.client(session).fx.grid({});
  expect(rates).toHaveLength(3);
  expect(new Set(rates.map(({ base }) => (base === "EUR" ? "as first" : "turned"))).size).toBe(1);
});

it("lets one of 20 changes of a rate through, and one of them may clear it", async () => {
  const session = await app.signUp();
  const cell = { period: "2026-03", base: "EUR", quote: "CHF" };
  await app.client(session).fx.save({ changes: [{ ...cell, rate: "0.95", version: null }] });
  const answers = await Promise.all(
    twenty.map((n) =>
      app.call("/api/v1/fx-rates", {
        method: "PUT",
        session,
        body: { changes: [{ ...cell, rate: n % 4 === 0 ? null : `0.9${n}`, version: 1 }] },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});
