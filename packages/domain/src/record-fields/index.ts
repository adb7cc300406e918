export type { AuditedRecord, ShownAs } from "./audited-record.ts";
export type { DescribedList, Holds } from "./described-list.ts";
export {
  columnKeys,
  columnValues,
  emptyValues,
  fieldNames,
  isTextField,
  labelsOf,
  personalFields,
  problemCodes,
  problemsOf,
  textNames,
  valuesOf,
} from "./record-fields.ts";
export type {
  DraftOf,
  LabelOf,
  PersonalFields,
  ProblemOf,
  RecordField,
  RecordFields,
  StoredValuesOf,
  TextField,
  ValuesOf,
} from "./record-fields.ts";
