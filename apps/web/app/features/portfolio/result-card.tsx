import type { PortfolioView } from "@keystead/contract/portfolio";
import { drillDownAddress, monthBeforeDrillDowns, portfolioDrillDowns } from "@keystead/domain/drill-down";
import { amountLess } from "@keystead/domain/money";
import { IconTrendingDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";

import { formatMoney, formatMonth } from "../../lib/format/format.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { isNegative, isZero, withoutSign } from "../../lib/format/minor-units.ts";
import { MoneySums, MoneyText } from "../../ui/text/money-text.tsx";
import { Segmented } from "../../ui/field/segmented.tsx";
import { useDaysText } from "../../ui/text/use-days-text.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyCategoryList } from "../ledger/public.ts";
import "../../ui/card.css";
import "./result-card.css";

type Property = PortfolioView["properties"][number];
type Span = keyof PortfolioView["result"];
type Left = PortfolioView["result"][Span];

/** As many as fit beside the categories; properties with a loss come first. */
const SHOWN = 8;

/** The result of the month or the year after costs (R-F08), the costs by category, and the properties with a loss. */
export function ResultCard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const id = useId();
  const [span, setSpan] = useState<Span>("month");
  const { month, properties } = portfolio;
  const year = month.slice(0, 4);
  const period = span === "month" ? month : year;
  const categories = portfolio.categories
    .map(({ category, currency, ...of }) => ({ category, currency, amount: of[span] }))
    .filter(({ amount }) => !isZero(amount));
  const moved = properties.filter(({ result }) => hasMoved(result[span]));
  const lost = moved.filter(({ result }) => isLoss(result[span]));
  const shown = [...lost, ...moved.filter((one) => !lost.includes(one))].slice(0, SHOWN);
  return (
    <section className="ks-card ks-result-card" aria-labelledby={id}>
      <div className="ks-card-head ks-result-card-head">
        <h2 id={id}>{t("result.title")}</h2>
        <Segmented<Span>
          label={t("result.span")}
          value={span}
          onChange={setSpan}
          options={[
            { value: "month", label: formatMonth(month, language, "name") },
            { value: "year", label: year },
          ]}
        />
      </div>
      <Sums
        left={portfolio.result[span]}
        to={{
          received: drillDownAddress(portfolioDrillDowns.received({ month: period })),
          costs: drillDownAddress(portfolioDrillDowns.costs({ month: period })),
        }}
      />
      {span === "month" ? <Before before={portfolio.before} /> : null}
      <Losses properties={properties.filter(({ result }) => isLoss(result.year))} year={year} />
      <div className="ks-result-card-parts">
        <div>
          <h3>{t("categories.title")}</h3>
          {categories.length === 0 ? (
            <p className="ks-second">{t("result.noCosts")}</p>
          ) : (
            <LazyCategoryList
              categories={categories}
              hrefOf={(category) =>
                drillDownAddress(portfolioDrillDowns.costsFor({ month: period, category }))
              }
            />
          )}
        </div>
        <div>
          <h3>{t("result.byProperty")}</h3>
          <ul>
            {shown.map((one) => (
              <PropertyResult key={one.id} property={one} left={one.result[span]} period={period} />
            ))}
          </ul>
          {moved.length > shown.length ? <Link to="/properties">{t("result.all")}</Link> : null}
        </div>
      </div>
    </section>
  );
}

function hasMoved({ received, costs }: Left): boolean {
  return received.length > 0 || costs.length > 0;
}

/** The previous month up to the same day (R-F01), and the difference to the current one. */
function Before({ before }: Pick<PortfolioView, "before">) {
  const { t } = useTranslation("ledger");
  const named = useDaysText();
  if (!hasMoved(before)) return null;
  return (
    <p className="ks-result-card-before">
      <span>{t("result.by", { period: named({ from: `${before.month}-01`, to: before.to }) })}</span>
      <Link to={drillDownAddress(monthBeforeDrillDowns.received(before))}>
        {t("result.received")} <MoneySums sums={before.received} none={t("result.none")} />
      </Link>
      <Link to={drillDownAddress(monthBeforeDrillDowns.costs(before))}>
        {t("result.costs")} <MoneySums sums={before.costs} none={t("result.none")} />
      </Link>
      <span>
        {t("result.left")} <Net sums={before.net} />
      </span>
      <Further now={before.soFar} then={before.net} />
    </p>
  );
}

