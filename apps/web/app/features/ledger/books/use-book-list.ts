import {
  firstDayOf,
  lastDayOf,
  parsePlainDate,
  type Period,
  type PlainDate,
} from "@keystead/domain/calendar";
import type { Book } from "@keystead/domain/ledger";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { type FilterRule, type ListRules, useListState } from "../../../ui/list/use-list-state.ts";
import type { BarFilters } from "../costs/month-bars.tsx";
import { useShownPeriod } from "./period-switch.tsx";

/** The state of a book's list in the address: period and filters. */
export function useBookList<
  const Sort extends string,
  const Filters extends Readonly<Record<string, FilterRule>> & { readonly to: "text" },
>(rules: ListRules<Sort, Filters>) {
  const state = useListState(rules);
  const shown = useShownPeriod();
  const { period } = shown;
  const upTo = dayWithin(state.filters["to"], period);
  const { page: _page, limit: _limit, after: _after, sort: _sort, to: _to, ...filters } = state.query;
  const days = { from: firstDayOf(period.first), to: upTo ?? lastDayOf(period.last) };
  return { state, shown, filters, upTo, days, input: { ...state.query, ...days } };
}

/** The last day to show, if the address has a day within the period; else null for all of it. */
function dayWithin(text: string | undefined, { first, last }: Period): PlainDate | null {
  const day = parsePlainDate(text ?? "");
  return day !== null && day >= firstDayOf(first) && day <= lastDayOf(last) ? day : null;
}

/** Paging and sorting change no sum, so sums are loaded once for each filter. */
export function useBookSums(book: Book, input: BarFilters & { readonly from: string; readonly to: string }) {
  const options =
    book === "income"
      ? query.income.sums.queryOptions({ input })
      : query.expenses.sums.queryOptions({ input });
  return useQuery({ ...options, placeholderData: keepPreviousData });
}
