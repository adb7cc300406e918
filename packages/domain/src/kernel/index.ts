export { compareNames, compareText } from "./compare-text.ts";
export { recordOf } from "./record-of.ts";
export { accept, refuse } from "./refusal.ts";
export type { Accepted, Decision, DomainRefusal } from "./refusal.ts";
