export {
  activityOrder,
  auditedActions,
  auditedEntities,
  everyAuditedEntity,
  HISTORY_STEP,
  historyKinds,
} from "./audited-entities.ts";
export type { AuditedAction, AuditedEntity, HistoryKind } from "./audited-entities.ts";
export { auditedFields, historyFields, historyWords, namedKinds } from "./audited-fields.ts";
export type { AuditedField, HistoryField, HistoryWord, NamedKind, Shape } from "./audited-fields.ts";
export { toldChanges } from "./told-changes.ts";
export type { StoredEntry, ToldChange, ToldValue } from "./told-changes.ts";
