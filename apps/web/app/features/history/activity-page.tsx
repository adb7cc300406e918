import { addDays } from "@keystead/domain/calendar";
import { activityOrder, historyKinds } from "@keystead/domain/history";
import { can } from "@keystead/domain/permissions";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { todayInTimeZone } from "../../lib/format/today.ts";
import { useListQuery } from "../../lib/records/use-list-query.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ListPage, useListState } from "../../ui/list/list-page.tsx";
import type { ListFilter } from "../../ui/list/list-toolbar.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useProfile, useWorkspace } from "../session/public.ts";
import { ActivityCard, useActivityColumns } from "./activity-record.tsx";
import { useEntryMessages } from "./use-entry-messages.ts";

const periods = ["1", "7", "30", "365"] as const;

const rules = {
  ...activityOrder,
  filters: { person: "text", kind: { anyOf: historyKinds }, within: periods },
} as const;

/** Who did what in this workspace? The newest first; for its owner. */
export function ActivityPage() {
  const { t } = useTranslation("history");
  const role = useWorkspace()?.role;
  const state = useListState(rules);
  const { data: profile } = useProfile();
  const { within, ...rest } = state.query;
  const from =
    within === undefined ? {} : { from: addDays(todayInTimeZone(profile?.timezone), 1 - Number(within)) };
  const input = { ...rest, ...from };
  const mayRead = role !== undefined && can(role, "activity.read");
  const result = useListQuery({ ...query.history.activity.queryOptions({ input }), enabled: mayRead });
  const columns = useActivityColumns();
  const filters = useFilters(mayRead);
  const { titleOf } = useEntryMessages();
  return (
    <>
      <PageHeader title={t("activity.title")} />
      {role === undefined ? (
        <Skeleton rows={8} />
      ) : mayRead ? (
        <ListPage
          name="activity"
          label={t("activity.label")}
          state={state}
          result={result}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={titleOf}
          card={(entry) => <ActivityCard entry={entry} />}
          exported={{ list: "activity", query: input }}
          filters={filters}
          countText={(count) => t("activity.count", { count })}
          empty={
            <EmptyState icon={IconHistory} title={t("activity.emptyTitle")} text={t("activity.emptyText")} />
          }
          errorMessage={t("activity.failed")}
        />
      ) : (
        <EmptyState icon={IconHistory} title={t("activity.ownerOnly")} />
      )}
    </>
  );
}

function useFilters(enabled: boolean): readonly ListFilter[] {
  const { t } = useTranslation("history");
  const { data: people } = useQuery({ ...query.history.people.queryOptions({ input: {} }), enabled });
  return [
    {
      name: "person",
      label: t("activity.who"),
      options: (people?.items ?? []).map(({ id, name }) => ({ value: id, label: name ?? t("by.former") })),
    },
    {
      name: "kind",
      label: t("activity.kind"),
      options: historyKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: "within",
      label: t("activity.period"),
      options: periods.map((value) => ({ value, label: t(`activity.within.${value}`) })),
    },
  ];
}
