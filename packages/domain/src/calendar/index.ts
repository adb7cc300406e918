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
export { DAY_MS } from "./day-length.ts";
export { dateOfLocal, localAt, localDateTime, parseLocalDateTime } from "./local-date-time.ts";
export type { LocalDateTime } from "./local-date-time.ts";
export { MONTHS_IN, parsePeriod, periodOf, periodText, RECORDED_PERIOD, spans } from "./period.ts";
export type { Period, PeriodSpan } from "./period.ts";
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
export {
  FIRST_RECORDED_DAY,
  FIRST_RECORDED_YEAR,
  isRecordedDay,
  LAST_RECORDED_DAY,
  LAST_RECORDED_YEAR,
  parseRecordedDay,
  RECORDED_MONTH,
} from "./recorded-days.ts";
export { TIME_OF_DAY } from "./time-of-day.ts";
export { isZoneName, TIME_ZONE_LIMIT } from "./time-zone.ts";
export { dayInZone, HOUR_MS, instantOf, localIn, MINUTE_MS } from "./zoned-time.ts";
export type { EpochMs } from "./zoned-time.ts";
export { parseMinutesInput } from "./parse-minutes-input.ts";
