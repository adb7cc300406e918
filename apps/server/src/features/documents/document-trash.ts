import { trashKind } from "#kernel/trash/trash-kind.ts";

export const documentTrash = trashKind("document", ["document"], {
  // A unit before the property it lies in.
  partOf: ["task_id", "turnover_id", "lease_id", "tenant_id", "unit_id", "property_id"],
  comesAlone: true,
});
