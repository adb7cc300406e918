import type { RentablePlace, PlaceLease, PropertyOverview } from "@keystead/contract/properties";
import { Link } from "react-router";

import { formatDay, formatMoney, formatMonth, formatNumber } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { toneOfState } from "../../leases/public.ts";
import { useTabAddress } from "../property-tabs.tsx";
import "./places-card.css";
import "../../../ui/figures.css";

type PlacesCardProps = { readonly overview: PropertyOverview };

/** Unit by unit: who lives there, what they pay, and the status of this month. */
export function PlacesCard({ overview }: PlacesCardProps) {
  const { t } = useTranslation("property-page");
  const isPhone = useIsPhone();
  const to = useTabAddress();
  return (
    <section className="ks-card" aria-labelledby="places">
      <div className="ks-card-head">
        <h2 id="places">{t("places.title")}</h2>
        <Link to={to("units")}>{t("places.edit")}</Link>
      </div>
      {isPhone ? <Cards overview={overview} /> : <Table overview={overview} />}
    </section>
  );
}

function Table({ overview }: PlacesCardProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { places, month, totals, property } = overview;
  const nightly = property.occupancy.places === 0;
  return (
    <table className="ks-figures ks-places-card">
      <thead>
        <tr>
          <th scope="col">{t("places.unit")}</th>
          {nightly ? null : (
            <>
              <th scope="col">{t("places.tenant")}</th>
              <th scope="col" className="ks-figures-end">
                {t("places.monthly")}
              </th>
            </>
          )}
          <th scope="col">{nightly ? t("places.state") : formatMonth(month, language, "name")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) =>
          (place.leases.length === 0 ? [null] : place.leases).map((lease) => (
            <tr key={`${place.unit?.id ?? ""} ${lease?.id ?? ""}`}>
              <th scope="row">
                <Name place={place} name={property.name} />
              </th>
              {nightly ? null : (
                <>
                  <td>{lease === null ? null : <Tenant lease={lease} />}</td>
                  <td className="ks-figures-end">
                    {lease === null ? null : <MoneyText amount={lease.monthly} currency={lease.currency} />}
                  </td>
                </>
              )}
              <td>{lease === null ? <Status place={place} /> : <Month lease={lease} />}</td>
            </tr>
          )),
        )}
      </tbody>
      {totals.length === 0 ? null : (
        <tfoot>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row" colSpan={2}>
                <Let overview={overview} />
              </th>
              <td className="ks-figures-end">
                <MoneyText amount={total.monthly} currency={total.currency} />
              </td>
              <td>
                <PerSqm total={total} />
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** On a phone: each unit in three lines instead of a table that scrolls sideways. */
function Cards({ overview }: PlacesCardProps) {
  const { places, totals, property } = overview;
  return (
    <ul className="ks-places-card-list">
      {places.map((place) => (
        <li key={place.unit?.id ?? ""}>
          <Name place={place} name={property.name} />
          {place.leases.length === 0 ? <Status place={place} /> : null}
          {place.leases.map((lease) => (
            <div key={lease.id}>
              <Tenant lease={lease} />
              <span>
                <MoneyText amount={lease.monthly} currency={lease.currency} />
                <Month lease={lease} />
              </span>
            </div>
          ))}
        </li>
      ))}
      {totals.map((total) => (
        <li key={total.currency} className="ks-places-card-sum">
          <Let overview={overview} />
          <span>
            <MoneyText amount={total.monthly} currency={total.currency} />
            <PerSqm total={total} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Name({ place: { unit }, name }: { readonly place: RentablePlace; readonly name: string }) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  if (unit === null) {
    return (
      <>
        <b>{name}</b>
        <small>{t("places.whole")}</small>
      </>
    );
  }
  const size =
    unit.sizeSqm === null ? "" : t("places.sqm", { size: formatNumber(unit.sizeSqm, language, 2) });
  return (
    <>
      <b>{unit.name}</b>
      <small>{[size, unit.floor].filter(Boolean).join(" · ")}</small>
    </>
  );
}

function Tenant({ lease }: { readonly lease: PlaceLease }) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  return (
    <span>
      <Link to={`/tenants/${lease.tenant.id}`}>{lease.tenant.name}</Link>
      <small>{t("places.since", { day: formatDay(lease.startsOn, language) })}</small>
    </span>
  );
}

/** The status of a lease's current month, as a link to the lease. */
function Month({ lease: { id, month, currency } }: { readonly lease: PlaceLease }) {
  const { t } = useTranslation(["property-page", "leases"]);
  const language = useLanguage();
  if (month === null) return null;
  const { state, outstanding, paidOn } = month;
  return (
    <Link to={`/leases/${id}`} className="ks-places-card-month">
      <StatusBadge tone={toneOfState[state]}>{t(`leases:state.${state}`)}</StatusBadge>
      {isZero(outstanding) ? (
        paidOn === null ? null : (
          <small>{formatDay(paidOn, language, "short")}</small>
        )
      ) : (
        <small data-overdue={state !== "scheduled"}>
          {t("places.open", { amount: formatMoney({ amount: outstanding, currency }, language) })}
        </small>
      )}
    </Link>
  );
}

const tones = {
  available: "positive",
  occupied: "information",
  vacant: "neutral",
  maintenance: "blocked",
} as const;

function Status({ place: { status } }: { readonly place: RentablePlace }) {
  const { t } = useTranslation("properties");
  return <StatusBadge tone={tones[status]}>{t(`unit.status_${status}`)}</StatusBadge>;
}

function Let({ overview: { property } }: PlacesCardProps) {
  const { t } = useTranslation("property-page");
  const { let: taken, places } = property.occupancy;
  return (
    <b>
      {taken === places
        ? t("places.allLet", { count: places })
        : t("places.someLet", { count: taken, places })}
    </b>
  );
}

function PerSqm({ total }: { readonly total: PropertyOverview["totals"][number] }) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { sizeSqm, perSqm, currency } = total;
  if (sizeSqm === null || perSqm === null) return null;
  return (
    <small>
      {t("places.sqm", { size: formatNumber(sizeSqm, language, 2) })} ·{" "}
      {t("places.perSqm", { amount: formatMoney({ amount: perSqm, currency }, language) })}
    </small>
  );
}
