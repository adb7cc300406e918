export type * from "./load-context.ts";
