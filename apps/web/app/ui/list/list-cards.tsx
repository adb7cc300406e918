import { Fragment, type ReactNode } from "react";

import { type GroupHead, headsOf } from "./list-groups.ts";
import { RowCheck, type Selection } from "./list-selection.tsx";
import { type RowAction, RowMenu } from "./row-menu.tsx";
import { type Swipe, SwipeItem } from "./swipe-item.tsx";
import { useTranslation } from "../text/use-translation.ts";
import "./list-cards.css";

type ListCardsProps<Row> = {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** With it, each card has a checkbox. */
  readonly selection?: Selection;
  readonly headOf?: (row: Row) => GroupHead;
  /** What swiping a card to the right does; disabled while rows are being selected. */
  readonly swipe?: (row: Row) => Swipe | null;
  /** Side by side instead of one below the other. */
  readonly grid?: boolean;
};

/** The list below 768 px, and its grid view on wider screens. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { rows, rowKey, rowName, card, rowActions, selection, grid = false } = props;
  const { t } = useTranslation("lists");
  const heads = headsOf(rows, props.headOf);
  return (
    <ul className={grid ? "ks-list-cards ks-list-cards-grid" : "ks-list-cards"}>
      {rows.map((row, at) => (
        <Fragment key={rowKey(row)}>
          <GroupItem head={heads[at] ?? null} />
          <SwipeItem
            className="ks-card ks-list-cards-item"
            swipe={selection === undefined ? (props.swipe?.(row) ?? null) : null}
          >
            {selection === undefined ? null : (
              <RowCheck
                label={t("select", { name: rowName(row) })}
                checked={selection.has(rowKey(row))}
                onChange={() => {
                  selection.toggle(rowKey(row));
                }}
              />
            )}
            <div className="ks-list-cards-body">{card(row)}</div>
            {rowActions === undefined ? null : <RowMenu name={rowName(row)} actions={rowActions(row)} />}
          </SwipeItem>
        </Fragment>
      ))}
    </ul>
  );
}

function GroupItem({ head }: { readonly head: GroupHead | null }) {
  return head === null ? null : <li className="ks-list-cards-head">{head.head}</li>;
}
