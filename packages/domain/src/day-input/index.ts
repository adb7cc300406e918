export { parseDayInput } from "./parse-day-input.ts";
export { monthNamed, parseDateInput, readDayInput } from "./parse-date-input.ts";
export type { MissingYear, DayInput } from "./parse-date-input.ts";
