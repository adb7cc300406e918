import type { PortfolioView } from "@keystead/contract/portfolio";
import { Suspense } from "react";

import { formatMonth } from "../../lib/format/format.ts";
import { FoldedSection } from "../../ui/page/folded-section.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { MoneySums } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./skeleton-block.css";

const cards = () => import("./lazy-cards.ts");
const MonthInFigures = lazyPart(async () => (await (await cards()).loadMonthInFigures()).MonthInFigures);

/** The result of the month: the net while folded; opened, the months, the properties and the costs by category. */
export function ResultSection({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  return (
    <FoldedSection
      name="portfolio-result"
      title={t("result.title")}
      headline={
        <>
          <span>{[t("result.net"), formatMonth(portfolio.month, language, "name")].join(", ")}</span>
          <b>
            <MoneySums sums={portfolio.result.month.net} none={t("none")} />
          </b>
        </>
      }
    >
      {() => (
        <Suspense fallback={<div className="ks-skeleton-block" style={{ height: 336 }} />}>
          <MonthInFigures portfolio={portfolio} />
        </Suspense>
      )}
    </FoldedSection>
  );
}
