import type { ExportColumn, ExportRow } from "@keystead/domain/exports";

type Columns = {
  readonly columns: readonly ExportColumn[];
  readonly labels: readonly string[];
  readonly pages: AsyncIterable<readonly ExportRow[]>;
};

/** Some columns of a table, in the order of their positions. */
export function pickedColumns<Table extends Columns>(table: Table, places: readonly number[]): Table {
  return {
    ...table,
    columns: places.flatMap((at) => table.columns[at] ?? []),
    labels: places.flatMap((at) => table.labels[at] ?? []),
    pages: pickedCells(table.pages, places),
  };
}

async function* pickedCells(
  pages: AsyncIterable<readonly ExportRow[]>,
  places: readonly number[],
): AsyncGenerator<readonly ExportRow[]> {
  for await (const page of pages)
    yield page.map((row) => ({ ...row, cells: places.map((at) => row.cells[at] ?? null) }));
}
