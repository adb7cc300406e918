export { parseTypedDay } from "./parse-typed-day.ts";
export { monthNamed, parseTypedDate, readTypedDay } from "./typed-date.ts";
export type { MissingYear, TypedDay } from "./typed-date.ts";
