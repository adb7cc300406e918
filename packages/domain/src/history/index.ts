export {
  activityOrder,
  auditedActions,
  auditedEntities,
  everyAuditedEntity,
  HISTORY_STEP,
  historyKinds,
} from "./audited-entities.ts";
export type { AuditedAction, AuditedEntity, HistoryKind } from "./audited-entities.ts";
export { auditedFields } from "./audited-fields.ts";
export { commonFields } from "./common-fields.ts";
export { historyFields, historyWords, namedKinds } from "./history-words.ts";
export type { AuditedField, HistoryField, HistoryWord, NamedKind, ValueShape } from "./history-words.ts";
export { shownChanges } from "./shown-changes.ts";
export type { StoredEntry, ShownChange, ShownValue } from "./shown-changes.ts";
