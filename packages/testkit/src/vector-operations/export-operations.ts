import { csvCell } from "@keystead/domain/spreadsheet";
import { operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const exportOperations: Operations = {
  "export.csv_cell": operation(
    (input: {
      readonly value: string;
      readonly type: "text" | "number";
      readonly separator?: string;
      readonly decimal?: string;
    }) =>
      csvCell(input.type === "number" ? { number: input.value } : input.value, {
        separator: input.separator ?? ",",
        decimal: input.decimal ?? ".",
      }),
  ),
};
