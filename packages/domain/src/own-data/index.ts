export { dataExportStates, EXPORT_KEPT_DAYS, isUnderWay } from "./data-export.ts";
export type { DataExportState } from "./data-export.ts";
export { countedParts, DELETION_UNDO_DAYS, erasureKinds } from "./account-deletion.ts";
export type { CountedPart, ErasureKind } from "./account-deletion.ts";
