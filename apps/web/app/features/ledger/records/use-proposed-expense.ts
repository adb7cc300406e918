import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { isSplit } from "./book-record.ts";

/** Where a new expense probably belongs, and what it is for; empty where that is not known. */
export type ProposedRecord = {
  readonly propertyId: string;
  readonly unitId: string;
  readonly category: string;
};

/**
 * What the last expense says of the next one, for whoever types with one thumb: its place and category; before there is any the only
 * house there is. Undefined while it is asked for; a failed question proposes nothing.
 */
export function useProposedExpense(propertyId: string): ProposedRecord | undefined {
  const last = useQuery(query.expenses.list.queryOptions({ input: { limit: 1 } }));
  const houses = useQuery(query.properties.names.queryOptions({ input: { limit: 2 } }));
  if (last.isPending || houses.isPending) return undefined;
  const [expense] = last.data?.items ?? [];
  const [house, other] = houses.data?.items ?? [];
  const only = other === undefined ? (house?.id ?? "") : "";
  if (expense === undefined)
    return { propertyId: propertyId === "" ? only : propertyId, unitId: "", category: "other" };
  const isThere = propertyId === "" || propertyId === expense.property.id;
  return {
    propertyId: propertyId === "" ? expense.property.id : propertyId,
    unitId: isThere && !isSplit(expense) ? (expense.unit?.id ?? "") : "",
    category: isThere ? expense.category : "other",
  };
}
