export { convert, sumConverted } from "./convert.ts";
export type { Conversion, ConvertedGroup, FxRecord, FxSum, MissingRate } from "./convert.ts";
export { findRate, pathText, rateTable } from "./find-rate.ts";
export type { FoundRate, RateQuery, RatesByPair } from "./find-rate.ts";
export {
  checkRate,
  FIRST_RATE_MONTH,
  isRateMonth,
  pairKey,
  RATE_BOUNDS,
  RATE_MONTHS_AHEAD,
  rateText,
} from "./rate.ts";
export type { FxRate, FxRefusal, ProposedRate } from "./rate.ts";
