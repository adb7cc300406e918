import type { PropertyOverview } from "@keystead/contract/properties";
import { drillDownAddress, propertyDrillDowns } from "@keystead/domain/drill-down";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatDay, formatMoney, formatMonth } from "../../lib/format/format.ts";
import { isNegative, withoutSign } from "../../lib/format/minor-units.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { MoneySums } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { noMoney } from "./no-money.ts";
import { useTabAddress } from "./property-tabs.tsx";
import "./property-drill-downs.css";

type DrillDownsProps = { readonly overview: PropertyOverview };

/** Five figures, each with a link to its list. A property let only by the night has no rent to settle. */
export function PropertyDrillDowns({ overview }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const { property } = overview;
  const rented = property.occupancy.rentables > 0 || property.rent.length > 0;
  return (
    <section className="ks-property-drill-downs" aria-label={t("drillDowns.label")}>
      {rented ? <Rent overview={overview} /> : null}
      {rented || property.overdue.length > 0 ? <Overdue overview={overview} /> : null}
      <Received overview={overview} />
      <Costs overview={overview} />
      {rented ? <Let overview={overview} /> : <ByTheNight overview={overview} />}
    </section>
  );
}

function Rent({ overview: { property, month } }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const sums = (part: "settled" | "expected") =>
    property.rent.map((rent) => ({ amount: rent[part], currency: rent.currency }));
  return (
    <DrillDown
      label={t("drillDowns.rent", { month: formatMonth(month, language, "name") })}
      to={drillDownAddress(propertyDrillDowns.rent(property))}
      list={t("drillDowns.rentList")}
      second={
        property.rent.length === 0 ? t("drillDowns.noRent") : t("drillDowns.expected", { amount: listed() })
      }
    >
      <MoneySums sums={sums("settled")} none={noMoney(property, language)} />
    </DrillDown>
  );

  function listed(): string {
    const texts = sums("expected").map((sum) => formatMoney(sum, language));
    return new Intl.ListFormat(intlLocales[language]).format(texts);
  }
}

function Overdue({ overview: { property, overdue } }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const isOverdue = property.overdue.length > 0;
  const [name = ""] = overdue.tenants;
  const day = overdue.since === null ? "" : formatDay(overdue.since, language, "short");
  return (
    <DrillDown
      label={t("drillDowns.overdue")}
      to={drillDownAddress(propertyDrillDowns.overdue(property))}
      list={t("drillDowns.overdueList")}
      second={
        isOverdue
          ? t("drillDowns.overdueBy", { count: overdue.tenants.length, name, day })
          : t("drillDowns.nothingOverdue")
      }
      tone={isOverdue ? "negative" : undefined}
    >
      <MoneySums sums={property.overdue} none={noMoney(property, language)} />
    </DrillDown>
  );
}

function Received({ overview: { property, month } }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  return (
    <DrillDown
      label={t("drillDowns.received", { month: formatMonth(month, language, "name") })}
      to={drillDownAddress(propertyDrillDowns.received(property))}
      list={t("drillDowns.receivedList")}
      second={t("drillDowns.withoutDeposits")}
    >
      <MoneySums sums={property.receivedThisMonth} none={noMoney(property, language)} />
    </DrillDown>
  );
}

/** The costs of the property this month, and whether any income is left (R-F08). */
function Costs({ overview: { property, month } }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { costsThisMonth, netThisMonth } = property;
  // A loss in one currency may be offset in another.
  const isLoss = netThisMonth.length > 0 && netThisMonth.every(({ amount }) => isNegative(amount));
  const [only, ...others] = netThisMonth;
  return (
    <DrillDown
      label={t("drillDowns.costs", { month: formatMonth(month, language, "name") })}
      to={drillDownAddress(propertyDrillDowns.costs(property))}
      list={t("drillDowns.costsList")}
      second={second()}
      tone={isLoss ? "negative" : undefined}
    >
      <MoneySums sums={costsThisMonth} none={noMoney(property, language)} />
    </DrillDown>
  );

  function second(): string {
    if (only === undefined)
      return t(costsThisMonth.length === 0 ? "drillDowns.nothingSpent" : "drillDowns.evenOut");
    if (isLoss && others.length === 0)
      return t("drillDowns.lost", {
        amount: formatMoney({ ...only, amount: withoutSign(only.amount) }, language),
      });
    const texts = netThisMonth.map((sum) => formatMoney(sum, language));
    return t("drillDowns.left", { amount: new Intl.ListFormat(intlLocales[language]).format(texts) });
  }
}

function Let({ overview: { property, next } }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { let: taken, rentables, vacant, maintenance } = property.occupancy;
  const coming = next.find(({ kind }) => kind === "rent");
  const words = [
    ...(vacant === 0 ? [] : [t("drillDowns.vacant", { count: vacant })]),
    ...(maintenance === 0 ? [] : [t("drillDowns.maintenance", { count: maintenance })]),
  ];
  return (
    <DrillDown
      label={t("drillDowns.let")}
      to={drillDownAddress(propertyDrillDowns.occupancy(property))}
      list={t("drillDowns.letList")}
      second={
        words.length > 0
          ? words.join(" · ")
          : coming === undefined
            ? ""
            : t("drillDowns.nextRent", { day: formatDay(coming.on, language, "short") })
      }
    >
      {t("drillDowns.letOf", { let: taken, count: rentables })}
    </DrillDown>
  );
}

function ByTheNight({ overview: { property } }: DrillDownsProps) {
  const { t } = useTranslation("property-page");
  const to = useTabAddress();
  return (
    <DrillDown
      label={t("drillDowns.units")}
      to={to("units")}
      list={t("drillDowns.unitsList")}
      second={t("drillDowns.byTheNight")}
    >
      {property.units === 0 ? 1 : property.units}
    </DrillDown>
  );
}

type DrillDownProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly second: string;
  readonly to: string;
  /** The address of the list behind it. */
  readonly list: string;
  readonly tone?: "negative" | undefined;
};

function DrillDown({ label, children, second, to, list, tone }: DrillDownProps) {
  return (
    <Link to={to} {...(tone === undefined ? {} : { "data-tone": tone })}>
      <span className="ks-property-drill-downs-label">{label}</span>
      <b>{children}</b>
      <span className="ks-property-drill-downs-second">{second}</span>
      <span className="ks-property-drill-downs-foot">
        {list}
        <IconChevronRight size={18} stroke={1.6} aria-hidden />
      </span>
    </Link>
  );
}
