import { trashKind } from "#kernel/trash/trash-kind.ts";

/** The rates that were cleared together come back together; one that was entered anew meanwhile stays. */
export const rateTrash = trashKind("fx_rate", ["exchange_rate"]);
