import type { OverviewRentable, RentableLease, PropertyOverview } from "@keystead/contract/properties";
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
import "./rentables-card.css";
import "../../../ui/figures.css";

type RentablesCardProps = { readonly overview: PropertyOverview };

/** Unit by unit: who lives there, what they pay, and the status of this month. */
export function RentablesCard({ overview }: RentablesCardProps) {
  const { t } = useTranslation("property-page");
  const isPhone = useIsPhone();
  const to = useTabAddress();
  return (
    <section className="ks-card" aria-labelledby="rentables">
      <div className="ks-card-head">
        <h2 id="rentables">{t("rentables.title")}</h2>
        <Link to={to("units")}>{t("rentables.edit")}</Link>
      </div>
      {isPhone ? <Cards overview={overview} /> : <Table overview={overview} />}
    </section>
  );
}

function Table({ overview }: RentablesCardProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const { rentables, month, totals, property } = overview;
  const nightly = property.occupancy.rentables === 0;
  return (
    <table className="ks-figures ks-rentables-card">
      <thead>
        <tr>
          <th scope="col">{t("rentables.unit")}</th>
          {nightly ? null : (
            <>
              <th scope="col">{t("rentables.tenant")}</th>
              <th scope="col" className="ks-figures-end">
                {t("rentables.monthly")}
              </th>
            </>
          )}
          <th scope="col">{nightly ? t("rentables.state") : formatMonth(month, language, "name")}</th>
        </tr>
      </thead>
      <tbody>
        {rentables.map((rentable) =>
          (rentable.leases.length === 0 ? [null] : rentable.leases).map((lease) => (
            <tr key={`${rentable.unit?.id ?? ""} ${lease?.id ?? ""}`}>
              <th scope="row">
                <Name rentable={rentable} name={property.name} />
              </th>
              {nightly ? null : (
                <>
                  <td>{lease === null ? null : <Tenant lease={lease} />}</td>
                  <td className="ks-figures-end">
                    {lease === null ? null : <MoneyText amount={lease.monthly} currency={lease.currency} />}
                  </td>
                </>
              )}
              <td>{lease === null ? <Status rentable={rentable} /> : <Month lease={lease} />}</td>
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
function Cards({ overview }: RentablesCardProps) {
  const { rentables, totals, property } = overview;
  return (
    <ul className="ks-rentables-card-list">
      {rentables.map((rentable) => (
        <li key={rentable.unit?.id ?? ""}>
          <Name rentable={rentable} name={property.name} />
          {rentable.leases.length === 0 ? <Status rentable={rentable} /> : null}
          {rentable.leases.map((lease) => (
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
        <li key={total.currency} className="ks-rentables-card-sum">
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

function Name({ rentable: { unit }, name }: { readonly rentable: OverviewRentable; readonly name: string }) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  if (unit === null) {
    return (
      <>
        <b>{name}</b>
        <small>{t("rentables.whole")}</small>
      </>
    );
  }
  const size =
    unit.sizeSqm === null ? "" : t("rentables.sqm", { size: formatNumber(unit.sizeSqm, language, 2) });
  return (
    <>
      <b>{unit.name}</b>
      <small>{[size, unit.floor].filter(Boolean).join(" · ")}</small>
    </>
  );
}

function Tenant({ lease }: { readonly lease: RentableLease }) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  return (
    <span>
      <Link to={`/tenants/${lease.tenant.id}`}>{lease.tenant.name}</Link>
      <small>{t("rentables.since", { day: formatDay(lease.startsOn, language) })}</small>
    </span>
  );
}

/** The status of a lease's current month, as a link to the lease. */
function Month({ lease: { id, month, currency } }: { readonly lease: RentableLease }) {
  const { t } = useTranslation(["property-page", "leases"]);
  const language = useLanguage();
  if (month === null) return null;
  const { state, outstanding, paidOn } = month;
  return (
    <Link to={`/leases/${id}`} className="ks-rentables-card-month">
      <StatusBadge tone={toneOfState[state]}>{t(`leases:state.${state}`)}</StatusBadge>
      {isZero(outstanding) ? (
        paidOn === null ? null : (
          <small>{formatDay(paidOn, language, "short")}</small>
        )
      ) : (
        <small data-overdue={state !== "scheduled"}>
          {t("rentables.open", { amount: formatMoney({ amount: outstanding, currency }, language) })}
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

function Status({ rentable: { status } }: { readonly rentable: OverviewRentable }) {
  const { t } = useTranslation("properties");
  return <StatusBadge tone={tones[status]}>{t(`unit.status_${status}`)}</StatusBadge>;
}

function Let({ overview: { property } }: RentablesCardProps) {
  const { t } = useTranslation("property-page");
  const { let: taken, rentables } = property.occupancy;
  return (
    <b>
      {taken === rentables
        ? t("rentables.allLet", { count: rentables })
        : t("rentables.someLet", { count: taken, rentables })}
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
      {t("rentables.sqm", { size: formatNumber(sizeSqm, language, 2) })} ·{" "}
      {t("rentables.perSqm", { amount: formatMoney({ amount: perSqm, currency }, language) })}
    </small>
  );
}
