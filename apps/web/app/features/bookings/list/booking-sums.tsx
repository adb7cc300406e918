import type { BookingSums } from "@keystead/contract/bookings";

import type { SumRow } from "../../../ui/list/list-table.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./booking-list.css";

const parts = ["total", "recorded", "outstanding"] as const;

/** One line for each currency; they are never added. */
export function useBookingSumRows(sums: BookingSums): readonly SumRow[] {
  const { t } = useTranslation("booking-list");
  const display = sums.length > 1 ? "code" : "symbol";
  return sums.map((sum) => ({
    key: sum.currency,
    label: sums.length > 1 ? t("sumOf", { count: sum.bookings, currency: sum.currency }) : t("sum"),
    cells: {
      nights: sum.nights,
      ...Object.fromEntries(
        parts.map((part) => [
          part,
          <MoneyText key={part} amount={sum[part]} currency={sum.currency} display={display} />,
        ]),
      ),
    },
  }));
}

/** The same below the cards of a phone. */
export function BookingSumLines({ sums }: { readonly sums: BookingSums }) {
  const { t } = useTranslation("booking-list");
  const display = sums.length > 1 ? "code" : "symbol";
  return (
    <ul className="ks-booking-list-sums">
      {sums.map((sum) => (
        <li key={sum.currency}>
          {parts.map((part) => (
            <span key={part}>
              {t(part)} <MoneyText amount={sum[part]} currency={sum.currency} display={display} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
