import type { TenantOverview } from "@keystead/contract/tenants";
import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { query } from "../../lib/api.ts";
import { useCameFrom } from "../../ui/list/list-origin.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import { RecordColumns, RecordPage } from "../../ui/page/record-page.tsx";
import { rentableText } from "../../lib/format/rentable-name.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyFilesCard } from "../documents/public.ts";
import { LazyLetterDrawer } from "../letters/public.ts";
import { TasksCard } from "../tasks/public.ts";
import { OpenedTenant, tenantKinds, tenantListRules } from "../tenants/public.ts";
import { ContactCard } from "./contact-card.tsx";
import { TenantDeposit } from "./tenant-deposit.tsx";
import { LeasesCard } from "./leases-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { OpenCard } from "./open-card.tsx";
import { TenantHead } from "./tenant-head.tsx";
import { TimelineCard } from "./timeline-card.tsx";
import { YearCard } from "./year-card.tsx";

/** Who is this, do they owe me anything, and how do I reach them? */
export function TenantPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("tenant-page");
  const { search } = useCameFrom(tenantListRules);
  const list = `/tenants${search}`;
  const result = useQuery(query.tenants.overview.queryOptions({ input: { id } }));
  return (
    <RecordPage
      result={result}
      title={t("title")}
      list={{ label: t("list"), to: list }}
      icon={IconUsers}
      words={{ missing: t("missing"), back: t("back"), failed: t("failed") }}
    >
      {(overview) => <Read overview={overview} list={list} />}
    </RecordPage>
  );
}

function Read({ overview, list }: { readonly overview: TenantOverview; readonly list: string }) {
  const { tenant, leases, year, timeline } = overview;
  const { opened, open, close } = useOpened(tenantKinds);
  const [writing, setWriting] = useState(false);
  const edit = () => {
    open("edit", tenant.id);
  };
  useShortcut("e", edit);
  return (
    <>
      <TenantHead
        overview={overview}
        list={list}
        onEdit={edit}
        onOpen={(kind) => open(kind, tenant.id)}
        onLetters={() => {
          setWriting(true);
        }}
      />
      <RecordColumns
        side={
          <>
            <ContactCard tenant={tenant} leases={leases} onEdit={edit} />
            <NotesCard notes={tenant.notes} onEdit={edit} />
            <TenantDeposit leases={leases} />
          </>
        }
      >
        <OpenCard tenantName={tenant.name} leases={leases} />
        {leases.length === 0 ? null : <YearCard year={year} leases={leases} />}
        <LeasesCard tenant={tenant} leases={leases} />
        <TasksCard of={{ tenantId: tenant.id }} />
        <Suspense fallback={<Pending />}>
          <LazyFilesCard on="tenant" onId={tenant.id} />
        </Suspense>
        <TimelineCard tenantId={tenant.id} leases={leases} first={timeline} />
      </RecordColumns>
      <Suspense fallback={<Pending />}>
        {writing ? (
          <LazyLetterDrawer
            leases={leases.map((lease) => ({ id: lease.id, name: rentableText(lease) }))}
            onClose={() => {
              setWriting(false);
            }}
          />
        ) : null}
      </Suspense>
      <OpenedTenant opened={opened} rows={[tenant]} onClose={close} />
    </>
  );
}
