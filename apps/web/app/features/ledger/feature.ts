import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const incomeScreen = {
  name: "income",
  icon: IconDownload,
  keys: "g i",
  needs: "income.read",
  separated: true,
} as const satisfies Screen;

export const expensesScreen = {
  name: "expenses",
  icon: IconUpload,
  keys: "g e",
  needs: "expense.read",
} as const satisfies Screen;

export const addresses = [
  ["income", "routes/app/income.tsx"],
  ["expenses", "routes/app/expenses.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "income.list": "nothing",
  "income.sums": "nothing",
  "income.months": "nothing",
  "income.cleaning": "nothing",
  "income.get": "nothing",
  "income.create": "record",
  "income.createBulk": "record",
  "income.undoBulk": "record",
  "income.update": "record",
  "income.change": "record",
  "income.reverse": "record",
  "income.delete": "record",
  "expenses.list": "nothing",
  "expenses.sums": "nothing",
  "expenses.months": "nothing",
  "expenses.categories": "nothing",
  "expenses.get": "nothing",
  "expenses.create": "record",
  "expenses.createBulk": "record",
  "expenses.undoBulk": "record",
  "expenses.update": "record",
  "expenses.change": "record",
  "expenses.reverse": "record",
  "expenses.delete": "record",
  "recurring.list": "nothing",
  "recurring.proposals": "nothing",
  "recurring.get": "nothing",
  "recurring.create": "recurring",
  "recurring.update": "recurring",
  "recurring.delete": "recurring",
  "recurring.accept": "record",
  "recurring.skip": "recurring",
  "recurring.undo": "record",
} as const satisfies ChangesOf<"income" | "expenses" | "recurring">;
