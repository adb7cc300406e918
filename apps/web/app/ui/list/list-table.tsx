import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Fragment, type KeyboardEvent, type ReactNode, useRef } from "react";

import { type ListColumn, ColumnMenu, useColumnChoice } from "./list-columns.tsx";
import { type GroupHead, headsOf } from "./list-groups.ts";
import { RowCheck, type Selection } from "./list-selection.tsx";
import type { ListState } from "./use-list-state.ts";
import { type RowAction, RowMenu } from "./row-menu.tsx";
import { useShortcut } from "../focus/use-shortcut.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./table.css";

/** A row of sums in the foot; `cells` are keyed by column. */
export type SumRow = {
  readonly key: string;
  readonly label: ReactNode;
  readonly cells: Readonly<Record<string, ReactNode>>;
};

type ListTableProps<Row> = {
  readonly name: string;
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly state: ListState;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly selection?: Selection;
  readonly sums?: readonly SumRow[];
  readonly headOf?: (row: Row) => GroupHead;
};

/**
 * The first column names the row and links to it; j and k or the arrows move between those links, x selects the row.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, state, rowActions, selection, sums = [] } = props;
  const { t } = useTranslation("lists");
  const choice = useColumnChoice(props.name, columns);
  const { body, onArrow } = useRowKeys(selection);
  const { shown } = choice;
  const heads = headsOf(rows, props.headOf);
  const cells = shown.length + (selection === undefined ? 1 : 2);
  return (
    <div className="ks-table-scroll">
      <table
        className="ks-table"
        aria-label={label}
        data-choosing={selection?.all === true || selection?.some}
      >
        <thead>
          <tr>
            {selection === undefined ? null : (
              <td className="ks-table-check">
                <RowCheck
                  label={t("selectAll")}
                  checked={selection.all}
                  some={selection.some}
                  onChange={selection.toggleAll}
                />
              </td>
            )}
            {shown.map((column) => (
              <HeaderCell key={column.key} column={column} state={state} />
            ))}
            <td className="ks-table-menu">
              <ColumnMenu columns={columns} shown={shown} toggle={choice.toggle} />
            </td>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows only move between the links inside */}
        <tbody ref={body} onKeyDown={onArrow}>
          {rows.map((row, at) => (
            <Fragment key={rowKey(row)}>
              <GroupLine head={heads[at] ?? null} cells={cells} />
              <tr data-key={rowKey(row)} data-chosen={selection?.has(rowKey(row))}>
                {selection === undefined ? null : (
                  <td className="ks-table-check">
                    <RowCheck
                      label={t("select", { name: rowName(row) })}
                      checked={selection.has(rowKey(row))}
                      onChange={() => {
                        selection.toggle(rowKey(row));
                      }}
                    />
                  </td>
                )}
                {shown.map((column, at) => (
                  <td
                    key={column.key}
                    className={column.align === "end" ? "ks-table-end" : ""}
                    data-name={at === 0}
                  >
                    {column.cell(row)}
                  </td>
                ))}
                <td className="ks-table-menu">
                  {rowActions === undefined ? null : (
                    <RowMenu name={rowName(row)} actions={rowActions(row)} />
                  )}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        {sums.length === 0 ? null : (
          <tfoot>
            {sums.map((sum) => (
              <SumLine key={sum.key} sum={sum} shown={shown} extra={selection === undefined ? 0 : 1} />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

type GroupLineProps = { readonly head: GroupHead | null; readonly cells: number };

function GroupLine({ head, cells }: GroupLineProps) {
  if (head === null) return null;
  return (
    <tr className="ks-table-group">
      <th scope="rowgroup" colSpan={cells}>
        {head.head}
      </th>
    </tr>
  );
}

function useRowKeys(selection: Selection | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  const walk = (step: 1 | -1) => {
    const links = [...(body.current?.rows ?? [])].flatMap(
      (row) => row.querySelector<HTMLElement>('td[data-name="true"] :is(a, button)') ?? [],
    );
    const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    links[
      at === -1 ? (step === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + step))
    ]?.focus();
  };
  useShortcut("j", () => {
    walk(1);
  });
  useShortcut("k", () => {
    walk(-1);
  });
  const choose = () => {
    const row = document.activeElement?.closest("tr");
    const key = body.current?.contains(row ?? null) === true ? row?.dataset["key"] : undefined;
    if (key !== undefined) selection?.toggle(key);
  };
  useShortcut("x", choose, selection !== undefined);
  const onArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    // The menu of a row has arrows of its own.
    if (event.target instanceof Element && event.target.closest('[role="menu"]') !== null) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox") return;
    event.preventDefault();
    walk(event.key === "ArrowDown" ? 1 : -1);
  };
  return { body, onArrow };
}

type SumLineProps<Row> = {
  readonly sum: SumRow;
  readonly shown: readonly ListColumn<Row>[];
  /** Number of cells in front of the first column. */
  readonly extra: number;
};

/** The label spans the columns up to the first sum that is shown. */
function SumLine<Row>({ sum, shown, extra }: SumLineProps<Row>) {
  const first = shown.findIndex(({ key }, at) => at > 0 && sum.cells[key] !== undefined);
  const lead = first === -1 ? shown.length : first;
  return (
    <tr>
      <th scope="row" colSpan={lead + extra}>
        {sum.label}
      </th>
      {shown.slice(lead).map(({ key, align }) => (
        <td key={key} className={align === "end" ? "ks-table-end" : ""}>
          {sum.cells[key]}
        </td>
      ))}
      <td />
    </tr>
  );
}

function HeaderCell<Row>({ column, state }: { readonly column: ListColumn<Row>; readonly state: ListState }) {
  const { sort, header, align } = column;
  const end = align === "end" ? { className: "ks-table-end" } : {};
  if (sort === undefined) {
    return (
      <th scope="col" {...end}>
        {header}
      </th>
    );
  }
  const ascending = state.sort === sort;
  const descending = state.sort === `-${sort}`;
  const Arrow = descending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={ascending ? "ascending" : descending ? "descending" : "none"} {...end}>
      <button
        type="button"
        onClick={() => {
          state.set({ sort: ascending ? `-${sort}` : sort });
        }}
      >
        {header}
        {ascending || descending ? <Arrow size={14} stroke={2.2} aria-hidden /> : null}
      </button>
    </th>
  );
}
