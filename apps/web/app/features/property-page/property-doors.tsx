import type { PropertyOverview } from "@keystead/contract/properties";
import { doorAddress, propertyDoors } from "@keystead/domain/doors";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatDay, formatMoney, formatMonth } from "../../lib/format.ts";
import { isNegative, withoutSign } from "../../lib/minor-units.ts";
import { intlLocales } from "../../lib/languages.ts";
import { MoneySums } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useTabAddress } from "./property-tabs.tsx";
import "./property-doors.css";

type DoorsProps = { readonly overview: PropertyOverview };

/** Five figures, each with the list that makes it up. What is let by the night alone has no rent to settle. */
export function PropertyDoors({ overview }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const { property } = overview;
  const rented = property.occupancy.places > 0 || property.rent.length > 0;
  return (
    <section className="ks-property-doors" aria-label={t("doors.label")}>
      {rented ? <Rent overview={overview} /> : null}
      {rented || property.overdue.length > 0 ? <Overdue overview={overview} /> : null}
      <Received overview={overview} />
      <Costs overview={overview} />
      {rented ? <Let overview={overview} /> : <ByTheNight overview={overview} />}
    </section>
  );
}

function Rent({ overview: { property, month } }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const sums = (part: "settled" | "expected") =>
    property.rent.map((rent) => ({ amount: rent[part], currency: rent.currency }));
  return (
    <Door
      label={t("doors.rent", { month: formatMonth(month, language, "name") })}
      to={doorAddress(propertyDoors.rent(property))}
      list={t("doors.rentList")}
      second={property.rent.length === 0 ? t("doors.noRent") : t("doors.expected", { amount: listed() })}
    >
      <MoneySums sums={sums("settled")} none={t("doors.none")} />
    </Door>
  );

  function listed(): string {
    const texts = sums("expected").map((sum) => formatMoney(sum, language));
    return new Intl.ListFormat(intlLocales[language]).format(texts);
  }
}

function Overdue({ overview: { property, late } }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const isLate = property.overdue.length > 0;
  const [name = ""] = late.tenants;
  const day = late.since === null ? "" : formatDay(late.since, language, "short");
  return (
    <Door
      label={t("doors.overdue")}
      to={doorAddress(propertyDoors.overdue(property))}
      list={t("doors.overdueList")}
      second={isLate ? t("doors.lateBy", { count: late.tenants.length, name, day }) : t("doors.nothingLate")}
      tone={isLate ? "negative" : undefined}
    >
      <MoneySums sums={property.overdue} none={t("doors.none")} />
    </Door>
  );
}

function Received({ overview: { property, month } }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  return (
    <Door
      label={t("doors.received", { month: formatMonth(month, language, "name") })}
      to={doorAddress(propertyDoors.received(property))}
      list={t("doors.receivedList")}
      second={t("doors.withoutDeposits")}
    >
      <MoneySums sums={property.receivedThisMonth} none={t("doors.none")} />
    </Door>
  );
}

/** What the place cost this month, and whether anything is left of what came in (R-F08). */
function Costs({ overview: { property, month } }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { costsThisMonth, netThisMonth } = property;
  // What is missing in one currency may be there in another.
  const isLoss = netThisMonth.length > 0 && netThisMonth.every(({ amount }) => isNegative(amount));
  const [only, ...others] = netThisMonth;
  return (
    <Door
      label={t("doors.costs", { month: formatMonth(month, language, "name") })}
      to={doorAddress(propertyDoors.costs(property))}
      list={t("doors.costsList")}
      second={second()}
      tone={isLoss ? "negative" : undefined}
    >
      <MoneySums sums={costsThisMonth} none={t("doors.none")} />
    </Door>
  );

  function second(): string {
    if (only === undefined) return t("doors.evenOut");
    if (isLoss && others.length === 0)
      return t("doors.lost", {
        amount: formatMoney({ ...only, amount: withoutSign(only.amount) }, language),
      });
    const texts = netThisMonth.map((sum) => formatMoney(sum, language));
    return t("doors.left", { amount: new Intl.ListFormat(intlLocales[language]).format(texts) });
  }
}

function Let({ overview: { property, next } }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { let: taken, places, vacant, maintenance } = property.occupancy;
  const coming = next.find(({ kind }) => kind === "rent");
  const words = [
    ...(vacant === 0 ? [] : [t("doors.vacant", { count: vacant })]),
    ...(maintenance === 0 ? [] : [t("doors.maintenance", { count: maintenance })]),
  ];
  return (
    <Door
      label={t("doors.let")}
      to={doorAddress(propertyDoors.occupancy(property))}
      list={t("doors.letList")}
      second={
        words.length > 0
          ? words.join(" · ")
          : coming === undefined
            ? ""
            : t("doors.nextRent", { day: formatDay(coming.on, language, "short") })
      }
    >
      {t("doors.letOf", { let: taken, count: places })}
    </Door>
  );
}

function ByTheNight({ overview: { property } }: DoorsProps) {
  const { t } = useTranslation("property-page");
  const to = useTabAddress();
  return (
    <Door
      label={t("doors.units")}
      to={to("units")}
      list={t("doors.unitsList")}
      second={t("doors.byTheNight")}
    >
      {property.units === 0 ? 1 : property.units}
    </Door>
  );
}

type DoorProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly second: string;
  readonly to: string;
  /** What stands behind it. */
  readonly list: string;
  readonly tone?: "negative" | undefined;
};

function Door({ label, children, second, to, list, tone }: DoorProps) {
  return (
    <Link to={to} {...(tone === undefined ? {} : { "data-tone": tone })}>
      <span className="ks-property-doors-label">{label}</span>
      <b>{children}</b>
      <span className="ks-property-doors-second">{second}</span>
      <span className="ks-property-doors-foot">
        {list}
        <IconChevronRight size={18} stroke={1.6} aria-hidden />
      </span>
    </Link>
  );
}
