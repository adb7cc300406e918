export { dataExportStates, EXPORT_KEPT_DAYS, isUnderWay } from "./data-export.ts";
export type { DataExportState } from "./data-export.ts";
