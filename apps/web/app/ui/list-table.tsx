import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type KeyboardEvent, type ReactNode, useRef } from "react";

import type { ListState } from "./list-state.ts";
import { type RowAction, RowMenu } from "./row-menu.tsx";
import { useShortcut } from "./use-shortcut.ts";

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  /** The key of the server's order; without it the column cannot be sorted. */
  readonly sort?: string;
  readonly align?: "end";
  readonly cell: (row: Row) => ReactNode;
};

type ListTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly state: ListState;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly footer?: ReactNode;
};

/** The first column names the row and links to it; j and k or the arrows walk over those links. */
export function ListTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowName,
  state,
  rowActions,
  footer,
}: ListTableProps<Row>) {
  const { t } = useTranslation("ui");
  const body = useRef<HTMLTableSectionElement>(null);
  const walk = (step: 1 | -1) => {
    const links = [
      ...(body.current?.querySelectorAll<HTMLElement>("tr > :first-child :is(a, button)") ?? []),
    ];
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
  const onArrow = (event: KeyboardEvent) => {
    if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    walk(event.key === "ArrowDown" ? 1 : -1);
  };
  return (
    <div className="ks-table-scroll">
      <table className="ks-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} state={state} />
            ))}
            {rowActions === undefined ? null : (
              <th scope="col">
                <span className="ks-visually-hidden">{t("actions")}</span>
              </th>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows only move between the links inside */}
        <tbody ref={body} onKeyDown={onArrow}>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} {...(column.align === "end" ? { className: "ks-end" } : {})}>
                  {column.cell(row)}
                </td>
              ))}
              {rowActions === undefined ? null : (
                <td className="ks-row-menu">
                  <RowMenu name={rowName(row)} actions={rowActions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {footer === undefined || footer === null ? null : <tfoot>{footer}</tfoot>}
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column, state }: { readonly column: Column<Row>; readonly state: ListState }) {
  const { sort, header, align } = column;
  const end = align === "end" ? { className: "ks-end" } : {};
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
