import type { HistoryEntry } from "@keystead/contract/history";
import {
  IconArchive,
  IconArrowBackUp,
  IconBellOff,
  IconDownload,
  IconLogin2,
  IconMail,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconWorld,
} from "@tabler/icons-react";

import type { BadgeIcon, Tone } from "../../ui/text/status-badge.tsx";
import { ChangeList } from "./change-list.tsx";
import { EntryTime } from "./entry-time.tsx";
import { RecordLink } from "./record-link.tsx";
import { useEntryMessages } from "./use-entry-messages.ts";
import "./history-line.css";
import "../../ui/text/tone.css";

type HistoryLineProps = {
  readonly entry: HistoryEntry;
  /** The record whose history this is: an entry of another record names that record. */
  readonly of: string;
};

const looks: Readonly<Record<HistoryEntry["action"], { readonly icon: BadgeIcon; readonly tone: Tone }>> = {
  create: { icon: IconPlus, tone: "positive" },
  update: { icon: IconPencil, tone: "information" },
  delete: { icon: IconTrash, tone: "negative" },
  restore: { icon: IconArrowBackUp, tone: "neutral" },
  cancel: { icon: IconTrash, tone: "neutral" },
  reinstate: { icon: IconArrowBackUp, tone: "positive" },
  anonymise: { icon: IconUserOff, tone: "neutral" },
  publish: { icon: IconWorld, tone: "positive" },
  unpublish: { icon: IconArchive, tone: "neutral" },
  sign_in: { icon: IconLogin2, tone: "neutral" },
  plan_change: { icon: IconPencil, tone: "information" },
  role_change: { icon: IconPencil, tone: "information" },
  invite: { icon: IconMail, tone: "information" },
  resend: { icon: IconMail, tone: "information" },
  withdraw: { icon: IconTrash, tone: "neutral" },
  accept: { icon: IconUserCheck, tone: "positive" },
  remove: { icon: IconUserOff, tone: "negative" },
  undo_deletion: { icon: IconArrowBackUp, tone: "neutral" },
  remind: { icon: IconMail, tone: "information" },
  write_letter: { icon: IconDownload, tone: "neutral" },
  send_letter: { icon: IconMail, tone: "information" },
  unsubscribe: { icon: IconBellOff, tone: "neutral" },
  export: { icon: IconDownload, tone: "information" },
};

/** One entry: what was done, by whom, when, and the changed fields. */
export function HistoryLine({ entry, of }: HistoryLineProps) {
  const { titleOf, whoOf } = useEntryMessages();
  const { icon: Icon, tone } = looks[entry.action];
  const { record } = entry;
  return (
    <li className="ks-history-line">
      <span className={`ks-history-line-icon ks-tone-${tone}`} aria-hidden="true">
        <Icon size={16} stroke={1.8} aria-hidden />
      </span>
      <div>
        <b>{titleOf(entry)}</b>
        {record === null || record.id === of || record.kind === "lease" ? null : (
          <>
            {" "}
            <RecordLink record={record} />
          </>
        )}
        <small>
          {whoOf(entry)} · <EntryTime at={entry.at} />
        </small>
        <ChangeList entity={entry.entity} changes={entry.changes} />
      </div>
    </li>
  );
}
