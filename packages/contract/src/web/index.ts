export { processorPurposes } from "./load-context.ts";
export type * from "./load-context.ts";
