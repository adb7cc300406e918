import type { SumRow } from "../../ui/list-page.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import "./lease-list.css";

type SumsProps = {
  readonly sums: readonly {
    readonly currency: string;
    readonly leases: number;
    readonly monthlyRent: string;
    readonly owed: string;
    readonly credit: string;
    readonly depositHeld: string;
  }[];
};

/** One line for each currency; they are never added. */
export function useSumRows(sums: SumsProps["sums"]): readonly SumRow[] {
  const { t } = useTranslation("leases");
  const display = sums.length > 1 ? "code" : "symbol";
  return sums.map(({ currency, leases, monthlyRent, depositHeld, owed }) => ({
    key: currency,
    // The line below the table says how many there are in all.
    label: sums.length > 1 ? t("sumOf", { count: leases, currency }) : t("sum"),
    cells: {
      rent: <MoneyText amount={monthlyRent} currency={currency} display={display} />,
      deposit: <MoneyText amount={depositHeld} currency={currency} display={display} />,
      balance: (
        <>
          {t("owedSum")} <MoneyText amount={owed} currency={currency} display={display} />
        </>
      ),
    },
  }));
}

/** The same below the cards of a phone. */
export function SumLines({ sums }: SumsProps) {
  const { t } = useTranslation("leases");
  return (
    <ul className="ks-lease-list-sums">
      {sums.map(({ currency, monthlyRent, owed }) => (
        <li key={currency}>
          <MoneyText amount={monthlyRent} currency={currency} /> {t("monthly")} ·{" "}
          <MoneyText amount={owed} currency={currency} /> {t("owedSum")}
        </li>
      ))}
    </ul>
  );
}
