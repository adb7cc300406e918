/** The amounts that a list of leases shows: its filter decides, and columns and foot follow. */
export type MoneyShown = "balance" | "overdue" | "soon" | "rent";

export function moneyShown(filters: Readonly<Record<string, string>>): MoneyShown {
  if (filters["due"] !== undefined) return "rent";
  const owes = filters["owes"];
  return owes === "overdue" || owes === "soon" ? owes : "balance";
}
