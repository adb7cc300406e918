import type { ReactNode } from "react";

import { type RowAction, RowMenu } from "./row-menu.tsx";

type ListCardsProps<Row> = {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
};

/** The list below 768 px. */
export function ListCards<Row>({ rows, rowKey, rowName, card, rowActions }: ListCardsProps<Row>) {
  return (
    <ul className="ks-cards">
      {rows.map((row) => (
        <li key={rowKey(row)} className="ks-card ks-list-item">
          <div className="ks-list-item-body">{card(row)}</div>
          {rowActions === undefined ? null : <RowMenu name={rowName(row)} actions={rowActions(row)} />}
        </li>
      ))}
    </ul>
  );
}
