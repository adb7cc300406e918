export { allocate, shareOfDays } from "./allocate.ts";
export { currenciesByUse } from "./currencies-by-use.ts";
export { currencies, CURRENCY_CODE, currency, minorDigits, parseCurrency } from "./currencies.ts";
export type { Currency } from "./currencies.ts";
export { countriesWithMoney, currencyOfCountry } from "./currency-of-country.ts";
export {
  addMoney,
  checkAmount,
  formatMinor,
  formatMoney,
  MAX_AMOUNT_MINOR,
  parseMoney,
  roundDecimal,
} from "./money.ts";
export type { AmountRefusal, AmountRule, Money } from "./money.ts";
export { parseRational, roundDivide, roundRational } from "./rational.ts";
export type { Rational } from "./rational.ts";
export { quotientText, RATIO_DIGITS, ratioText } from "./ratio-text.ts";
export { amountLess, amountTimes, sumAmounts, sumByCurrency, sumMoney, totalOf } from "./sums.ts";
export { sameNumberIn } from "./same-number.ts";
export { parseTypedAmount, parseTypedDecimal } from "./typed-amount.ts";
export type { TypedAmount } from "./typed-amount.ts";
