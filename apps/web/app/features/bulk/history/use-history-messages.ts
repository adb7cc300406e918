import { useTranslation } from "../../../ui/text/use-translation.ts";

const lists = [
  "properties",
  "units",
  "tenants",
  "leases",
  "payments",
  "bookings",
  "income",
  "expenses",
] as const;
export type HistoryCounts = Readonly<Record<(typeof lists)[number], number>>;

/** "2 properties, 5 units, 40 payments"; zero counts are left out. */
export function useHistoryMessages(): (counts: HistoryCounts) => string {
  const { t } = useTranslation("bring-history");
  return (counts) =>
    lists
      .filter((list) => counts[list] > 0)
      .map((list) => t(`count.${list}`, { count: counts[list] }))
      .join(", ");
}
