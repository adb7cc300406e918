import { formatMoney } from "../../lib/format/format.ts";
import "../figures.css";
import { useLanguage } from "./use-language.ts";
import "../field/money.css";

type MoneyTextProps = {
  /** Decimal text as on the wire, "950.00". */
  readonly amount: string;
  readonly currency: string;
  /** `code` in lists with several currencies, `symbol` elsewhere. */
  readonly display?: "symbol" | "code";
};

/** An amount in the language of the page, with tabular figures. */
export function MoneyText({ amount, currency, display = "symbol" }: MoneyTextProps) {
  const language = useLanguage();
  return <span className="ks-money">{formatMoney({ amount, currency }, language, display)}</span>;
}

type MoneySumsProps = {
  readonly sums: readonly { readonly amount: string; readonly currency: string }[];
  /** Shown when there are no sums. */
  readonly none?: string;
};

/** Sums in several currencies side by side; they are never added up. */
export function MoneySums({ sums, none = "–" }: MoneySumsProps) {
  if (sums.length === 0) return <span className="ks-money">{none}</span>;
  const display = sums.length > 1 ? "code" : "symbol";
  return (
    <span className="ks-money-list">
      {sums.map(({ amount, currency }) => (
        <MoneyText key={currency} amount={amount} currency={currency} display={display} />
      ))}
    </span>
  );
}
