export {
  activityOrder,
  auditedActions,
  auditedEntities,
  auditedFields,
  everyAuditedEntity,
  HISTORY_STEP,
  historyFields,
  historyKinds,
  historyWords,
  namedKinds,
} from "./audited-records.ts";
export type {
  AuditedAction,
  AuditedEntity,
  AuditedField,
  HistoryField,
  HistoryKind,
  HistoryWord,
  NamedKind,
  Shape,
} from "./audited-records.ts";
export { toldChanges } from "./told-changes.ts";
export type { StoredEntry, ToldChange, ToldValue } from "./told-changes.ts";
