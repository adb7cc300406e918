import type { TenantOverview } from "@keystead/contract/tenants";
import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { query } from "../../lib/api.ts";
import { mayRetry } from "../../lib/query-client.ts";
import { refusalOf } from "../../lib/refusal.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { useCameFrom } from "../../ui/list-origin.ts";
import { Bones } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { OpenedTenant, tenantKinds, tenantListRules } from "../tenants/public.ts";
import { ContactCard } from "./contact-card.tsx";
import { TenantDeposit } from "./tenant-deposit.tsx";
import { LeasesCard } from "./leases-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { OpenCard } from "./open-card.tsx";
import { TenantHead } from "./tenant-head.tsx";
import { TimelineCard } from "./timeline-card.tsx";
import { YearCard } from "./year-card.tsx";
import "./tenant-page.css";

/** Who is this, do they owe me anything, and how do I reach them? */
export function TenantPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("tenant-page");
  const from = useCameFrom(tenantListRules);
  const list = `/tenants${from.search}`;
  const navigate = useNavigate();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query.tenants.overview.queryOptions({ input: { id } }),
    retry: mayRetry,
  });
  if (data !== undefined) return <Read overview={data} />;
  const isGone = isError && refusalOf(error).code === "NOT_FOUND";
  return (
    <>
      <PageHeader title={t("title")} crumbs={[{ label: t("list"), to: list }]} />
      {isGone ? (
        <EmptyState
          icon={IconUsers}
          title={t("gone")}
          second={{ label: t("back"), onClick: () => void navigate(list) }}
        />
      ) : isError ? (
        <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={6} />
      )}
    </>
  );
}

function Read({ overview }: { readonly overview: TenantOverview }) {
  const { tenant, leases, year, timeline } = overview;
  const { opened, open, close } = useOpened(tenantKinds);
  const edit = () => {
    open("edit", tenant.id);
  };
  useShortcut("e", edit);
  return (
    <div className="ks-stack">
      <TenantHead overview={overview} onEdit={edit} onAnonymise={() => open("anonymise", tenant.id)} />
      <div className="ks-tenant-page">
        <div className="ks-stack">
          <OpenCard tenantName={tenant.name} leases={leases} />
          {leases.length === 0 ? null : <YearCard year={year} leases={leases} />}
          <LeasesCard tenant={tenant} leases={leases} />
          <TimelineCard tenantId={tenant.id} leases={leases} first={timeline} />
        </div>
        <div className="ks-stack">
          <ContactCard tenant={tenant} leases={leases} onEdit={edit} />
          <NotesCard notes={tenant.notes} onEdit={edit} />
          <TenantDeposit leases={leases} />
        </div>
      </div>
      <OpenedTenant opened={opened} rows={[tenant]} onClose={close} />
    </div>
  );
}
