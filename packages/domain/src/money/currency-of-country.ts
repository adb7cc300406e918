import { currency } from "./currencies.ts";
import type { Currency } from "./currencies.ts";

/** ISO 3166 countries by their currency. */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  USD: "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI",
  GBP: "GB GG GS IM JE",
  CHF: "CH LI",
  DKK: "DK FO GL",
  NOK: "BV NO SJ",
  AUD: "AU CC CX HM KI NF NR TV",
  NZD: "CK NU NZ PN TK",
  MAD: "EH MA",
  ILS: "IL PS",
  XCD: "AG AI DM GD KN LC MS VC",
  XCG: "CW SX",
  XOF: "BF BJ CI GW ML NE SN TG",
  XAF: "CF CG CM GA GQ TD",
  XPF: "NC PF WF",
};

/** Countries with a currency of their own: "AE AED". */
const ALONE = `
AE AED AF AFN AL ALL AM AMD AO AOA AR ARS AW AWG AZ AZN BA BAM BB BBD BD BDT BH BHD BI BIF BM BMD BN BND BO BOB BR BRL BS BSD
BT BTN BW BWP BY BYN BZ BZD CA CAD CD CDF CL CLP CN CNY CO COP CR CRC CU CUP CV CVE CZ CZK DJ DJF DO DOP DZ DZD EG EGP ER ERN
ET ETB FJ FJD FK FKP GE GEL GH GHS GI GIP GM GMD GN GNF GT GTQ GY GYD HK HKD HN HNL HT HTG HU HUF ID IDR IN INR IQ IQD IR IRR
IS ISK JM JMD JO JOD JP JPY KE KES KG KGS KH KHR KM KMF KP KPW KR KRW KW KWD KY KYD KZ KZT LA LAK LB LBP LK LKR LR LRD LS LSL
LY LYD MD MDL MG MGA MK MKD MM MMK MN MNT MO MOP MR MRU MU MUR MV MVR MW MWK MX MXN MY MYR MZ MZN NA NAD NG NGN NI NIO NP NPR
OM OMR PA PAB PE PEN PG PGK PH PHP PK PKR PL PLN PY PYG QA QAR RO RON RS RSD RU RUB RW RWF SA SAR SB SBD SC SCR SD SDG SE SEK
SG SGD SH SHP SL SLE SO SOS SR SRD SS SSP ST STN SY SYP SZ SZL TH THB TJ TJS TM TMT TN TND TO TOP TR TRY TT TTD TW TWD TZ TZS
UA UAH UG UGX UY UYU UZ UZS VE VES VN VND VU VUV WS WST YE YER ZA ZAR ZM ZMW ZW ZWG`;

const CURRENCY_OF: ReadonlyMap<string, Currency> = new Map([
  ...Object.entries(COUNTRIES).flatMap(([code, countries]) =>
    countries.split(" ").map((country) => [country, currency(code)] as const),
  ),
  ...[...ALONE.matchAll(/([A-Z]{2})\s([A-Z]{3})/g)].map(
    ([, country = "", code = ""]) => [country, currency(code)] as const,
  ),
]);

/** ISO 3166 codes of the countries whose currency is known. */
export const countriesWithMoney: readonly string[] = [...CURRENCY_OF.keys()];

/** The currency of a country, as a default; null for text that is no such country. */
export function currencyOfCountry(country: string): Currency | null {
  return CURRENCY_OF.get(country) ?? null;
}
