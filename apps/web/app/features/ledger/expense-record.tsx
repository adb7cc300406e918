import type { ExpenseView } from "@keystead/contract/ledger";
import { IconPaperclip } from "@tabler/icons-react";

import { placeOf } from "../../lib/place-name.ts";
import { DateText } from "../../ui/date-text.tsx";
import type { Column } from "../../ui/list-page.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { ReversalMark } from "./reversal-mark.tsx";
import "./book.css";

/** A record as a line of the table. */
export function useExpenseColumns(): (display: "symbol" | "code") => readonly Column<ExpenseView>[] {
  const { t } = useTranslation("ledger");
  return (display) => [
    { key: "day", header: t("column.day"), sort: "date", cell: ({ date }) => <DateText day={date} /> },
    { key: "property", header: t("column.property"), sort: "property", cell: placeOf },
    {
      key: "category",
      header: t("column.category"),
      sort: "category",
      cell: (expense) => <Category expense={expense} />,
    },
    {
      key: "note",
      header: t("column.note"),
      cell: (expense) => (
        <span className="ks-book-note">
          {expense.notes}
          <ReversalMark record={expense} />
        </span>
      ),
    },
    { key: "receipt", header: t("column.receipt"), cell: (expense) => <Receipts expense={expense} /> },
    {
      key: "amount",
      header: t("column.amount"),
      sort: "amount",
      align: "end",
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} display={display} />,
    },
  ];
}

/** What it was for; that it is no running cost is said where it is none. */
function Category({ expense: { category, nature } }: { readonly expense: ExpenseView }) {
  const { t } = useTranslation("ledger");
  return (
    <span>
      {t(`expenseCategory.${category}`)}
      {nature === "operating" ? null : <small className="ks-book-nature">{t(`nature.${nature}`)}</small>}
    </span>
  );
}

function Receipts({ expense: { receipts } }: { readonly expense: ExpenseView }) {
  const { t } = useTranslation("ledger");
  if (receipts === 0) return <span className="ks-second">{t("receipt.none")}</span>;
  return (
    <span className="ks-book-receipts">
      <IconPaperclip size={16} role="img" aria-label={t("receipts", { count: receipts })} />
      {receipts > 1 ? receipts : null}
    </span>
  );
}

type ExpenseCardProps = { readonly expense: ExpenseView; readonly display: "symbol" | "code" };

/** The same on a phone. */
export function ExpenseCard({ expense, display }: ExpenseCardProps) {
  const { t } = useTranslation("ledger");
  const { notes, category, date, amount, currency, receipts } = expense;
  return (
    <div className="ks-book-card">
      <div>
        <b>{notes === "" ? t(`expenseCategory.${category}`) : notes}</b>
        <MoneyText amount={amount} currency={currency} display={display} />
      </div>
      <p className="ks-second">
        <DateText day={date} /> · {placeOf(expense)}
        {notes === "" ? null : ` · ${t(`expenseCategory.${category}`)}`}
      </p>
      <div>
        <ReversalMark record={expense} />
        {receipts === 0 ? null : <Receipts expense={expense} />}
      </div>
    </div>
  );
}
