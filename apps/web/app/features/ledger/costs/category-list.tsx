import type { expenseCategories } from "@keystead/domain/ledger";
import { amountLess, currenciesByUse } from "@keystead/domain/money";
import { useState } from "react";

import { formatMoney } from "../../../lib/format/format.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { minorOf } from "../../../lib/format/minor-units.ts";
import { BarList } from "../../../ui/chart/bar-list.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../../session/public.ts";

export type CategoryTotal = {
  readonly category: (typeof expenseCategories)[number];
  readonly currency: string;
  readonly amount: string;
  /** The earlier sum, drawn as a mark on the bar. */
  readonly before?: string;
};

type CategoryListProps = {
  readonly categories: readonly CategoryTotal[];
  readonly hrefOf: (category: CategoryTotal["category"]) => string;
  /** The currency drawn first, if it has any amounts; the base currency by default. */
  readonly home?: string;
};

/**
 * A bar for each category, linked to its records, the largest first. One currency at a time: several share no scale.
 */
export function CategoryList({ categories, hrefOf, home }: CategoryListProps) {
  const { t } = useTranslation("ledger");
  const [chosen, setChosen] = useState<string | null>(null);
  const base = useBaseCurrency();
  const barOf = useBar();
  const largestFirst = useLargestFirst();
  const currencies = currenciesByUse(
    categories.map((one) => one.currency),
    home ?? base,
  );
  const currency = currencies.find((one) => one === chosen) ?? currencies[0] ?? "";
  return (
    <>
      {currencies.length > 1 ? (
        <Segmented
          label={t("bars.currency")}
          value={currency}
          onChange={setChosen}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      ) : null}
      <BarList
        bars={categories
          .filter((one) => one.currency === currency)
          .toSorted(largestFirst)
          .map((one) => ({ ...barOf(one), to: hrefOf(one.category) }))}
      />
    </>
  );
}

/** Sorts within one currency; equal amounts by name, in the page's language. */
function useLargestFirst() {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const nameOf = ({ category }: CategoryTotal) => t(`expenseCategory.${category}`);
  return (one: CategoryTotal, other: CategoryTotal): number =>
    Number(amountLess(other.amount, one.amount, one.currency)) ||
    nameOf(one).localeCompare(nameOf(other), intlLocales[language]);
}

/** A category with more refunds than costs has no bar. */
function useBar() {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  return ({ category, currency, amount, before }: CategoryTotal) => {
    const minor = (of: string) => Math.max(0, minorOf(of, currency));
    const name = t(`expenseCategory.${category}`);
    const money = (of: string) => formatMoney({ amount: of, currency }, language);
    return {
      key: category,
      label: name,
      words:
        before === undefined
          ? t("categories.alone", { category: name, amount: money(amount) })
          : t("categories.bar", { category: name, amount: money(amount), before: money(before) }),
      value: minor(amount),
      mark: minor(before ?? "0"),
      amount: <MoneyText amount={amount} currency={currency} />,
    };
  };
}
