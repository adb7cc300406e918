import { trashKind } from "#kernel/trash/trash-kind.ts";

export const taskTrash = trashKind("task", ["task"], { comesAlone: true });
