import type { HistoryEntry } from "@keystead/contract/history";

import type { ListColumn } from "../../ui/list/list-columns.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { ChangeList } from "./change-list.tsx";
import { EntryTime } from "./entry-time.tsx";
import { RecordLink } from "./record-link.tsx";
import { useEntryMessages } from "./use-entry-messages.ts";
import "./activity-record.css";

/** How many fields of an entry are shown; the record's history shows all of them. */
const MOST_FIELDS = 3;

/** The table columns of an entry. */
export function useActivityColumns(): readonly ListColumn<HistoryEntry>[] {
  const { t } = useTranslation("history");
  const { titleOf, whoOf } = useEntryMessages();
  return [
    {
      key: "when",
      header: t("activity.when"),
      sort: "at",
      cell: ({ at }) => <EntryTime at={at} />,
    },
    {
      key: "who",
      header: t("activity.who"),
      cell: (entry) => <span className="ks-activity-record-name">{whoOf(entry)}</span>,
    },
    { key: "what", header: t("activity.what"), cell: (entry) => <b>{titleOf(entry)}</b> },
    {
      key: "record",
      header: t("activity.record"),
      cell: ({ record }) =>
        record === null ? null : (
          <span className="ks-activity-record-name">
            <RecordLink record={record} />
          </span>
        ),
    },
    {
      key: "changes",
      header: t("activity.changes"),
      cell: ({ entity, changes }) => (
        <div className="ks-activity-record-changes">
          <ChangeList entity={entity} changes={changes} most={MOST_FIELDS} />
        </div>
      ),
    },
  ];
}

/** The same on a phone. */
export function ActivityCard({ entry }: { readonly entry: HistoryEntry }) {
  const { titleOf, whoOf } = useEntryMessages();
  const { record } = entry;
  return (
    <div className="ks-activity-record-card">
      <b>{titleOf(entry)}</b>
      {record === null ? null : <RecordLink record={record} />}
      <p className="ks-second">
        {whoOf(entry)} · <EntryTime at={entry.at} />
      </p>
      <ChangeList entity={entry.entity} changes={entry.changes} most={MOST_FIELDS} />
    </div>
  );
}
