import type { RentableView } from "@keystead/contract/properties";
import { IconTool } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The columns of the table of units. */
export function useRentableColumns(): readonly ListColumn<RentableView>[] {
  const { t } = useTranslation("properties");
  return [
    {
      key: "rentable",
      header: t("rentable.rentable"),
      sort: "property",
      cell: (rentable) => <RentableLink rentable={rentable} />,
    },
    {
      key: "tenant",
      header: t("rentable.tenant"),
      sort: "tenant",
      cell: (rentable) => <TenantLink rentable={rentable} />,
    },
    { key: "since", header: t("rentable.since"), cell: (rentable) => <LeaseDays rentable={rentable} /> },
    {
      key: "rent",
      header: t("rentable.rent"),
      align: "end",
      cell: ({ lease }) =>
        lease === null ? null : <MoneyText amount={lease.monthlyRent} currency={lease.currency} />,
    },
    {
      key: "state",
      header: t("rentable.state"),
      sort: "status",
      cell: (rentable) => <RentableBadge rentable={rentable} />,
    },
  ];
}

function RentableLink({ rentable }: { readonly rentable: RentableView }) {
  const tab = rentable.unit === null ? "" : "?tab=units";
  return <Link to={`/properties/${rentable.property.id}${tab}`}>{rentableText(rentable)}</Link>;
}

function TenantLink({ rentable: { lease } }: { readonly rentable: RentableView }) {
  return lease === null ? null : <Link to={`/leases/${lease.id}`}>{lease.tenant.name}</Link>;
}

/** "Since" the start, or "from" it for a future lease, and "until" the end if there is one. */
function LeaseDays({ rentable: { lease } }: { readonly rentable: RentableView }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  if (lease === null) return null;
  const began = t(lease.active ? "rentable.lasting" : "rentable.from", {
    day: formatDay(lease.startsOn, language),
  });
  const ends = lease.endsOn === null ? null : t("rentable.until", { day: formatDay(lease.endsOn, language) });
  return <span className="ks-numbers">{ends === null ? began : `${began}, ${ends}`}</span>;
}

const toneOf = { let: "positive", vacant: "attention", maintenance: "blocked" } as const;

function RentableBadge({ rentable: { state } }: { readonly rentable: RentableView }) {
  const { t } = useTranslation("properties");
  return (
    <StatusBadge tone={toneOf[state]} {...(state === "maintenance" ? { icon: IconTool } : {})}>
      {t(`rentable.${state}`)}
    </StatusBadge>
  );
}

/** The same as a card on a phone. */
export function RentableCard({ rentable }: { readonly rentable: RentableView }) {
  return (
    <>
      <div className="ks-card-line">
        <RentableLink rentable={rentable} />
        <RentableBadge rentable={rentable} />
      </div>
      <div className="ks-card-line">
        <TenantLink rentable={rentable} />
        <span className="ks-second">
          <LeaseDays rentable={rentable} />
        </span>
      </div>
    </>
  );
}
