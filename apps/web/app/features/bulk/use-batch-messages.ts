import { useTranslation } from "../../ui/text/use-translation.ts";

export type BatchCounts = Readonly<Record<"properties" | "units" | "tenants" | "leases", number>>;

/** "4 properties, 4 tenants, 4 leases"; zero counts are left out. */
export function useBatchMessages(): (counts: BatchCounts) => string {
  const { t } = useTranslation("bulk");
  return (counts) =>
    (["properties", "units", "tenants", "leases"] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(kind, { count: counts[kind] }))
      .join(", ");
}
