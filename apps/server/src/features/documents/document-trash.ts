import { trashKind } from "#kernel/trash/trash-kind.ts";

export const documentTrash = trashKind("document", ["document"]);
