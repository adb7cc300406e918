import {
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  netOfMonth,
} from "@keystead/domain/ledger";
import type { CashRecord } from "@keystead/domain/ledger";
import { currency, moneyText } from "@keystead/domain/money";
import { eq } from "#kernel/db/drizzle.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { expense, income } from "#kernel/db/schema/index.ts";
import { csvLines } from "#testing/files/csv-lines.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";

let app: TestApp;
let me: TestSession;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-20T09:00:00Z" });
  me = await app.signUp();
});
afterAll(() => app.close());

const codes = ["EUR", "CHF", "JPY"] as const;
const days = ["2026-01-31", "2026-02-01", "2026-03-01", "2026-03-20", "2026-03-31", "2025-03-15"] as const;

const placed = { day: fc.constantFrom(...days), minor: fc.integer({ min: 1, max: 9_999_999 }) };
const record = fc.oneof(
  fc.record({
    ...placed,
    book: fc.constant("income" as const),
    category: fc.constantFrom(...incomeCategories),
    nature: fc.constantFrom(...incomeNatures),
  }),
  fc.record({
    ...placed,
    book: fc.constant("expense" as const),
    category: fc.constantFrom(...expenseCategories),
    nature: fc.constantFrom(...expenseNatures),
  }),
);

const fileOf = async (fields: Readonly<Record<string, unknown>>) => {
  const answer = await app.call("/api/exports/report", {
    session: me,
    body: { period: "2026", format: "csv", amounts: "original", ...fields },
  });
  return answer.status === 409 ? [] : csvLines(Buffer.from(await answer.arrayBuffer()));
};

it(
  "what is left of a month is one figure: in the domain, on the portfolio, at each property and in the exports (R-F08)",
  { timeout: 120_000 },
  async () => {
    const client = app.client(me);
    const houses: { readonly id: string; readonly code: (typeof codes)[number] }[] = [];
    // Each house in a currency of its own, so that nothing is converted.
    for (const code of codes) {
      const { propertyId: id } = await rentedFlat(client, `House ${code}`);
      const { version } = await client.properties.get({ id });
      await client.properties.update({ id, version, currency: code });
      houses.push({ id, code });
    }
    const { current: workspaceId } = await client.accounts.workspaces({});
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(record, fc.integer({ min: 0, max: 2 })), { maxLength: 40 }),
        async (all) => {
          await app.deps.db.asSystem(async (tx) => {
            await tx.delete(income).where(eq(income.workspaceId, workspaceId));
            await tx.delete(expense).where(eq(expense.workspaceId, workspaceId));
            for (const [one, at] of all) {
              const house = houses[at] ?? houses[0];
              if (house === undefined) continue;
              const shared = {
                workspaceId,
                propertyId: house.id,
                amountMinor: one.minor,
                currency: house.code,
                notes: "",
              };
              if (one.book === "income")
                await tx.insert(income).values({
                  ...shared,
                  category: one.category,
                  nature: one.nature,
                  receivedOn: one.day,
                  method: "cash",
                });
              else
                await tx
                  .insert(expense)
                  .values({ ...shared, category: one.category, nature: one.nature, spentOn: one.day });
            }
          });
          const netAt = (code: string, month: string): number => {
            const moved = all
              .filter(([one, at]) => (houses[at] ?? houses[0])?.code === code && one.day.startsWith(month))
              .map(([one]): CashRecord => one);
            return netOfMonth(moved).cashFlow ?? 0;
          };
          const texts = (month: string) =>
            houses
              .flatMap(({ code }) => {
                const minor = netAt(code, month);
                return minor === 0
                  ? []
                  : [{ currency: code as string, amount: moneyText({ minor, currency: currency(code) }) }];
              })
              .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
          const portfolio = await client.portfolio.get({});
          expect(portfolio.result.month.net).toEqual(texts("2026-03"));
          const { items } = await client.properties.list({});
          expect(
            items
              .flatMap(({ netThisMonth }) => netThisMonth)
              .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
          ).toEqual(texts("2026-03"));
          const exported = (lines: Awaited<ReturnType<typeof fileOf>>, month: string) =>
            lines
              .filter((line) => line["month"] === month && Number(line["cash_flow"]) !== 0)
              .map((line) => ({ currency: line["currency"], amount: line["cash_flow"] }))
              .toSorted((a, b) => (String(a.currency) < String(b.currency) ? -1 : 1));
          const [profit, flow] = [await fileOf({ report: "profit" }), await fileOf({ report: "cash_flow" })];
          for (const month of ["2026-01", "2026-02", "2026-03"]) {
            expect(exported(profit, month)).toEqual(texts(month));
            expect(exported(flow, month)).toEqual(texts(month));
          }
        },
      ),
      { numRuns: 15 },
    );
  },
);
