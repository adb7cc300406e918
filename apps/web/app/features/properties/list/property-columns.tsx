import type { PropertyListItem } from "@keystead/contract/properties";
import { drillDownAddress, propertyDrillDowns } from "@keystead/domain/drill-down";
import { sumByCurrency } from "@keystead/domain/money";
import type { RentalMode } from "@keystead/domain/properties";
import { IconAlertTriangle, IconBed, IconCalendar, IconKey } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import type { ListOrigin } from "../../../ui/list/list-origin.ts";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneySums, MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./property-columns.css";

export function usePropertyColumns(from: ListOrigin): readonly ListColumn<PropertyListItem>[] {
  const { t } = useTranslation("properties");
  return [
    {
      key: "name",
      header: t("property"),
      sort: "name",
      cell: (property) => (
        <>
          <PropertyLink property={property} from={from} />
          <div className="ks-second">
            {property.address === "" ? t(property.propertyType) : property.address}
          </div>
        </>
      ),
    },
    {
      key: "mode",
      header: t("mode"),
      sort: "rentalMode",
      from: 1024,
      cell: (property) => <Mode mode={property.rentalMode} />,
    },
    {
      key: "city",
      header: t("city"),
      sort: "city",
      from: 1180,
      cell: ({ city, country }) => (
        <>
          {city} <span className="ks-second">{country}</span>
        </>
      ),
    },
    { key: "units", header: t("unitsTitle"), cell: (property) => <UnitsLet property={property} /> },
    {
      key: "status",
      header: t("status"),
      sort: "status",
      hiddenAtFirst: true,
      cell: ({ status }) => <PropertyStatusBadge status={status} />,
    },
    {
      key: "type",
      header: t("type"),
      hiddenAtFirst: true,
      cell: ({ propertyType }) => t(propertyType),
    },
    {
      key: "leases",
      header: t("detail.leasesActive"),
      hiddenAtFirst: true,
      align: "end",
      cell: ({ activeLeases }) => activeLeases,
    },
    {
      key: "received",
      header: t("received"),
      align: "end",
      cell: (property) => <Received property={property} />,
    },
    { key: "next", header: t("next"), cell: (property) => <NextEventCell property={property} /> },
  ];
}

type PropertyLinkProps = {
  readonly property: PropertyListItem;
  /** Passed on to the property page, whose neighbours are those of this list. */
  readonly from: ListOrigin;
};

function PropertyLink({ property: { id, name }, from }: PropertyLinkProps) {
  return (
    <Link to={{ pathname: `/properties/${id}`, search: from.search }} state={from.state}>
      {name}
    </Link>
  );
}

/**
 * One row for each currency, never added up; only if all properties are on this page, or it would be the page's sum.
 */
export function useReceivedSums(
  list: { readonly items: readonly PropertyListItem[]; readonly total: number } | undefined,
): readonly SumRow[] {
  const { t } = useTranslation("properties");
  if (list === undefined || list.total > list.items.length || list.total < 2) return [];
  const received = list.items.flatMap(({ receivedThisMonth }) => receivedThisMonth);
  const sums = sumByCurrency(received);
  const display = sums.length > 1 ? "code" : "symbol";
  return sums.map(({ amount, currency }) => ({
    key: currency,
    label: t("receivedFrom", { count: received.filter((one) => one.currency === currency).length }),
    cells: { received: <MoneyText amount={amount} currency={currency} display={display} /> },
  }));
}

export function Mode({ mode }: { readonly mode: RentalMode }) {
  const { t } = useTranslation("properties");
  const Icon = mode === "monthly" ? IconKey : IconBed;
  return (
    <span className="ks-property-columns-mode">
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(mode)}
    </span>
  );
}

export function PropertyStatusBadge({ status }: { readonly status: PropertyListItem["status"] }) {
  const { t } = useTranslation("properties");
  return <StatusBadge tone={status === "active" ? "positive" : "neutral"}>{t(status)}</StatusBadge>;
}

