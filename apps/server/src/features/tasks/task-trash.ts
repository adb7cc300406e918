import { trashKind } from "#kernel/trash/trash-kind.ts";

/** The files of a task are deleted and restored with it. */
export const taskTrash = trashKind("task", ["task", "document"], { comesAlone: true });
