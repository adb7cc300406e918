import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Its files go and come back with it. */
export const taskTrash = trashKind("task", ["task", "document"], { comesAlone: true });