function Received({
  property: { id, name, month, receivedThisMonth },
}: {
  readonly property: PropertyListItem;
}) {
  const { t } = useTranslation("properties");
  return (
    <Link
      to={drillDownAddress(propertyDrillDowns.received({ id, month }))}
      className="ks-property-columns-received"
    >
      <span className="ks-visually-hidden">{t("receivedOf", { name })} </span>
      <MoneySums sums={receivedThisMonth} />
    </Link>
  );
}

/** A property that is let by the night has no tenants to show. */
function UnitsLet({ property }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  const { id, month, units, occupancy } = property;
  const all = occupancy.let === occupancy.rentables;
  return (
    <>
      {units === 0 ? null : units}
      <div className="ks-second">
        {occupancy.rentables === 0 ? (
          t("byTheNight")
        ) : (
          <Link to={drillDownAddress(propertyDrillDowns.occupancy({ id, month }))}>
            {all ? t("allLet") : t("someLet", { count: occupancy.let, rentables: occupancy.rentables })}
          </Link>
        )}
      </div>
    </>
  );
}

export function NextEventCell({
  property: { id, month, overdue, owedByGuests, nextDue },
}: {
  readonly property: PropertyListItem;
}) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  if (overdue.length > 0) {
    return (
      <Link
        to={drillDownAddress(propertyDrillDowns.overdue({ id, month }))}
        className="ks-property-columns-event"
        data-tone="negative"
      >
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          <MoneySums sums={overdue} /> {t("overdue")}
        </span>
      </Link>
    );
  }
  if (owedByGuests.length > 0) {
    return (
      <Link
        to={drillDownAddress(propertyDrillDowns.owedByGuests({ id, month }))}
        className="ks-property-columns-event"
      >
        <IconCalendar size={16} stroke={1.6} aria-hidden />
        <span>
          <MoneySums sums={owedByGuests} /> {t("owedByGuests")}
        </span>
      </Link>
    );
  }
  if (nextDue === null) return <span className="ks-second">{t("nothingDue")}</span>;
  return (
    <Link to={`/leases/${nextDue.leaseId}`} className="ks-property-columns-event">
      <IconCalendar size={16} stroke={1.6} aria-hidden />
      {t("rentDue", { date: formatDay(nextDue.dueOn, language) })}
    </Link>
  );
}

/** The card on a phone. */
export function PropertyCard({ property, from }: PropertyLinkProps) {
  return (
    <>
      <div className="ks-card-line">
        <PropertyLink property={property} from={from} />
        <Received property={property} />
      </div>
      <div className="ks-second ks-property-columns-facts">
        <Mode mode={property.rentalMode} />
        <span>{property.city}</span>
        {property.status === "inactive" ? <PropertyStatusBadge status="inactive" /> : null}
      </div>
      <NextEventCell property={property} />
    </>
  );
}

/** A card of the grid on a wide screen. */
export function PropertyGridCard({ property, from }: PropertyLinkProps) {
  const { t } = useTranslation("properties");
  const { address, city, country, status } = property;
  return (
    <div className="ks-property-columns-card">
      <div>
        <PropertyLink property={property} from={from} />
        <div className="ks-second">
          {[address, [city, country].filter(Boolean).join(" ")].filter(Boolean).join(" · ")}
        </div>
      </div>
      <div className="ks-property-columns-facts">
        <Mode mode={property.rentalMode} />
        {status === "inactive" ? <PropertyStatusBadge status="inactive" /> : null}
      </div>
      <dl>
        <div>
          <dt>{t("unitsTitle")}</dt>
          <dd>
            <UnitsLet property={property} />
          </dd>
        </div>
        <div>
          <dt>{t("received")}</dt>
          <dd>
            <Received property={property} />
          </dd>
        </div>
      </dl>
      <NextEventCell property={property} />
    </div>
  );
}
