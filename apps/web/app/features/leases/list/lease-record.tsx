import { tenantsInShort } from "@keystead/domain/leases";
import type { LeaseListItem } from "@keystead/contract/leases";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { isZero, withoutSign } from "../../../lib/format/minor-units.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import type { ListOrigin } from "../../../ui/list/list-origin.ts";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BalanceBadge, LeaseStatusBadge } from "../lease-states.tsx";
import type { MoneyShown } from "./money-shown.ts";
import "./lease-list.css";

type Shown = {
  readonly onlyActive: boolean;
  /** Passed on to the lease page, whose neighbours are those of this list. */
  readonly from: ListOrigin;
  readonly money: MoneyShown;
};

/** The columns of the lease table. */
export function useLeaseColumns({ onlyActive, from, money }: Shown): readonly ListColumn<LeaseListItem>[] {
  const { t } = useTranslation("leases");
  const terms = useTermColumns();
  const moneyColumns = useMoneyColumns(money);
  const columns: readonly ListColumn<LeaseListItem>[] = [
    {
      key: "tenant",
      header: t("tenant"),
      sort: "tenant",
      cell: (lease) => <LeaseLink lease={lease} from={from} />,
    },
    { key: "property", header: t("property"), sort: "property", cell: (lease) => rentableText(lease) },
    ...(money === "rent" ? [] : terms),
    ...moneyColumns,
  ];
  if (onlyActive) return columns;
  return [
    ...columns,
    { key: "status", header: t("column.state"), cell: ({ status }) => <LeaseStatusBadge status={status} /> },
  ];
}

/** The agreed terms; left out where three sums of a period's rent are shown instead. */
function useTermColumns(): readonly ListColumn<LeaseListItem>[] {
  const { t } = useTranslation("leases");
  return [
    { key: "period", header: t("column.period"), sort: "endsOn", cell: (lease) => <Period lease={lease} /> },
    {
      key: "rent",
      header: t("monthlyRent"),
      sort: "monthlyRent",
      align: "end",
      cell: (lease) => <MoneyText amount={lease.monthlyRent} currency={lease.currency} />,
    },
    {
      key: "day",
      header: t("column.day"),
      sort: "paymentDay",
      align: "end",
      from: 1180,
      cell: (lease) => lease.paymentDay,
    },
    {
      key: "deposit",
      header: t("deposit"),
      align: "end",
      from: 1024,
      cell: (lease) => <MoneyText amount={lease.depositHeld} currency={lease.currency} />,
    },
  ];
}

/** The amounts that the list is filtered by, in the last columns with their sums: the figure that led to the list. */
function useMoneyColumns(money: MoneyShown): readonly ListColumn<LeaseListItem>[] {
  const { t } = useTranslation("leases");
  if (money === "balance") {
    return [
      {
        key: "balance",
        header: t("balance"),
        sort: "balance",
        align: "end",
        cell: (lease) => <Balance lease={lease} />,
      },
    ];
  }
  if (money !== "rent") {
    return [
      {
        key: money,
        header: t(`column.${money}`),
        align: "end",
        cell: (lease) => <MoneyText amount={lease[money]} currency={lease.currency} />,
      },
    ];
  }
  return (["expected", "settled", "open"] as const).map((part) => ({
    key: part,
    header: t(`column.${part}`),
    align: "end",
    cell: ({ rent, currency }) =>
      rent === null ? null : <MoneyText amount={rent[part]} currency={currency} />,
  }));
}

function LeaseLink({ lease, from }: Pick<Shown, "from"> & { readonly lease: LeaseListItem }) {
  return (
    <Link to={{ pathname: `/leases/${lease.id}`, search: from.search }} state={from.state}>
      {tenantsInShort(lease.tenant.name, lease.coTenants.length)}
    </Link>
  );
}

function Period({ lease }: { readonly lease: LeaseListItem }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return (
    <span className="ks-numbers">
      {t("period", {
        from: formatDay(lease.startsOn, language),
        to: lease.endsOn === null ? t("ongoing") : formatDay(lease.endsOn, language),
      })}
    </span>
  );
}

/** On a card, beside the rent: an open-ended lease shows only its start. */
function ShortPeriod({ lease }: { readonly lease: LeaseListItem }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  if (lease.endsOn !== null || lease.status !== "active") return <Period lease={lease} />;
  return <span className="ks-numbers">{t("since", { day: formatDay(lease.startsOn, language) })}</span>;
}

function Balance({ lease }: { readonly lease: LeaseListItem }) {
  const { t } = useTranslation("leases");
  if (isZero(lease.balance)) return <span className="ks-second">{t("settled")}</span>;
  return (
    <span className="ks-lease-list-balance">
      <BalanceBadge balance={lease.balance} />
      <MoneyText amount={withoutSign(lease.balance)} currency={lease.currency} />
    </span>
  );
}

/** On a card: the amounts of the table's columns. */
function ShownMoney({ lease, money }: Pick<Shown, "money"> & { readonly lease: LeaseListItem }) {
  const { t } = useTranslation("leases");
  if (money === "balance") return <Balance lease={lease} />;
  const { rent, currency } = lease;
  if (money !== "rent") return <MoneyText amount={lease[money]} currency={currency} />;
  if (rent === null) return null;
  return (
    <span>
      <MoneyText amount={rent.settled} currency={currency} /> /{" "}
      <MoneyText amount={rent.expected} currency={currency} />{" "}
      <span className="ks-second">{t("column.settled")}</span>
    </span>
  );
}

/** The same as a card on a phone. */
export function LeaseCard({ lease, onlyActive, from, money }: Shown & { readonly lease: LeaseListItem }) {
  const { t } = useTranslation("leases");
  return (
    <div className="ks-lease-list-card">
      <div>
        <LeaseLink lease={lease} from={from} />
        <ShownMoney lease={lease} money={money} />
      </div>
      <p className="ks-second">{rentableText(lease)}</p>
      <div className="ks-second">
        <ShortPeriod lease={lease} />
        <span>
          <MoneyText amount={lease.monthlyRent} currency={lease.currency} /> {t("monthly")}
        </span>
      </div>
      {onlyActive ? null : <LeaseStatusBadge status={lease.status} />}
    </div>
  );
}
