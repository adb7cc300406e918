import { addToMonth, monthOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { RATE_MONTHS_AHEAD, rateText } from "@keystead/domain/fx";
import type { FxRate } from "@keystead/domain/fx";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

/** The currency of the sample's properties and campaigns. */
export const SAMPLE_CURRENCY = currency("EUR");

/** One euro in each currency, approximate: the books are made up. */
const PER_EURO = `
AED 4.25 AFN 77 ALL 97 AMD 443 AOA 1060 ARS 1650 AUD 1.77 AWG 2.08 AZN 1.97 BAM 1.956 BBD 2.32 BDT 141 BGN 1.956 BHD 0.437
BIF 3430 BMD 1.16 BND 1.51 BOB 8.02 BOV 3.1 BRL 6.2 BSD 1.16 BTN 103 BWP 15.6 BYN 3.45 BZD 2.33 CAD 1.62 CDF 2600 CHE 0.93
CHF 0.93 CHW 0.93 CLF 0.0276 CLP 1090 CNY 8.25 COP 4500 COU 11.5 CRC 583 CUP 27.8 CVE 110.3 CZK 24.3 DJF 206 DKK 7.46 DOP 74
DZD 151 EGP 55 ERN 17.4 ETB 178 FJD 2.64 FKP 0.87 GBP 0.87 GEL 3.14 GHS 12.6 GIP 0.87 GMD 84 GNF 10060 GTQ 8.9 GYD 243
HKD 9.03 HNL 30.5 HRK 7.53 HTG 152 HUF 385 IDR 19300 ILS 3.8 INR 103 IQD 1520 IRR 48900 ISK 147 JMD 187 JOD 0.823 JPY 180
KES 150 KGS 101 KHR 4650 KMF 492 KPW 1044 KRW 1700 KWD 0.356 KYD 0.967 KZT 605 LAK 25200 LBP 103900 LKR 357 LRD 208 LSL 20
LYD 6.3 MAD 10.7 MDL 19.7 MGA 5200 MKD 61.6 MMK 2436 MNT 4140 MOP 9.3 MRU 46 MUR 53 MVR 17.9 MWK 2010 MXN 21.3 MXV 2.5
MYR 4.85 MZN 74 NAD 20 NGN 1680 NIO 42.7 NOK 11.7 NPR 165 NZD 2.04 OMR 0.446 PAB 1.16 PEN 3.93 PGK 4.9 PHP 68 PKR 326 PLN 4.25
PYG 8200 QAR 4.23 RON 5.09 RSD 117.2 RUB 93 RWF 1685 SAR 4.35 SBD 9.6 SCR 16.4 SDG 697 SEK 11 SGD 1.51 SHP 0.87 SLE 27
SOS 662 SRD 45 SSP 5450 STN 24.5 SVC 10.15 SYP 12800 SZL 20 THB 37.6 TJS 10.8 TMT 4.06 TND 3.41 TOP 2.75 TRY 49 TTD 7.87
TWD 36 TZS 2850 UAH 49 UGX 4200 USD 1.16 USN 1.16 UYI 7.2 UYU 46 UYW 25 UZS 13900 VED 278 VES 278 VND 30500 VUV 141 WST 3.2
XAF 656 XCD 3.13 XCG 2.08 XOF 656 XPF 119.3 YER 277 ZAR 20 ZMW 26 ZWG 30.5`;

const RATES: ReadonlyMap<string, number> = new Map(
  [...PER_EURO.matchAll(/([A-Z]{3})\s(\S+)/g)].map(([, code = "", rate]) => [code, Number(rate)] as const),
);

/**
 * Deviation of each month of a year from the usual rate, per mille: a rate that never moves would look like a fault.
 */
const MOVES = [0, 4, 7, 3, -2, -6, -4, 1, 5, 2, -3, -1] as const;

/** The furthest that a figure of the sample looks back from its first month. */
const MONTHS_BACK = 12;

/**
 * The rates from the sample's currency into `base`: of the year before today's month, of that month and as far ahead as
 * a rate may be entered (R-B09). None when `base` is the sample's own currency.
 */
export function sampleRates(base: Currency, today: PlainDate): readonly FxRate[] {
  if (base === SAMPLE_CURRENCY) return [];
  const usual = RATES.get(base);
  if (usual === undefined) throw new RangeError(`no rate for the sample in ${base}`);
  return Array.from({ length: MONTHS_BACK + 1 + RATE_MONTHS_AHEAD }, (_, at) => {
    const period = addToMonth(monthOf(today), at - MONTHS_BACK);
    const rate = rateText((usual * (1 + (MOVES[Number(period.slice(-2)) - 1] ?? 0) / 1000)).toFixed(6));
    if (rate === null) throw new RangeError(`not a rate of ${base}: ${usual}`);
    return { period, base: SAMPLE_CURRENCY, quote: base, rate };
  });
}
