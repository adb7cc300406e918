import type { RecordField } from "../record-fields/index.ts";
import type { AuditedField, HistoryField, ValueShape } from "./history-words.ts";

/** The fields of a described record: text is hidden, selected values are shown. */
export function auditedAs(
  fields: Readonly<Record<string, RecordField<string, HistoryField>>>,
): readonly AuditedField[] {
  return Object.entries(fields).map(([name, field]) => [name, field.label, shapeOf(field)]);
}

function shapeOf(field: RecordField): ValueShape {
  switch (field.kind) {
    case "record":
      return { record: field.of };
    case "language":
      return { code: "language" };
    case "line":
    case "phone":
    case "email":
    case "lines":
      return "hidden";
  }
}