/** Only for a single currency: several cannot be compared as one number (R-B05). */
function Further({ now, then }: { readonly now: Left["net"]; readonly then: Left["net"] }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const [currency, ...others] = new Set([...now, ...then].map((sum) => sum.currency));
  if (currency === undefined || others.length > 0) return null;
  const further = amountLess(now[0]?.amount ?? "0", then[0]?.amount ?? "0", currency);
  const word = isZero(further) ? "same" : isNegative(further) ? "less" : "more";
  const amount = formatMoney({ amount: withoutSign(further), currency }, language);
  return <b>{t(`result.${word}`, { amount })}</b>;
}

/** Negative in every currency: a loss in one may be offset in another. */
function isLoss({ net }: Left): boolean {
  return net.length > 0 && net.every(({ amount }) => isNegative(amount));
}

type DrillDowns = { readonly received: string; readonly costs: string };
type SumsProps = { readonly left: Left; readonly to: DrillDowns };

/** Income, costs and result; income and costs are links. */
function Sums({ left, to }: SumsProps) {
  const { t } = useTranslation("ledger");
  return (
    <dl className="ks-result-card-sums">
      <Sum label={t("result.received")}>
        <Link to={to.received}>
          <MoneySums sums={left.received} none={t("result.none")} />
        </Link>
      </Sum>
      <Sum label={t("result.costs")}>
        <Link to={to.costs}>
          <MoneySums sums={left.costs} none={t("result.none")} />
        </Link>
      </Sum>
      <Sum label={t("result.left")}>
        <Net sums={left.net} />
      </Sum>
    </dl>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Losses of the year in words, whichever span is shown: a year says more than a month that has just begun. */
function Losses({ properties, year }: { readonly properties: readonly Property[]; readonly year: string }) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  if (properties.length === 0) return null;
  const names = new Intl.ListFormat(intlLocales[language]).format(properties.map(({ name }) => name));
  return (
    <p className="ks-result-card-loss">
      <IconTrendingDown size={18} stroke={1.75} aria-hidden />
      {t("result.lost", { count: properties.length, names, year })}
    </p>
  );
}

/** Amounts of different currencies do not offset each other: each has its own colour and sign. */
function Net({ sums }: { readonly sums: Left["net"] }) {
  const { t } = useTranslation("ledger");
  if (sums.length === 0) return <b>{t("result.none")}</b>;
  return (
    <b className="ks-result-card-net">
      {sums.map(({ amount, currency }) => (
        <span key={currency} data-loss={isNegative(amount)}>
          <MoneyText amount={amount} currency={currency} display={sums.length > 1 ? "code" : "symbol"} />
        </span>
      ))}
    </b>
  );
}

type PropertyResultProps = { readonly property: Property; readonly left: Left; readonly period: string };

function PropertyResult({ property: { id, name }, left, period }: PropertyResultProps) {
  const { t } = useTranslation("ledger");
  const of = { month: period, propertyId: id };
  return (
    <li>
      <div>
        <Link to={`/properties/${id}`}>{name}</Link>
        <Net sums={left.net} />
      </div>
      <small>
        <Link to={drillDownAddress(portfolioDrillDowns.receivedOf(of))}>
          {t("result.received")} <MoneySums sums={left.received} none={t("result.none")} />
        </Link>
        <Link to={drillDownAddress(portfolioDrillDowns.costsOf(of))}>
          {t("result.costs")} <MoneySums sums={left.costs} none={t("result.none")} />
        </Link>
      </small>
    </li>
  );
}
