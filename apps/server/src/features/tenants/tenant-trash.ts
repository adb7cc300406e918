import { trashKind } from "#kernel/trash/trash-kind.ts";

export const tenantTrash = trashKind("tenant", ["tenant", "document", "tenant_account"]);
