import type { BookingQuote } from "@keystead/contract/bookings";
import { Checkbox, Collapse } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import type { ToggleProps } from "../../../ui/form/fields-of-form.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NightLines } from "./night-lines.tsx";
import "../../../ui/check-line.css";
import "./booking-price.css";

type BookingPriceProps = {
  readonly quote: BookingQuote | null;
  readonly waiting: boolean;
  /** For a changed booking: prices the nights again that were sold before. */
  readonly recalculate: ToggleProps | null;
};

/**
 * The total as the nights it consists of: equal nights together, and when opened each night with the reason for its
 * price.
 */
export function BookingPrice({ quote, waiting, recalculate }: BookingPriceProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (quote === null || quote.total === null) return null;
  const { nightPrices, currency, total, unitsTogether } = quote;
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <section className="ks-booking-price" aria-live="polite" aria-busy={waiting} aria-label={t("price")}>
      <dl>
        <NightLines nightPrices={nightPrices} currency={currency} />
        <div className="ks-booking-price-total">
          <dt>{t("total")}</dt>
          <dd>
            <MoneyText amount={total} currency={currency} />
          </dd>
        </div>
        {unitsTogether === null ? null : (
          <div>
            <dt>{t("unitsTogether", { count: unitsTogether.count })}</dt>
            <dd>{money(unitsTogether.total)}</dd>
          </div>
        )}
      </dl>
      <button
        type="button"
        className="ks-booking-price-more"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => {
          setOpened((was) => !was);
        }}
      >
        {t("eachNight")}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <Collapse id={id} expanded={opened} transitionDuration={160}>
        <ul>
          {nightPrices.map(({ date, rate, season, kept }) => (
            <li key={date}>
              <span>{formatDay(date, language, "short")}</span>
              <small>{kept ? t("keptPrice") : (season ?? t("ownRate"))}</small>
              <span>{money(rate)}</span>
            </li>
          ))}
        </ul>
      </Collapse>
      {recalculate !== null && (nightPrices.some(({ kept }) => kept) || recalculate.checked) ? (
        <Checkbox {...recalculate} size="md" className="ks-check-line" label={t("recalculate")} />
      ) : null}
    </section>
  );
}
