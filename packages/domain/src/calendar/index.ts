export {
  addDays,
  addMonths,
  addToMonth,
  dayNumber,
  dayOfWeek,
  daysInMonth,
  differenceInDays,
  differenceInMonths,
  earlierOf,
  firstDayOf,
  fromDayNumber,
  lastDayOf,
  laterOf,
  monthOf,
} from "./date-arithmetic.ts";
export {
  dateOf,
  dayOf,
  isLeapYear,
  isRealDay,
  lengthOfMonth,
  month,
  monthFrom,
  monthNumberOf,
  parseMonth,
  parsePlainDate,
  plainDate,
  yearOf,
} from "./plain-date.ts";
export type { Month, PlainDate } from "./plain-date.ts";
export { parseTypedDate } from "./typed-date.ts";
