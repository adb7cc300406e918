import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Rates cleared together are restored together; a rate entered again meanwhile stays. */
export const rateTrash = trashKind("fx_rate", ["exchange_rate"]);
