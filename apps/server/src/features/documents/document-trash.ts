import { trashKind } from "#kernel/trash/trash-kind.ts";

export const documentTrash = trashKind("document", ["document"], {
  // The unit comes before the property to which it belongs.
  partOf: ["task_id", "turnover_id", "lease_id", "tenant_id", "unit_id", "property_id"],
  comesAlone: true,
});
