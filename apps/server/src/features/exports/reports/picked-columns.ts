import type { ExportColumn, ExportRow } from "@keystead/domain/exports";

type Columns = {
  readonly columns: readonly ExportColumn[];
  readonly labels: readonly string[];
  readonly pages: AsyncIterable<readonly ExportRow[]>;
};

/** Some columns of a table, in the order of their positions. */
export function pickedColumns<Table extends Columns>(table: Table, positions: readonly number[]): Table {
  return {
    ...table,
    columns: positions.flatMap((at) => table.columns[at] ?? []),
    labels: positions.flatMap((at) => table.labels[at] ?? []),
    pages: pickedCells(table.pages, positions),
  };
}

async function* pickedCells(
  pages: AsyncIterable<readonly ExportRow[]>,
  positions: readonly number[],
): AsyncGenerator<readonly ExportRow[]> {
  for await (const page of pages)
    yield page.map((row) => ({ ...row, cells: positions.map((at) => row.cells[at] ?? null) }));
}
