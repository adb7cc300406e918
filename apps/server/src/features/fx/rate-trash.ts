import { trashKind } from "#kernel/trash/trash-kind.ts";

/** Rates that were cleared together are restored together; a rate that was entered again in the meantime stays. */
export const rateTrash = trashKind("fx_rate", ["exchange_rate"]);
