import { type Currency, currency as currencyOf } from "@keystead/domain/money";
import {
  amortise,
  calculateMortgage,
  loanOf,
  loanYears,
  type MortgageTerms,
} from "@keystead/domain/mortgage";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMemo } from "react";

import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { WaitlistCard } from "../leads/public.ts";
import { useBaseCurrency } from "../session/public.ts";
import { LoanChart } from "./loan-chart.tsx";
import { useLoanMoney } from "./use-loan-money.ts";
import { LoanTable } from "./loan-table.tsx";
import { MortgageFigures } from "./mortgage-figures.tsx";
import { MortgageForm } from "./mortgage-form.tsx";
import { useMortgage } from "./use-mortgage.ts";
import "../../ui/card.css";
import "./mortgage.css";

/** What would the monthly payment be? Calculated while typing, in the browser only. */
export function MortgagePage() {
  const { t } = useTranslation(["mortgage", "ui"]);
  const currency = useBaseCurrency();
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => {
              window.print();
            }}
          >
            {t("print")}
          </Button>
        }
      >
        {t("question")}
      </PageHeader>
      {currency === undefined ? <p role="status">{t("ui:loading")}</p> : <Mortgage currency={currency} />}
    </>
  );
}

function Mortgage({ currency }: { readonly currency: string }) {
  const { t } = useTranslation("mortgage");
  const mortgage = useMortgage(currency);
  const { terms } = mortgage;
  const years = useYears(terms);
  const calculated = terms === null ? null : calculateMortgage(terms);
  return (
    <div className="ks-mortgage">
      <MortgageForm mortgage={mortgage} currency={currency} />
      <MortgageFigures
        terms={terms}
        mortgage={calculated?.ok === true ? calculated.value : null}
        currency={currencyOf(currency)}
      />
      {years.length === 0 ? null : (
        <>
          <LoanChart years={years} currency={currencyOf(currency)} />
          <LoanTable years={years} currency={currencyOf(currency)} />
        </>
      )}
      <WaitlistCard waitlist="mortgage" title={t("soon.title")}>
        {t("soon.text")}
      </WaitlistCard>
      {calculated?.ok === true ? (
        <PaymentBar minor={calculated.value.monthlyMinor} currency={currencyOf(currency)} />
      ) : null}
    </div>
  );
}

/** On a phone the result also stays in view below the fields; screen readers get it from its first place. */
function PaymentBar({ minor, currency }: { readonly minor: number; readonly currency: Currency }) {
  const { t } = useTranslation("mortgage");
  const { whole } = useLoanMoney(currency);
  return (
    <p className="ks-mortgage-bar" aria-hidden="true">
      <span>{t("monthly")}</span>
      <strong>{whole(minor)}</strong>
    </p>
  );
}

/** Hundreds of months, calculated once for each readable mortgage. */
function useYears(terms: MortgageTerms | null) {
  const { priceMinor = 0, downMinor = 0, annualRatePercent = "", years = 0 } = terms ?? {};
  return useMemo(() => {
    const months = amortise(loanOf({ priceMinor, downMinor, annualRatePercent, years }));
    return months.ok ? loanYears(months.value) : [];
  }, [priceMinor, downMinor, annualRatePercent, years]);
}
