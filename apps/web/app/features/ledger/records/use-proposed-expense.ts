import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { isSplit } from "./book-record.ts";

/** The likely rentable and category of a new expense; empty if unknown. */
export type ProposedRecord = {
  readonly propertyId: string;
  readonly unitId: string;
  readonly category: string;
};

/**
 * Proposes rentable and category of the last expense for the next one, to save typing on a phone; the property it is
 * opened with comes first. Undefined while loading; a failed query proposes nothing.
 */
export function useProposedExpense(propertyId: string): ProposedRecord | undefined {
  const last = useQuery(query.expenses.list.queryOptions({ input: { limit: 1 } }));
  if (last.isPending) return undefined;
  const [expense] = last.data?.items ?? [];
  if (expense === undefined) return { propertyId, unitId: "", category: "other" };
  const isThere = propertyId === "" || propertyId === expense.property.id;
  return {
    propertyId: propertyId === "" ? expense.property.id : propertyId,
    unitId: isThere && !isSplit(expense) ? (expense.unit?.id ?? "") : "",
    category: isThere ? expense.category : "other",
  };
}
