import { StackTable } from "../site/legal/stack-table.tsx";

type CompareProps = {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly string[];
  /** The row's name, then a cell for each column. */
  readonly rows: readonly (readonly string[])[];
  /** The last column is Keystead's and is highlighted. */
  readonly ours?: boolean;
};

export function CompareTable({ rows, ...table }: CompareProps) {
  return (
    <StackTable
      {...table}
      compare
      rows={rows.map(([name, ...cells]) => ({
        key: [name, ...cells].join(),
        name,
        cells,
      }))}
    />
  );
}
