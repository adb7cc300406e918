import { trashKind } from "#kernel/trash/trash-kind.ts";

export const unitTrash = trashKind("unit", ["unit"], { partOf: ["property_id"] });
