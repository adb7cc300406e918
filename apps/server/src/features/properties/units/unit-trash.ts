import { trashKind } from "#kernel/trash/trash-kind.ts";

export const unitTrash = trashKind("unit", ["unit", "seasonal_rate", "blocked_date"], {
  partOf: ["property_id"],
});
