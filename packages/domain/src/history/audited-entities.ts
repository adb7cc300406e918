import type { ListSorting } from "../lists/index.ts";
import { entitiesOfRecords } from "../described-records/index.ts";

/** The filters of the history, with the names under which the audit stores such records. */
export const auditedEntities = {
  property: ["property"],
  unit: ["unit"],
  tenant: ["tenant"],
  lease: ["lease"],
  booking: ["booking", "blocked_date", "seasonal_rate", "calendar_feed"],
  money: [
    "lease_payment",
    "lease_refund",
    "deposit_movement",
    "deposit_transfer",
    "write_down",
    "rent_row",
    "settlement",
    "income",
    "expense",
    "recurring",
  ],
  rate: ["fx_rate"],
  ...entitiesOfRecords,
  document: ["document"],
  people: ["invitation", "membership", "cleaner", "cleaner_link"],
  account: [
    "account",
    "workspace",
    "letterhead",
    "subscription",
    "profile",
    "password",
    "session",
    "user",
    "notice_settings",
  ],
  page: ["seo_page"],
} as const;

export type HistoryKind = keyof typeof auditedEntities;
export const historyKinds = Object.keys(auditedEntities) as [HistoryKind, ...HistoryKind[]];
export type AuditedEntity = (typeof auditedEntities)[HistoryKind][number];

/** Sort order of the workspace's activity. */
export const activityOrder = { sorts: ["at"], defaultSort: "-at" } as const satisfies ListSorting;

/** Number of entries per page of a record's history. */
export const HISTORY_STEP = 20;

export const everyAuditedEntity: readonly AuditedEntity[] = historyKinds.flatMap(
  (kind) => auditedEntities[kind],
);

/** The actions of the audit. */
export const auditedActions = [
  "create",
  "update",
  "delete",
  "restore",
  "anonymise",
  "publish",
  "unpublish",
  "sign_in",
  "plan_change",
  "role_change",
  "invite",
  "resend",
  "withdraw",
  "accept",
  "remove",
  "export",
  "undo_deletion",
  "cancel",
  "reinstate",
  "remind",
  "write_letter",
  "send_letter",
  "unsubscribe",
] as const;
export type AuditedAction = (typeof auditedActions)[number];
