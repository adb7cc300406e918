import type { LeaseListItem, LeaseView } from "@keystead/contract/leases";
import {
  depositFilters,
  endsWithinDays,
  leaseOrder,
  leaseStatuses,
  owingLeases,
} from "@keystead/domain/leases";
import { IconCheck, IconFileText } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { isZero, withoutSign } from "../../lib/minor-units.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Column, ListPage, type SumRow, useListState } from "../../ui/list-page.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { BalanceBadge, LeaseStatusBadge } from "./lease-states.tsx";
import { usePropertyFilter } from "../properties/public.ts";
import { useOpenSample } from "../session/public.ts";
import type { LeaseFormValues } from "./lease-form-values.ts";
import "./lease-list.css";

const LeaseDrawer = lazy(async () => ({ default: (await import("./lease-drawer.tsx")).LeaseDrawer }));

const PayLeaseDialog = lazy(async () => ({
  default: (await import("./pay-lease-dialog.tsx")).PayLeaseDialog,
}));

const rules = {
  ...leaseOrder,
  filters: {
    status: { several: leaseStatuses },
    propertyId: "text",
    endsWithin: endsWithinDays,
    owes: owingLeases,
    deposit: depositFilters,
  },
  defaultFilters: { status: "active" },
} as const;

/** Who rents what until when, and who owes me? */
export function LeaseListPage() {
  const { t } = useTranslation(["leases", "mark-paid"]);
  const state = useListState(rules);
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(params.get("new") === "1");
  const [paying, setPaying] = useState<LeaseListItem | null>(null);
  const result = useQuery({
    ...query.leases.list.queryOptions({ input: state.query }),
    placeholderData: keepPreviousData,
  });
  const propertyFilter = usePropertyFilter(t("property"), state.filters["propertyId"]);
  // A filter that fixes the status leaves it out of the rows.
  const onlyActive = state.filters["status"] === "active";
  const columns = useColumns(onlyActive);
  const add = {
    label: t("addLease"),
    onClick: () => {
      setAdding(true);
    },
  };
  useShortcut("m", () => {
    const lease = focusedLease(result.data?.items ?? []);
    if (lease !== undefined) setPaying(lease);
  });
  const preset = presetOf(params);
  const sums = useSumRows(result.data?.sums ?? []);
  return (
    <>
      <PageHeader title={t("title")} />
      <ListPage<LeaseListItem>
        name="leases"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ tenant }) => tenant.name}
        card={(lease) => <LeaseCard lease={lease} onlyActive={onlyActive} />}
        rowActions={(lease) =>
          lease.nextDue === null
            ? []
            : [
                {
                  label: t("mark-paid:markPaid"),
                  icon: IconCheck,
                  onClick: () => {
                    setPaying(lease);
                  },
                },
              ]
        }
        searchLabel={t("search")}
        filters={[
          {
            name: "status",
            label: t("filter.status"),
            options: leaseStatuses.map((value) => ({
              value,
              label: t(`status.${value}`),
            })),
          },
          propertyFilter,
          {
            name: "endsWithin",
            label: t("filter.ends"),
            options: ([30, 60, 90] as const).map((count) => ({
              value: String(count),
              label: t("filter.withinDays", { count }),
            })),
          },
          {
            name: "owes",
            label: t("balance"),
            options: [
              { value: "true", label: t("filter.owes") },
              { value: "overdue", label: t("filter.overdue") },
            ],
          },
          {
            name: "deposit",
            label: t("deposit"),
            options: [{ value: "held", label: t("filter.depositHeld") }],
          },
        ]}
        countText={(count) => t("count", { count })}
        sums={sums}
        cardFooter={<SumLines sums={result.data?.sums ?? []} />}
        primary={add}
        empty={<NoLeases onAdd={add.onClick} />}
        errorMessage={t("listFailed")}
      />
      <Suspense fallback={null}>
        {paying === null ? null : (
          <PayLeaseDialog
            leaseId={paying.id}
            tenantName={paying.tenant.name}
            onClose={() => {
              setPaying(null);
            }}
          />
        )}
        {adding ? (
          <LeaseDrawer
            preset={preset}
            onClose={() => {
              setAdding(false);
              if (params.has("new")) setParams(withoutNew, { replace: true });
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** The one whose row has the focus, else the first: the list begins with whoever owes most. */
function focusedLease(leases: readonly LeaseListItem[]): LeaseListItem | undefined {
  const row = document.activeElement?.closest<HTMLElement>("[data-key]");
  const focused = leases.find(({ id }) => id === row?.dataset["key"]);
  return focused ?? leases.find(({ nextDue }) => nextDue !== null);
}

function NoLeases({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation(["leases", "tenants"]);
  const sample = useOpenSample();
  return (
    <EmptyState
      icon={IconFileText}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={{ label: t("addLease"), onClick: onAdd }}
      sample={{
        label: t("tenants:sample"),
        onClick: () => {
          sample.mutate();
        },
      }}
    >
      <Link to="/leases?status=">{t("showAll")}</Link>
    </EmptyState>
  );
}

/** `?new=1&propertyId=…&tenantId=…`: what a link to the form knows already; the filtered property serves too. */
function presetOf(params: URLSearchParams): Partial<LeaseFormValues> {
  return { propertyId: params.get("propertyId") ?? "", tenantId: params.get("tenantId") ?? "" };
}

/** The property goes as well: it was meant for the form, and would narrow the list behind it. */
function withoutNew(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ["new", "propertyId", "tenantId"]) rest.delete(name);
  return rest;
}

function useColumns(onlyActive: boolean): readonly Column<LeaseListItem>[] {
  const { t } = useTranslation("leases");
  const columns: readonly Column<LeaseListItem>[] = [
    {
      key: "tenant",
      header: t("tenant"),
      sort: "tenant",
      cell: (lease) => <Link to={`/leases/${lease.id}`}>{lease.tenant.name}</Link>,
    },
    { key: "property", header: t("property"), sort: "property", cell: (lease) => placeOf(lease) },
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
      cell: (lease) => lease.paymentDay,
    },
    {
      key: "deposit",
      header: t("deposit"),
      align: "end",
      cell: (lease) => <MoneyText amount={lease.depositHeld} currency={lease.currency} />,
    },
    {
      key: "balance",
      header: t("balance"),
      sort: "balance",
      align: "end",
      cell: (lease) => <Balance lease={lease} />,
    },
  ];
  if (onlyActive) return columns;
  return [
    ...columns,
    { key: "status", header: t("column.state"), cell: ({ status }) => <LeaseStatusBadge status={status} /> },
  ];
}

function placeOf({ property, unit }: Pick<LeaseView, "property" | "unit">): string {
  return unit === null ? property.name : `${property.name} · ${unit.name}`;
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

/** On a card, beside the rent: what goes on without an end says only when it began. */
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

function LeaseCard({ lease, onlyActive }: { readonly lease: LeaseListItem; readonly onlyActive: boolean }) {
  const { t } = useTranslation("leases");
  return (
    <div className="ks-lease-list-card">
      <div>
        <Link to={`/leases/${lease.id}`}>{lease.tenant.name}</Link>
        <Balance lease={lease} />
      </div>
      <p className="ks-second">{placeOf(lease)}</p>
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

type SumsProps = {
  readonly sums: readonly {
    readonly currency: string;
    readonly leases: number;
    readonly monthlyRent: string;
    readonly owed: string;
    readonly credit: string;
    readonly depositHeld: string;
  }[];
};

/** One line for each currency; they are never added. */
function useSumRows(sums: SumsProps["sums"]): readonly SumRow[] {
  const { t } = useTranslation("leases");
  const display = sums.length > 1 ? "code" : "symbol";
  return sums.map(({ currency, leases, monthlyRent, depositHeld, owed }) => ({
    key: currency,
    // The line below the table says how many there are in all.
    label: sums.length > 1 ? t("sumOf", { count: leases, currency }) : t("sum"),
    cells: {
      rent: <MoneyText amount={monthlyRent} currency={currency} display={display} />,
      deposit: <MoneyText amount={depositHeld} currency={currency} display={display} />,
      balance: (
        <>
          {t("owedSum")} <MoneyText amount={owed} currency={currency} display={display} />
        </>
      ),
    },
  }));
}

function SumLines({ sums }: SumsProps) {
  const { t } = useTranslation("leases");
  return (
    <ul className="ks-lease-list-sums">
      {sums.map(({ currency, monthlyRent, owed }) => (
        <li key={currency}>
          <MoneyText amount={monthlyRent} currency={currency} /> {t("monthly")} ·{" "}
          <MoneyText amount={owed} currency={currency} /> {t("owedSum")}
        </li>
      ))}
    </ul>
  );
}
