export { FEW_COMPARABLES, marketRange, positionInRange } from "./market-range.ts";
export type { Comparable, MarketRange } from "./market-range.ts";
export {
  MARKET_FILE_BYTES,
  MARKET_FILE_ROWS,
  marketColumns,
  readMarketFile,
  skipReasons,
} from "./read-market-file.ts";
export type {
  FormatFault,
  MarketFile,
  MarketFileRefusal,
  MarketRow,
  SkippedRow,
  SkipReason,
} from "./read-market-file.ts";
