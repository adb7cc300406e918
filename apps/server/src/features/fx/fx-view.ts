import type { BaseSum, ConvertedView, MissingRateView, RateView } from "@keystead/contract/fx";
import type { ConvertedGroup, FxRate, FxSum } from "@keystead/domain/fx";
import { moneyText } from "@keystead/domain/money";

/** A sum as the API sends it: decimal text, with stored rates as they were entered. */
export function baseSumView(sum: FxSum): BaseSum {
  const { currency, totalMinor } = sum;
  return {
    currency,
    total: totalMinor === null ? null : moneyText({ minor: totalMinor, currency }),
    converted: sum.converted.map(convertedView),
    missing: sum.missing.map(missingView),
    ahead: sum.ahead.map(missingView),
  };
}

export function rateView({ period, base, quote, rate }: FxRate): RateView {
  return { period, base, quote, rate };
}

export function missingView({ period, from, to, records }: MissingRateView): MissingRateView {
  return { period, from, to, records };
}

function convertedView(group: ConvertedGroup): ConvertedView {
  const { period, from, to, records, originalMinor, minor, found } = group;
  return {
    period,
    from,
    records,
    original: moneyText({ minor: originalMinor, currency: from }),
    amount: moneyText({ minor, currency: to }),
    path: found.path === "same" ? "direct" : found.path,
    via: found.via,
    legs: found.legs.map(rateView),
  };
}
