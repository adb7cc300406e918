import type { TenantLease, Timeline } from "@keystead/contract/tenants";
import { timelineFilters } from "@keystead/domain/tenants";
import { IconChevronDown } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../lib/api.ts";
import { formatDay, formatMonth } from "../../lib/format/format.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Segmented } from "../../ui/field/segmented.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { TimelineLine } from "./timeline-line.tsx";
import "./timeline-card.css";

type Filter = "all" | (typeof timelineFilters)[number];

type TimelineCardProps = {
  readonly tenantId: string;
  readonly leases: readonly TenantLease[];
  /** The newest entries, which came with the page. */
  readonly first: Timeline;
};

/** The events, newest first, by month. */
export function TimelineCard({ tenantId, leases, first }: TimelineCardProps) {
  const { t } = useTranslation("tenant-page");
  const [filter, setFilter] = useState<Filter>("all");
  const timeline = useTimeline(tenantId, { filter, first });
  const entries = timeline.data?.pages.flatMap((page) => page.entries) ?? [];
  const months = [...Map.groupBy(entries, ({ on }) => on.slice(0, 7))];
  if (first.since === null) return null;
  return (
    <section className="ks-card" aria-labelledby="timeline" aria-busy={timeline.data === undefined}>
      <div className="ks-card-head ks-timeline-card-head">
        <h2 id="timeline">{t("timeline.title")}</h2>
        <Segmented<Filter>
          label={t("timeline.show")}
          value={filter}
          onChange={setFilter}
          options={(["all", ...timelineFilters] as const).map((value) => ({
            value,
            label: t(`timeline.${value}`),
          }))}
        />
      </div>
      {timeline.isError && timeline.data === undefined ? (
        <ErrorPanel
          message={t("timeline.failed")}
          retrying={timeline.isFetching}
          onRetry={() => void timeline.refetch()}
        />
      ) : null}
      {timeline.data !== undefined && entries.length === 0 ? (
        <p className="ks-card-text ks-second">{t("timeline.empty")}</p>
      ) : null}
      <div className="ks-timeline-card">
        {months.map(([month, lines]) => (
          <Month key={month} month={month} entries={lines} leases={leases} />
        ))}
      </div>
      <Earlier timeline={timeline} />
    </section>
  );
}

function useTimeline(id: string, { filter, first }: { readonly filter: Filter; readonly first: Timeline }) {
  const only = filter === "all" ? {} : { only: filter };
  return useInfiniteQuery({
    ...query.tenants.timeline.infiniteOptions({
      input: (before: string | undefined) => ({ id, ...only, ...(before === undefined ? {} : { before }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ earlier, entries }) => (earlier === 0 ? undefined : entries.at(-1)?.id),
    }),
    // The first entries came with the page; a change to the tenant's money invalidates them like everything else.
    ...(filter === "all"
      ? {
          initialData: { pages: [first], pageParams: [undefined] },
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: 0,
        }
      : {}),
  });
}

type MonthProps = {
  readonly month: string;
  readonly entries: Timeline["entries"];
  readonly leases: readonly TenantLease[];
};

function Month({ month, entries, leases }: MonthProps) {
  const language = useLanguage();
  return (
    <section aria-label={formatMonth(month, language)}>
      <h3 aria-hidden="true">{formatMonth(month, language)}</h3>
      <ul>
        {entries.map((entry) => (
          <TimelineLine key={entry.id} entry={entry} leases={leases} />
        ))}
      </ul>
    </section>
  );
}

function Earlier({ timeline }: { readonly timeline: ReturnType<typeof useTimeline> }) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const last = timeline.data?.pages.at(-1);
  if (last === undefined || last.earlier === 0) return null;
  return (
    <button
      type="button"
      className="ks-timeline-card-earlier"
      disabled={timeline.isFetchingNextPage}
      onClick={() => void timeline.fetchNextPage()}
    >
      <b>{t("timeline.earlier", { count: last.earlier })}</b>
      {last.since === null ? null : (
        <span>{t("timeline.backTo", { day: formatDay(last.since, language) })}</span>
      )}
      <IconChevronDown size={18} aria-hidden />
    </button>
  );
}
