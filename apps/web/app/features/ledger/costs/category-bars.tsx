import type { Period } from "@keystead/domain/calendar";
import { comparedSpans } from "@keystead/domain/ledger";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { type api, query } from "../../../lib/api.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useDaysText } from "../../../ui/text/use-days-text.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/card.css";
import { CategoryList } from "./category-list.tsx";
import "./category-bars.css";

type Input = Parameters<typeof api.expenses.categories>[0];

type CategoryBarsProps = {
  readonly period: Period;
  readonly filters: Omit<Input, "from" | "to" | "beforeFrom" | "beforeTo">;
};

/**
 * The sum of each category, the largest first, with a mark for the previous period; for the current period, up to the
 * same day.
 */
export function CategoryBars({ period, filters }: CategoryBarsProps) {
  const { t } = useTranslation("ledger");
  const [params] = useSearchParams();
  const daysText = useDaysText();
  const { now, before } = comparedSpans(period, todayHere());
  const { data } = useQuery({
    ...query.expenses.categories.queryOptions({
      input: { ...filters, ...now, beforeFrom: before.from, beforeTo: before.to },
    }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data.categories.length === 0) return null;
  const hrefOf = (category: string) => {
    const to = new URLSearchParams(params);
    to.set("category", category);
    to.delete("page");
    return `?${to}`;
  };
  return (
    <section className="ks-card ks-category-bars" aria-labelledby="category-bars">
      <h2 id="category-bars">
        {t("categories.title")} <small>· {t("categories.before", { period: daysText(before) })}</small>
      </h2>
      <CategoryList categories={data.categories} hrefOf={hrefOf} />
    </section>
  );
}
