/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- said below */
import { Coming } from "./coming.tsx";

type CompareProps = {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly string[];
  /** The row's name, then a cell for each column. */
  readonly rows: readonly (readonly string[])[];
  readonly coming: string;
  /** The last column is ours and stands out. */
  readonly ours?: boolean;
};

/** Under 768 px each row becomes a block of its own: the display takes the table's roles away, so they are written out. */
export function CompareTable({ caption, first, columns, rows, coming, ours = false }: CompareProps) {
  const looks = (index: number) => (ours && index === columns.length - 1 ? "us" : undefined);
  return (
    <table className="stack cmp" role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {first}
          </th>
          {columns.map((column, index) => (
            <th key={column} role="columnheader" scope="col" className={looks(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} role="cell" data-l={columns[index]} className={looks(index)}>
                <Coming text={cell} label={coming} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
