import { csvCell } from "@keystead/domain/spreadsheet";
import { operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

/** A number that must be exported as text is guarded like text. */
const textOf = (value: string | number | null) => (typeof value === "number" ? String(value) : value);

export const exportOperations: Operations = {
  "export.csv_cell": operation(
    (input: {
      readonly value: string | number | null;
      readonly type: "text" | "number";
      readonly separator?: string;
      readonly decimal?: string;
    }) =>
      csvCell(input.type === "number" ? { number: input.value } : textOf(input.value), {
        separator: input.separator ?? ",",
        decimal: input.decimal ?? ".",
      }),
  ),
};
