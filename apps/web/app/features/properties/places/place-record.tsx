import type { PlaceView } from "@keystead/contract/properties";
import { IconTool } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { placeText } from "../../../lib/format/place-name.ts";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The columns of the table of units. */
export function usePlaceColumns(): readonly ListColumn<PlaceView>[] {
  const { t } = useTranslation("properties");
  return [
    {
      key: "place",
      header: t("place.place"),
      sort: "property",
      cell: (place) => <PlaceLink place={place} />,
    },
    {
      key: "tenant",
      header: t("place.tenant"),
      sort: "tenant",
      cell: (place) => <TenantLink place={place} />,
    },
    { key: "since", header: t("place.since"), cell: (place) => <LeaseDays place={place} /> },
    {
      key: "rent",
      header: t("place.rent"),
      align: "end",
      cell: ({ lease }) =>
        lease === null ? null : <MoneyText amount={lease.monthlyRent} currency={lease.currency} />,
    },
    { key: "state", header: t("place.state"), sort: "status", cell: (place) => <PlaceBadge place={place} /> },
  ];
}

function PlaceLink({ place }: { readonly place: PlaceView }) {
  const tab = place.unit === null ? "" : "?tab=units";
  return <Link to={`/properties/${place.property.id}${tab}`}>{placeText(place)}</Link>;
}

function TenantLink({ place: { lease } }: { readonly place: PlaceView }) {
  return lease === null ? null : <Link to={`/leases/${lease.id}`}>{lease.tenant.name}</Link>;
}

/** "Since" the start, or "from" it for a future lease, and "until" the end if there is one. */
function LeaseDays({ place: { lease } }: { readonly place: PlaceView }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  if (lease === null) return null;
  const began = t(lease.active ? "place.lasting" : "place.from", {
    day: formatDay(lease.startsOn, language),
  });
  const ends = lease.endsOn === null ? null : t("place.until", { day: formatDay(lease.endsOn, language) });
  return <span className="ks-numbers">{ends === null ? began : `${began}, ${ends}`}</span>;
}

const toneOf = { let: "positive", vacant: "attention", maintenance: "blocked" } as const;

function PlaceBadge({ place: { state } }: { readonly place: PlaceView }) {
  const { t } = useTranslation("properties");
  return (
    <StatusBadge tone={toneOf[state]} {...(state === "maintenance" ? { icon: IconTool } : {})}>
      {t(`place.${state}`)}
    </StatusBadge>
  );
}

/** The same as a card on a phone. */
export function PlaceCard({ place }: { readonly place: PlaceView }) {
  return (
    <>
      <div className="ks-card-line">
        <PlaceLink place={place} />
        <PlaceBadge place={place} />
      </div>
      <div className="ks-card-line">
        <TenantLink place={place} />
        <span className="ks-second">
          <LeaseDays place={place} />
        </span>
      </div>
    </>
  );
}
