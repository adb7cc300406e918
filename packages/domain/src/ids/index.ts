export { idOf } from "./ids.ts";
export type * from "./ids.ts";
