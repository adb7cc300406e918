import type { NextEvent } from "@keystead/contract/properties";
import type { RentalMode } from "@keystead/domain/properties";
import { IconCalendar, IconDoorExit, IconKey, IconLogin2, IconLogout } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./next-card.css";

type NextCardProps = {
  readonly next: readonly NextEvent[];
  readonly propertyId: string;
  readonly mode: RentalMode;
};

const icons = {
  rent: IconCalendar,
  begins: IconKey,
  ends: IconDoorExit,
  arrives: IconLogin2,
  leaves: IconLogout,
} as const;

/** What is coming up: arrivals and departures, rent, beginnings and ends of leases. */
export function NextCard({ next, propertyId, mode }: NextCardProps) {
  const { t } = useTranslation("property-page");
  if (next.length === 0 && mode === "daily") return null;
  return (
    <section className="ks-card" aria-labelledby="next">
      <div className="ks-card-head">
        <h2 id="next">{t("next_.title")}</h2>
        {mode === "daily" ? (
          <Link to={`/calendar?view=list&propertyId=${propertyId}`}>{t("tabs.bookings")}</Link>
        ) : (
          <Link to={`/leases?propertyId=${propertyId}&status=`}>{t("next_.leases")}</Link>
        )}
      </div>
      {next.length === 0 ? (
        <p className="ks-card-text ks-second">{t("next_.nothing")}</p>
      ) : (
        <ul className="ks-next-card">
          {next.map((event) => (
            <Event key={`${event.kind} ${event.leaseId ?? event.bookingId ?? ""}`} event={event} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Event({ event }: { readonly event: NextEvent }) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { on, kind, leaseId, bookingId, name, unitName, amount, currency } = event;
  const record = leaseId === null ? `/calendar?from=${on}&edit=${bookingId ?? ""}` : `/leases/${leaseId}`;
  const Icon = icons[kind];
  return (
    <li>
      <time dateTime={on}>{formatDay(on, language, "short")}</time>
      <span className="ks-next-card-icon" aria-hidden="true">
        <Icon size={16} stroke={1.6} aria-hidden />
      </span>
      <span>
        <Link to={record}>
          {unitName === null ? t(`next_.${kind}`) : t(`next_.${kind}In`, { unit: unitName })}
        </Link>
        <small>{name}</small>
      </span>
      {amount === null ? null : <MoneyText amount={amount} currency={currency} />}
    </li>
  );
}
