export { compareNames, compareText } from "./order.ts";
export { recordOf } from "./record-of.ts";
export { accept, refuse } from "./refusal.ts";
export type { Accepted, Decision, Refusal } from "./refusal.ts";
