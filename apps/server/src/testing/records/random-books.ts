import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";
import { currency, moneyText } from "@keystead/domain/money";

import { manualIncome } from "./manual-income.ts";
import { randomBelow } from "./random-lease-history.ts";
import { rentedFlat } from "./rented-flat.ts";
import type { TestApp, TestClient } from "../test-app.ts";

/** Enters rates of the franc and the yen against the euro, the same in each month. */
export async function ratesOf(client: TestClient, periods: readonly string[]): Promise<void> {
  const quotes = [
    { quote: "CHF", rate: "0.9412" },
    { quote: "JPY", rate: "171.37" },
  ];
  const changes = periods.flatMap((period) =>
    quotes.map((one) => ({ ...one, period, base: "EUR", version: null })),
  );
  await client.fx.save({ changes });
}

/** Records of every category and nature, deposits in and out, at houses with different currencies. */
export async function randomBooks(app: TestApp, client: TestClient, seed: number): Promise<void> {
  const pick = randomBelow(seed * 7919);
  const one = <Item>(items: readonly [Item, ...Item[]]): Item => items[pick(items.length)] ?? items[0];
  for (const code of ["EUR", "CHF", "JPY"]) {
    const { propertyId } = await rentedFlat(client, `House ${code}`);
    const { version } = await client.properties.get({ id: propertyId });
    await client.properties.update({ id: propertyId, version, currency: code });
    const { minor, day } = {
      minor: () => 1 + pick(2_000_000),
      day: () => `2026-0${1 + pick(3)}-${String(1 + pick(9)).padStart(2, "0")}`,
    };
    for (let at = 0; at < 15; at += 1) {
      const category = one(incomeCategories);
      await manualIncome(app, {
        propertyId,
        category,
        nature: one(incomeNatures),
        amountMinor: category === "deposit" && pick(2) === 0 ? -minor() : minor(),
        currency: code,
        receivedOn: day(),
      });
      await client.expenses.create({
        propertyId,
        category: one(expenseCategories),
        nature: one(expenseNatures),
        amount: moneyText({ minor: minor(), currency: currency(code) }),
        currency: code,
        date: day(),
        confirm: ["RECORD_LIKE_ANOTHER"],
      });
    }
  }
}
