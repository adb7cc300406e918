import { IconSpray } from "@tabler/icons-react";
import { Link } from "react-router";

import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { useWorkspace } from "../session/public.ts";

/** Where and when is to be cleaned? For the one who does it; empty until turnovers are kept here. */
export function JobsPage() {
  const { t } = useTranslation("turnovers");
  const owner = useWorkspace()?.ownerName ?? "";
  return (
    <>
      <PageHeader title={t("jobs.title")} />
      <EmptyState icon={IconSpray} title={t("jobs.emptyTitle")} text={t("jobs.emptyText", { owner })}>
        <Link to="/tasks">{t("jobs.toTasks")}</Link>
      </EmptyState>
    </>
  );
}
