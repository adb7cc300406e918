import type { ExpenseView } from "@keystead/contract/ledger";
import { sumOfShares } from "@keystead/domain/ledger";
import { IconPaperclip } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatMoney, formatNumber } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { DateText } from "../../../ui/text/date-text.tsx";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LineParts } from "../../../ui/page/line-parts.tsx";
import { ReversalMark } from "./marks/reversal-mark.tsx";
import { useCostOf } from "./marks/use-cost-of.ts";
import "../books/book.css";

/** The columns of an expense after its day. */
export function useExpenseColumns(): (display: "symbol" | "code") => readonly ListColumn<ExpenseView>[] {
  const { t } = useTranslation("ledger");
  return (display) => [
    {
      key: "property",
      header: t("column.property"),
      sort: "property",
      cell: (expense) => <Rentable expense={expense} />,
    },
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
          <CostMark expense={expense} />
        </span>
      ),
    },
    {
      key: "receipt",
      header: t("column.receipt"),
      from: 1180,
      cell: (expense) => <Receipts expense={expense} />,
    },
    {
      key: "amount",
      header: t("column.amount"),
      sort: "amount",
      align: "end",
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} display={display} />,
    },
  ];
}

/** For a split bill the number of rentables; opened, each with its amount. A filter may have matched only some. */
function Rentable({ expense }: { readonly expense: ExpenseView }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const { split, property, currency } = expense;
  if (split === null) return rentableText(expense);
  const houses = new Set(split.parts.map((part) => part.property.id)).size;
  const count = split.parts.length;
  const found = split.parts.filter((part) => part.found).length;
  const rentables =
    houses === 1 ? t("split.units", { count, property: property.name }) : t("split.rentables", { count });
  const whole = formatMoney({ amount: split.amount, currency }, language);
  // What a part's amount is based on; equal parts need no explanation.
  const all = Number(sumOfShares(split.parts.map(({ share }) => share)));
  const shareOf = (share: string): string => {
    const text = formatNumber(Number(share), language, 4);
    if (split.by === "size") return t("split.size", { size: text });
    return split.by === "share" ? t("split.share", { share: text, all: formatNumber(all, language, 4) }) : "";
  };
  return (
    <LineParts
      words={found === count ? rentables : t("split.some", { rentables, whole })}
      parts={split.parts.map((part) => ({
        id: part.id,
        words: [rentableText(part), shareOf(part.share)].filter(Boolean).join(" · "),
        amount: <MoneyText amount={part.amount} currency={currency} />,
        quiet: !part.found,
      }))}
    />
  );
}

/** The category, with the nature unless it is a running cost. */
function Category({ expense: { category, nature } }: { readonly expense: ExpenseView }) {
  const { t } = useTranslation("ledger");
  return (
    <span>
      {t(`expenseCategory.${category}`)}
      {nature === "operating" ? null : <small className="ks-book-nature">{t(`nature.${nature}`)}</small>}
    </span>
  );
}

/** What the record is the cost of. */
function CostMark({ expense }: { readonly expense: ExpenseView }) {
  const cost = useCostOf()(expense);
  if (cost === null) return null;
  const { words, page } = cost;
  return <small className="ks-second">{page === null ? words : <Link to={page.to}>{words}</Link>}</small>;
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

/** The same as a card on a phone. */
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
        <DateText day={date} />
        {expense.split === null ? ` · ${rentableText(expense)}` : null}
        {notes === "" ? null : ` · ${t(`expenseCategory.${category}`)}`}
      </p>
      {expense.split === null ? null : <Rentable expense={expense} />}
      <div>
        <ReversalMark record={expense} />
        <CostMark expense={expense} />
        {receipts === 0 ? null : <Receipts expense={expense} />}
      </div>
    </div>
  );
}
