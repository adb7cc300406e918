export { dataExportStates, EARLIEST_YEAR, EXPORT_KEPT_DAYS, isUnderWay, LATEST_YEAR } from "./data-export.ts";
export { MAX_PASSPHRASE, MIN_PASSPHRASE } from "./passphrase.ts";
export type { DataExportState } from "./data-export.ts";
export { countedParts, DELETION_UNDO_DAYS, erasureKinds } from "./account-deletion.ts";
export type { CountedPart, ErasureKind } from "./account-deletion.ts";
