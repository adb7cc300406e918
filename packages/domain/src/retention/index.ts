export { retention } from "./retention-table.ts";
export type { Retained, RetainedName } from "./retention-table.ts";
