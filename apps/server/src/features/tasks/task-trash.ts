import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Its files are deleted and restored with it. */
export const taskTrash = trashKind("task", ["task", "document"], { comesAlone: true });
