import { ActionIcon, Button, Skeleton } from "@mantine/core";
import "@mantine/core/styles/Skeleton.css";
import type { LeaseView } from "@keystead/contract/leases";
import { IconCheck, IconChevronLeft, IconChevronRight, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";

import { api, query } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { isZero } from "../../lib/minor-units.ts";
import { useDeleteWithUndo } from "../../lib/use-undo.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { type RowAction, RowMenu } from "../../ui/row-menu.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import { BalanceCard } from "./balance-card.tsx";
import { DepositCard } from "./deposit-card.tsx";
import { useLease } from "./lease-queries.ts";
import { LeaseStatusBadge } from "./lease-states.tsx";
import { MarkPaidButton } from "./mark-paid-button.tsx";
import { firstOpenRow, openRows, useRowTitle } from "./open-rows.ts";
import { PaymentsCard } from "./payments-card.tsx";
import { RentScheduleCard } from "./rent-schedule-card.tsx";
import { TermsCard } from "./terms-card.tsx";
import type { Verb } from "./verb.ts";
import "./lease-detail.css";

const VerbDrawer = lazy(async () => ({ default: (await import("./verb-drawer.tsx")).VerbDrawer }));
const LeaseDrawer = lazy(async () => ({ default: (await import("./lease-drawer.tsx")).LeaseDrawer }));

/** Is this tenant paid up? Balance first, the schedule beside it. */
export function LeaseDetailPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("leases");
  const { data, isError, refetch, isFetching } = useLease(id);
  if (data !== undefined) return <LeaseDetail key={data.id} lease={data} />;
  const crumbs = [{ label: t("title"), to: "/leases" }];
  if (!isError) return <Waiting title={t("lease")} crumbs={crumbs} />;
  return (
    <>
      <PageHeader title={t("lease")} crumbs={crumbs} />
      <ErrorPanel message={t("leaseFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    </>
  );
}

function Waiting({
  title,
  crumbs,
}: {
  readonly title: string;
  readonly crumbs: readonly { label: string; to: string }[];
}) {
  const { t } = useTranslation("ui");
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="ks-lease-detail" aria-busy="true">
        <span className="ks-visually-hidden" role="status">
          {t("loading")}
        </span>
        <div className="ks-card ks-lease-detail-bones">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={32} />
          ))}
        </div>
        <div className="ks-card ks-lease-detail-bones">
          <Skeleton height={40} />
          <Skeleton height={120} />
        </div>
      </div>
    </>
  );
}

function LeaseDetail({ lease }: { readonly lease: LeaseView }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  const navigate = useNavigate();
  const deleteWithUndo = useDeleteWithUndo("lease");
  const can = useCan();
  const [openedRow, setOpenedRow] = useState<string | null>(null);
  const [paying, setPaying] = useState(false);
  const [verb, setVerb] = useState<Verb | null>(null);
  const [editing, setEditing] = useState(false);
  const { previous, next } = useNeighbours(lease.id);
  const oldest = firstOpenRow(lease);

  const go = (id: string | null) => {
    if (id !== null) void navigate(`/leases/${id}`);
  };
  useShortcut("m", () => {
    if (oldest !== null) setPaying(true);
  });
  useShortcut("e", () => {
    setEditing(true);
  });
  useShortcut("[", () => {
    go(previous);
  });
  useShortcut("]", () => {
    go(next);
  });

  const open = oldest === null ? [] : openRows(lease, oldest);
  const choose = (chosen: Verb) => () => {
    setVerb(chosen);
  };
  const actions: readonly RowAction[] = [
    { label: t("verb.changeRent.title"), onClick: choose({ kind: "changeRent" }) },
    { label: t("verb.addCharge.title"), onClick: choose({ kind: "addCharge" }) },
    ...(open.length === 0
      ? []
      : [{ label: t("verb.waive.title"), onClick: choose({ kind: "waive", rows: open }) }]),
    { label: t("verb.end.title"), onClick: choose({ kind: "end" }) },
    ...(lease.endsOn === null
      ? []
      : [{ label: t("verb.extend.title"), onClick: choose({ kind: "extend" }) }]),
    ...(can("lease.delete") ? [{ label: t("deleteLease"), danger: true, onClick: () => void remove() }] : []),
  ];

  async function remove() {
    const deleted = await deleteWithUndo({ remove: () => api.leases.delete({ id: lease.id }) });
    if (deleted) await navigate("/leases");
  }

  const place = [lease.property.name, lease.unit?.name, lease.city].filter(Boolean).join(" · ");
  const period = t("period", {
    from: formatDay(lease.startsOn, language),
    to: lease.endsOn === null ? t("ongoing") : formatDay(lease.endsOn, language),
  });
  return (
    <div className="ks-stack">
      <PageHeader
        title={lease.tenant.name}
        crumbs={[{ label: t("title"), to: "/leases" }]}
        actions={
          <>
            <ActionIcon
              variant="default"
              size={40}
              className="ks-lease-detail-wide"
              aria-label={t("previousLease")}
              disabled={previous === null}
              onClick={() => {
                go(previous);
              }}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={40}
              className="ks-lease-detail-wide"
              aria-label={t("nextLease")}
              disabled={next === null}
              onClick={() => {
                go(next);
              }}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
              onClick={() => {
                setEditing(true);
              }}
            >
              {t("editLease")}
            </Button>
            <RowMenu name={lease.tenant.name} actions={actions} bordered />
            {oldest === null || isZero(oldest.outstanding) ? null : (
              <MarkPaidButton
                primary
                icon={<IconCheck size={18} aria-hidden />}
                leaseId={lease.id}
                currency={lease.currency}
                today={lease.today}
                rows={open}
                row={oldest}
                what={titleOf(oldest)}
                opened={paying}
                onOpenedChange={setPaying}
              />
            )}
          </>
        }
      >
        <span className="ks-lease-detail-avatar" data-fills="row" aria-hidden="true">
          {initials(lease.tenant.name)}
        </span>
        <span>
          <b className="ks-lease-detail-place">{place}</b>
          <small className="ks-second">
            {period} · {t("dueOnDay", { day: lease.paymentDay })}
          </small>
        </span>
        <LeaseStatusBadge status={lease.status} />
      </PageHeader>
      <div className="ks-lease-detail">
        <div className="ks-stack">
          <RentScheduleCard lease={lease} openedRow={openedRow} onOpenedRowChange={setOpenedRow} />
          <PaymentsCard lease={lease} onVerb={setVerb} />
        </div>
        <div className="ks-stack ks-lease-detail-side">
          <BalanceCard lease={lease} />
          <TermsCard
            lease={lease}
            onEdit={() => {
              setEditing(true);
            }}
          />
          <DepositCard lease={lease} onVerb={setVerb} />
        </div>
      </div>
      <Suspense fallback={null}>
        {verb === null ? null : (
          <VerbDrawer
            lease={lease}
            verb={verb}
            onClose={() => {
              setVerb(null);
            }}
          />
        )}
        {editing ? (
          <LeaseDrawer
            lease={lease}
            onClose={() => {
              setEditing(false);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Previous and next in the order of the list, by tenant. */
function useNeighbours(id: string): { readonly previous: string | null; readonly next: string | null } {
  const { data } = useQuery(
    query.leases.list.queryOptions({ input: { page: 1, limit: 100, sort: "tenant" } }),
  );
  const ids = data?.items.map((item) => item.id) ?? [];
  const at = ids.indexOf(id);
  return { previous: at > 0 ? (ids[at - 1] ?? null) : null, next: at === -1 ? null : (ids[at + 1] ?? null) };
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
