import type { Book } from "@keystead/domain/ledger";

import type { TestClient } from "../test-app.ts";

/** Both books, each with its own fields, so that a test for both is written once. */
export const bookCases = {
  income: { path: "/api/v1/income", category: "other", more: { method: "card" } },
  expense: { path: "/api/v1/expenses", category: "repairs", more: {} },
} as const satisfies Readonly<Record<Book, object>>;

export const verbsOf = (book: Book, of: TestClient) => (book === "income" ? of.income : of.expenses);
