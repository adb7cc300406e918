/** ISO 4217 minor-unit digits that are not 2 (R-A01). Never derived from Intl: it deviates for 16 real currencies. */
const DIGITS: Readonly<Record<string, readonly string[]>> = {
  "0": "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" "),
  "3": "BHD IQD JOD KWD LYD OMR TND".split(" "),
  "4": "CLF UYW".split(" "),
};

/** Active ISO 4217 codes that are a country's money, plus BGN and HRK for records older than their euro (R-A01). */
const CODES = `
AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW
CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK
HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD
MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU
UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

const DIGITS_OF: ReadonlyMap<string, number> = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((code) => [code, digitsListed(code)]),
);

/** The form of every code, where the list of codes is not available. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;

declare const currencyBrand: unique symbol;

/** An accepted ISO 4217 code in upper case. */
export type Currency = string & { readonly [currencyBrand]: true };

/** Every accepted code, in alphabetical order. */
export const currencies: readonly Currency[] = [...DIGITS_OF.keys()].map((code) => code as Currency);

/** Reads a code; null = UNKNOWN_CURRENCY. Lower case is not accepted. */
export function parseCurrency(text: string): Currency | null {
  return DIGITS_OF.has(text) ? (text as Currency) : null;
}

/** Constructor for a code known to be valid; throws a RangeError otherwise. */
export function currency(text: string): Currency {
  const code = parseCurrency(text);
  if (code === null) throw new RangeError(`unknown currency: ${text}`);
  return code;
}

/** Digits behind the decimal mark: 0, 2, 3 or 4 (R-A01). */
export function minorDigits(code: Currency): number {
  const digits = DIGITS_OF.get(code);
  if (digits === undefined) throw new RangeError(`unknown currency: ${code}`);
  return digits;
}

function digitsListed(code: string): number {
  const listed = Object.entries(DIGITS).find(([, codes]) => codes.includes(code));
  return listed === undefined ? 2 : Number(listed[0]);
}
