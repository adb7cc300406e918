/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see below */
import type { ReactNode } from "react";

type Row = {
  readonly key: string;
  readonly name: ReactNode;
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[];
};

type StackTableProps = {
  /** Compares two ways side by side, with space around the highlighted one. */
  readonly compare?: boolean;
  /** The table's name: a text, or the id of its heading. */
  readonly caption?: string;
  readonly labelledBy?: string;
  readonly first: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The last column is Keystead's and is highlighted. */
  readonly ours?: boolean;
};

/**
 * Under 768 px each row becomes a block of its own. That display value removes the table's roles, so they are set
 * explicitly.
 */
export function StackTable(props: StackTableProps) {
  const { compare = false, caption, labelledBy, first, columns, rows, ours = false } = props;
  const isOurs = (index: number) => ours && index === columns.length - 1;
  return (
    <table
      className={compare ? "table-stack table-compare" : "table-stack"}
      role="table"
      aria-labelledby={labelledBy}
    >
      {caption === undefined ? null : <caption className="text-hidden">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {first}
          </th>
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={isOurs(index) ? "table-us" : undefined}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, cells }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" data-l={column} className={isOurs(index) ? "table-us" : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
