import { sql } from "../drizzle.ts";
import { check, numeric, text, uniqueIndex } from "../pg-core.ts";
import { isCurrencyCode, isMonth } from "./row-level-security.ts";
import { edited, workspaceTable } from "./workspace-table.ts";

/** R-B01: in this month 1 unit of base = rate units of quote. */
export const exchangeRate = workspaceTable(
  "exchange_rate",
  {
    /** Month `YYYY-MM`. */
    period: text("period").notNull(),
    base: text("base").notNull(),
    quote: text("quote").notNull(),
    rate: numeric("rate", { precision: 19, scale: 10 }).notNull(),
    ...edited(),
  },
  (t) => [
    // EUR/USD and USD/EUR are one pair: two rates entered at the same moment cannot disagree.
    uniqueIndex("exchange_rate_once").on(
      t.workspaceId,
      t.period,
      sql`least(base, quote)`,
      sql`greatest(base, quote)`,
    ),
    isMonth("exchange_rate_period", t.period),
    isCurrencyCode("exchange_rate_base", t.base),
    isCurrencyCode("exchange_rate_quote", t.quote),
    check("exchange_rate_two_currencies", sql`${t.base} <> ${t.quote}`),
    check("exchange_rate_positive", sql`${t.rate} > 0`),
  ],
);
