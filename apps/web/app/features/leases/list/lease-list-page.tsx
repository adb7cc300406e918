import type { LeaseListItem } from "@keystead/contract/leases";
import { addToMonth, monthOf } from "@keystead/domain/calendar";
import { leaseStatuses } from "@keystead/domain/leases";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { listOrigin } from "../../../ui/list/list-origin.ts";
import { ListPage, useListState } from "../../../ui/list/list-page.tsx";
import type { ListFilter } from "../../../ui/list/list-toolbar.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import type { RowAction } from "../../../ui/list/row-menu.tsx";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { usePeriodText } from "../../../ui/text/use-period-text.ts";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { usePropertyFilter } from "../../properties/public.ts";
import { leaseListRules } from "./lease-list-rules.ts";
import { moneyShown } from "./money-shown.ts";
import { LeaseCard, useLeaseColumns } from "./lease-record.tsx";
import { SumLines, useLeaseSumRows } from "./lease-sums.tsx";
import { NoLeases } from "./no-leases.tsx";
import { leaseKinds, leasePresets, OpenedLease } from "../opened-lease.tsx";

/** Who rents what until when, and who owes me? */
export function LeaseListPage() {
  const { t } = useTranslation("leases");
  const state = useListState(leaseListRules);
  const { opened, open, close } = useOpened(leaseKinds, leasePresets);
  const result = useListQuery(query.leases.list.queryOptions({ input: state.query }));
  const countsWithout = state.defaulted && result.data?.total === 0;
  const without = useQuery({ ...query.leases.list.queryOptions({ input: {} }), enabled: countsWithout });
  const propertyId = state.filters["propertyId"];
  // When the filter fixes the status, rows do not show it.
  const money = moneyShown(state.filters);
  const shown = {
    onlyActive: state.filters["status"] === "active",
    from: listOrigin(leaseListRules, state, result.dataUpdatedAt),
    money,
  };
  const columns = useLeaseColumns(shown);
  const filters = useFilters(state.filters);
  const sums = result.data?.sums ?? [];
  const sumRows = useLeaseSumRows(sums, money);
  const add = () => {
    open("new");
  };
  const pay = ({ id }: LeaseListItem) => {
    open("pay", id);
  };
  const rowActions = useRowActions(pay);
  useShortcut("m", () => {
    const lease = focusedLease(result.data?.items ?? []);
    if (lease !== undefined) pay(lease);
  });
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
        card={(lease) => <LeaseCard lease={lease} {...shown} />}
        rowActions={rowActions}
        exported={{ list: "leases", query: state.query }}
        searchLabel={t("search")}
        filters={filters}
        countText={(count) => t("count", { count })}
        sums={sumRows}
        cardFooter={<SumLines sums={sums} money={money} />}
        primary={{ label: t("addLease"), onClick: add }}
        empty={<NoLeases onAdd={add} />}
        {...(countsWithout ? { without: without.data?.total ?? (without.isError ? 0 : null) } : {})}
        errorMessage={t("listFailed")}
      />
      <OpenedLease opened={opened} propertyId={propertyId} onClose={close} />
    </>
  );
}

/** The lease in the focused row, else the first: the list starts with the largest debt. */
function focusedLease(leases: readonly LeaseListItem[]): LeaseListItem | undefined {
  const row = document.activeElement?.closest<HTMLElement>("[data-key]");
  const focused = leases.find(({ id }) => id === row?.dataset["key"]);
  return focused ?? leases.find(({ nextDue }) => nextDue !== null);
}

function useRowActions(pay: (lease: LeaseListItem) => void) {
  const { t } = useTranslation("mark-paid");
  return (lease: LeaseListItem): readonly RowAction[] =>
    lease.nextDue === null
      ? []
      : [
          {
            label: t("markPaid"),
            icon: IconCheck,
            onClick: () => {
              pay(lease);
            },
          },
        ];
}

function useFilters(chosen: Readonly<Record<string, string>>): readonly ListFilter[] {
  const { t } = useTranslation("leases");
  const ofPeriod = useRentFilters(chosen["due"]);
  const { propertyId, currency } = chosen;
  return [
    {
      name: "status",
      label: t("filter.status"),
      options: leaseStatuses.map((value) => ({
        value,
        label: t(`status.${value}`),
      })),
    },
    usePropertyFilter(t("property"), propertyId),
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
        { value: "soon", label: t("filter.soon") },
      ],
    },
    {
      name: "deposit",
      label: t("deposit"),
      options: [{ value: "held", label: t("filter.depositHeld") }],
    },
    ...ofPeriod,
    // Set only by a link; this screen offers no choice.
    {
      name: "currency",
      label: t("currency"),
      options: currency === undefined ? [] : [{ value: currency, label: currency }],
    },
  ];
}

/** The current month and earlier ones, plus any period that a link has set. */
const MONTHS_OFFERED = 6;

function useRentFilters(due: string | undefined): readonly ListFilter[] {
  const { t } = useTranslation("leases");
  const periodText = usePeriodText();
  const now = monthOf(todayHere());
  const months: string[] = Array.from({ length: MONTHS_OFFERED }, (_, back) => addToMonth(now, -back));
  const offered = due === undefined || months.includes(due) ? months : [due, ...months];
  const filter = {
    name: "due",
    label: t("filter.due"),
    seldom: true,
    options: offered.map((value) => ({ value, label: periodText(value) })),
  };
  if (due === undefined) return [filter];
  return [
    filter,
    {
      name: "rent",
      label: t("filter.rent"),
      options: [
        { value: "open", label: t("filter.rentOpen") },
        { value: "late", label: t("filter.rentOverdue") },
        { value: "settled", label: t("filter.rentSettled") },
      ],
    },
  ];
}
