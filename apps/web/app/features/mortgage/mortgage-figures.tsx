import type { Currency } from "@keystead/domain/money";
import type { Mortgage, MortgageTerms } from "@keystead/domain/mortgage";

import { formatPercent, formatDecimal } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useLoanMoney } from "./use-loan-money.ts";
import "./mortgage.css";

type MortgageFiguresProps = {
  readonly terms: MortgageTerms | null;
  /** Null while a field is unreadable. */
  readonly mortgage: Mortgage | null;
  readonly currency: Currency;
};

const NOTHING = "—";

/** The result. The payment comes first, because it is what the user wants to know. */
export function MortgageFigures({ terms, mortgage, currency }: MortgageFiguresProps) {
  const { t } = useTranslation("mortgage");
  const { whole } = useLoanMoney(currency);
  const shown = (minor: number | undefined) => (minor === undefined ? NOTHING : whole(minor));
  return (
    <section className="ks-card ks-mortgage-figures" aria-label={t("result")}>
      <dl className="ks-mortgage-payment" aria-live="polite">
        <dt>{t("monthly")}</dt>
        <dd>{shown(mortgage?.monthlyMinor)}</dd>
      </dl>
      <dl className="ks-mortgage-totals">
        <div>
          <dt>{t("loan")}</dt>
          <dd>{shown(mortgage?.loanMinor)}</dd>
        </div>
        <div>
          <dt>{t("totalInterest")}</dt>
          <dd>{shown(mortgage?.totalInterestMinor)}</dd>
        </div>
        <div>
          <dt>{t("totalPayment")}</dt>
          <dd>{shown(mortgage?.totalPaymentMinor)}</dd>
        </div>
      </dl>
      {mortgage === null || mortgage.totalPaymentMinor === 0 ? null : <InterestShare mortgage={mortgage} />}
      {terms === null ? null : <TermsInPrint terms={terms} currency={currency} />}
    </section>
  );
}

/** How much of all payments is repayment and how much is interest. */
function InterestShare({ mortgage }: { readonly mortgage: Mortgage }) {
  const { t } = useTranslation("mortgage");
  const language = useLanguage();
  const interest = mortgage.totalInterestMinor / mortgage.totalPaymentMinor;
  const words = {
    principal: t("shareOfPrincipal", { share: formatPercent(1 - interest, language, 1) }),
    interest: t("shareOfInterest", { share: formatPercent(interest, language, 1) }),
  };
  return (
    <div className="ks-mortgage-share">
      <div role="img" aria-label={`${words.principal}, ${words.interest}`}>
        <span data-part="principal" style={{ width: `${(1 - interest) * 100}%` }} />
        {interest > 0 ? <span data-part="interest" style={{ width: `${interest * 100}%` }} /> : null}
      </div>
      <p aria-hidden="true">
        <span data-part="principal">{words.principal}</span>
        <span data-part="interest">{words.interest}</span>
      </p>
    </div>
  );
}

/** The fields are not printed, but their values are. */
function TermsInPrint({ terms, currency }: { readonly terms: MortgageTerms; readonly currency: Currency }) {
  const { t } = useTranslation("mortgage");
  const language = useLanguage();
  const { whole } = useLoanMoney(currency);
  return (
    <dl className="ks-mortgage-terms">
      <dt>{t("price")}</dt>
      <dd>{whole(terms.priceMinor)}</dd>
      <dt>{t("down")}</dt>
      <dd>{whole(terms.downMinor)}</dd>
      <dt>{t("rate")}</dt>
      <dd>{t("percent", { number: formatDecimal(terms.annualRatePercent, language) })}</dd>
      <dt>{t("years")}</dt>
      <dd>{terms.years}</dd>
    </dl>
  );
}
