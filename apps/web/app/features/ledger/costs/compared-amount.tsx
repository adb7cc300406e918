import type { ProposalView } from "@keystead/contract/ledger";
import { type Book, changeOfAmount } from "@keystead/domain/ledger";
import { IconArrowDownRight, IconArrowUpRight } from "@tabler/icons-react";

import { formatDay, formatMoney, formatPercent } from "../../../lib/format/format.ts";
import { minorOf } from "../../../lib/format/minor-units.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./compared-amount.css";

type ComparedAmountProps = {
  readonly book: Book;
  readonly amount: string;
  readonly currency: string;
  readonly compared: ProposalView["compared"];
};

/** The difference to last year's amount, or to the previous one, naming which. */
export function ComparedAmount({ book, amount, currency, compared }: ComparedAmountProps) {
  const { t } = useTranslation("recurring");
  const language = useLanguage();
  if (compared === null) return null;
  const change = changeOfAmount(minorOf(amount, currency), minorOf(compared.amount, currency));
  const words = {
    before: formatMoney({ amount: compared.amount, currency }, language),
    date: formatDay(compared.date, language),
  };
  if (change === 0) return <div className="ks-compared-amount">{t(`same.${compared.with}`, words)}</div>;
  const up = change > 0;
  const Arrow = up ? IconArrowUpRight : IconArrowDownRight;
  const by = `${up ? "+" : "−"}${formatPercent(Math.abs(change), language, 1)}`;
  return (
    <div className="ks-compared-amount" data-dearer={(up && book === "expense") || undefined}>
      <Arrow size={14} aria-hidden />
      {t(`change.${compared.with}`, { ...words, change: by })}
    </div>
  );
}
