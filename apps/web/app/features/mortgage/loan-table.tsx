import type { Currency } from "@keystead/domain/money";
import { type LoanMonth, loanTotal, type LoanYear } from "@keystead/domain/mortgage";
import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo, useId, useState } from "react";

import { useTranslation } from "../../ui/text/use-translation.ts";
import { useLoanMoney } from "./use-loan-money.ts";
import "../../ui/figures.css";
import "./mortgage.css";

type LoanTableProps = { readonly years: readonly LoanYear[]; readonly currency: Currency };

/** Every month of the loan, grouped by year. */
export const LoanTable = memo(function LoanTable({ years, currency }: LoanTableProps) {
  const { t } = useTranslation("mortgage");
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const isAllOpen = years.every(({ year }) => open.has(year));
  const turn = (year: number) => {
    const next = new Set(open);
    if (!next.delete(year)) next.add(year);
    setOpen(next);
  };
  return (
    <section className="ks-card ks-mortgage-table" aria-labelledby={id}>
      <div className="ks-card-head ks-mortgage-head">
        <div>
          <h2 id={id}>{t("table.title")}</h2>
          <p className="ks-second">{t("table.text", { currency })}</p>
        </div>
        <Button
          variant="default"
          onClick={() => {
            setOpen(new Set(isAllOpen ? [] : years.map(({ year }) => year)));
          }}
        >
          {t(isAllOpen ? "table.fold" : "table.unfold")}
        </Button>
      </div>
      <table className="ks-figures ks-mortgage-rows">
        <thead>
          <tr>
            <th scope="col">{t("table.when")}</th>
            <th scope="col" className="ks-figures-end ks-mortgage-wide">
              {t("table.payment")}
            </th>
            <th scope="col" className="ks-figures-end">
              {t("interest")}
            </th>
            <th scope="col" className="ks-figures-end">
              {t("principal")}
            </th>
            <th scope="col" className="ks-figures-end">
              {t("table.balance")}
            </th>
          </tr>
        </thead>
        {years.map((year) => (
          <YearRows
            key={year.year}
            year={year}
            currency={currency}
            isOpen={open.has(year.year)}
            onTurn={turn}
          />
        ))}
        <tfoot>
          <TotalRow years={years} currency={currency} />
        </tfoot>
      </table>
    </section>
  );
});

type YearRowsProps = {
  readonly year: LoanYear;
  readonly currency: Currency;
  readonly isOpen: boolean;
  readonly onTurn: (year: number) => void;
};

function YearRows({ year, currency, isOpen, onTurn }: YearRowsProps) {
  const { t } = useTranslation("mortgage");
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <tbody>
      <tr className="ks-mortgage-year">
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              onTurn(year.year);
            }}
          >
            <Chevron size={16} aria-hidden />
            {t("table.year", { year: year.year })}
          </button>
        </th>
        <Figures of={year} currency={currency} />
      </tr>
      {isOpen
        ? year.months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{t("table.month", { month: month.month })}</th>
              <Figures of={month} currency={currency} />
            </tr>
          ))
        : null}
    </tbody>
  );
}

type FiguresProps = {
  readonly of: Omit<LoanMonth, "month" | "balanceMinor"> & { readonly balanceMinor?: number };
  readonly currency: Currency;
};

function Figures({ of, currency }: FiguresProps) {
  const { bare } = useLoanMoney(currency);
  return (
    <>
      <td className="ks-figures-end ks-mortgage-wide">{bare(of.paymentMinor)}</td>
      <td className="ks-figures-end">{bare(of.interestMinor)}</td>
      <td className="ks-figures-end">{bare(of.principalMinor)}</td>
      <td className="ks-figures-end">{of.balanceMinor === undefined ? "" : bare(of.balanceMinor)}</td>
    </>
  );
}

function TotalRow({ years, currency }: LoanTableProps) {
  const { t } = useTranslation("mortgage");
  return (
    <tr>
      <th scope="row">{t("table.total")}</th>
      <Figures of={loanTotal(years)} currency={currency} />
    </tr>
  );
}
