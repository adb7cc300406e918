import { Button } from "@mantine/core";
import { IconListCheck, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";

import { Skeleton } from "../loading/skeleton.tsx";
import { ErrorPanel } from "../loading/error-panel.tsx";
import type { ExportedQuery } from "../export/exported-query.ts";
import { ListExport } from "../export/list-export.tsx";
import { ListCards } from "./list-cards.tsx";
import { ListPager } from "./list-pager.tsx";
import { ActionBar, type BulkAction, type Selection, useSelection } from "./list-selection.tsx";
import type { ListState } from "./use-list-state.ts";
import type { ListColumn } from "./list-columns.tsx";
import type { GroupHead } from "./list-groups.ts";
import { ListTable, type SumRow } from "./list-table.tsx";
import { type ListFilter, ListToolbar } from "./list-toolbar.tsx";
import type { RowAction } from "./row-menu.tsx";
import type { Swipe } from "./swipe-item.tsx";
import { type ListView, ListViewSwitch, useListView } from "./list-view-switch.tsx";
import { useIsPhone } from "../size/use-is-phone.ts";
import { useShortcut } from "../focus/use-shortcut.ts";
import { useUnpressed } from "../focus/use-unpressed.ts";
import { useTranslation } from "../text/use-translation.ts";
import { FloatingAdd } from "./floating-add.tsx";
import "./list-page.css";
import "./list-toolbar.css";

export { type ListState, useListState } from "./use-list-state.ts";

/** The result of `useListQuery`. */
export type ListResult<Row> = {
  readonly data:
    | { readonly items: readonly Row[]; readonly total: number; readonly next?: string | undefined }
    | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type ListPageProps<Row> = {
  /** The key under which this browser remembers the columns and the view. */
  readonly name: string;
  /** Accessible name of the list, such as "Properties". */
  readonly label: string;
  readonly state: ListState;
  readonly result: ListResult<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The name of a row, for the label of its menu. */
  readonly rowName: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** On a phone: what swiping a card to the right does. The row's menu has it too. */
  readonly swipe?: (row: Row) => Swipe | null;
  /** Makes rows selectable. */
  readonly bulk?: readonly BulkAction<Row>[];
  /** Adds a grid view. */
  readonly gridCard?: (row: Row) => ReactNode;
  readonly searchLabel?: string;
  readonly filters?: readonly ListFilter[];
  /** "10 properties · 18 units" */
  readonly countText: (total: number) => string;
  /** The group of a row; its heading stands above the first row of each. Rows must be sorted by group. */
  readonly headOf?: (row: Row) => GroupHead;
  /** In the foot of the table; on phones `cardFooter` stands below the cards. */
  readonly sums?: readonly SumRow[];
  readonly cardFooter?: ReactNode;
  readonly primary?: { readonly label: string; readonly onClick: () => void };
  /** A second way to add, beside the first. */
  readonly secondary?: { readonly label: string; readonly onClick: () => void };
  /** Lets the list be exported as a file, with its filters. */
  readonly exported?: ExportedQuery | undefined;
  /** Shown beside the filters, such as the meter of a limit. */
  readonly aside?: ReactNode;
  /** Shown when there are no records at all; when filters hide everything, the list says so itself. */
  readonly empty: ReactNode;
  /**
   * For an empty list with default filters: the number of records without them, null while loading. If only the
   * defaults hide records, the list says so and offers to show all.
   */
  readonly without?: number | null;
  /** What failed, in one sentence. */
  readonly errorMessage: string;
};

const none: readonly never[] = [];

/** A list with its four states: loading, empty, error and full. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { state, result, primary, secondary, bulk, gridCard } = props;
  const isPhone = useIsPhone();
  const [view, setView] = useListView(props.name);
  const { chosen, selection } = useSelection(result.data?.items ?? none, props.rowKey);
  const [ticking, setTicking] = useState(false);
  useShortcut("n", () => primary?.onClick(), primary !== undefined);
  useLastPage(state, result.data);
  const nothingAtAll = result.data?.total === 0 && !state.narrowed && (props.without ?? 0) === 0;
  const shown = useUnpressed(nothingAtAll ? (props.without === null ? "nothing yet" : "empty") : "list");
  if (shown === "nothing yet") return null;
  if (shown === "empty") return <>{props.empty}</>;
  const stopChoosing = () => {
    selection.clear();
    setTicking(false);
  };
  const cards = isPhone || (view === "grid" && gridCard !== undefined);
  return (
    <section className="ks-list-page" aria-label={props.label} aria-busy={result.data === undefined}>
      <Progress running={result.isFetching && result.data !== undefined} />
      <ListToolbar
        state={state}
        filters={props.filters ?? []}
        {...(props.searchLabel === undefined ? {} : { searchLabel: props.searchLabel })}
        name={props.label}
        aside={props.aside}
        tools={
          <>
            {bulk === undefined || !cards ? null : (
              <SelectButton pressed={ticking} onClick={ticking ? stopChoosing : () => setTicking(true)} />
            )}
            {isPhone || gridCard === undefined ? null : <ListViewSwitch value={view} onChange={setView} />}
            {props.exported === undefined || result.data?.total === 0 ? null : (
              <ListExport exported={props.exported} />
            )}
          </>
        }
        secondary={secondary}
        primary={
          isPhone || primary === undefined ? null : (
            <Button data-add leftSection={<IconPlus size={18} aria-hidden />} onClick={primary.onClick}>
              {primary.label}
            </Button>
          )
        }
      />
      <ListBody
        {...props}
        isReplaced={nothingAtAll}
        isPhone={isPhone}
        view={view}
        {...(bulk === undefined || (cards && !ticking) ? {} : { selection })}
      />
      {bulk === undefined || chosen.length === 0 ? null : (
        <ActionBar chosen={chosen} actions={bulk} onClear={stopChoosing} />
      )}
      {isPhone && primary !== undefined && chosen.length === 0 ? (
        <FloatingAdd label={primary.label} onClick={primary.onClick} />
      ) : null}
    </section>
  );
}

/** Without hover, checkboxes appear on demand. */
function SelectButton({ pressed, onClick }: { readonly pressed: boolean; readonly onClick: () => void }) {
  const { t } = useTranslation("lists");
  return (
    <Button
      variant="default"
      aria-pressed={pressed}
      aria-label={t("selectRows")}
      className="ks-list-toolbar-select"
      leftSection={<IconListCheck size={18} aria-hidden />}
      onClick={onClick}
    >
      <span className="ks-list-toolbar-wide">{t("selectRows")}</span>
    </Button>
  );
}

type ListBodyProps<Row> = ListPageProps<Row> & {
  readonly isPhone: boolean;
  readonly view: ListView;
  readonly selection?: Selection;
  /** The empty screen takes its place once nothing is pressed. */
  readonly isReplaced: boolean;
};

function ListBody<Row>(props: ListBodyProps<Row>) {
  const { result, state, isPhone, gridCard } = props;
  const patient = useAfter(150);
  if (result.isError && result.data === undefined) {
    return (
      <ErrorPanel
        message={props.errorMessage}
        retrying={result.isFetching}
        onRetry={() => void result.refetch()}
      />
    );
  }
  if (result.data === undefined) return patient ? <Skeleton rows={8} /> : null;
  const { items, total, next } = result.data;
  if (props.isReplaced) return null;
  if (items.length === 0) return <NothingFits onClear={state.clear} />;
  const pager = <ListPager state={state} total={total} next={next} countText={props.countText(total)} />;
  const grid = !isPhone && props.view === "grid" && gridCard !== undefined;
  const shared = {
    rows: items,
    rowKey: props.rowKey,
    rowName: props.rowName,
    ...(props.rowActions === undefined ? {} : { rowActions: props.rowActions }),
    ...(props.selection === undefined ? {} : { selection: props.selection }),
    ...(props.headOf === undefined ? {} : { headOf: props.headOf }),
  };
  if (isPhone || grid) {
    return (
      <>
        <ListCards
          {...shared}
          grid={grid}
          card={grid ? gridCard : props.card}
          {...(props.swipe === undefined ? {} : { swipe: props.swipe })}
        />
        {props.cardFooter}
        {pager}
      </>
    );
  }
  return (
    <div className="ks-card ks-list-page-card">
      <ListTable
        {...shared}
        name={props.name}
        label={props.label}
        columns={props.columns}
        state={state}
        {...(props.sums === undefined ? {} : { sums: props.sums })}
      />
      {pager}
    </div>
  );
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation("lists");
  return (
    <div className="ks-card ks-list-page-nothing">
      <output>{t("nothingFits")}</output>
      <Button variant="default" onClick={onClear}>
        {t("clearFilters")}
      </Button>
    </div>
  );
}

/** Old rows stay while new ones load; only a thin line shows progress. */
function Progress({ running }: { readonly running: boolean }) {
  return <div className="ks-list-page-progress" data-running={running} aria-hidden />;
}

function useAfter(delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  // After a delay, so that fast answers never flash a skeleton.
  useEffect(() => {
    const timer = setTimeout(() => {
      setPassed(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
  return passed;
}

/** A page beyond the last one, such as after a delete, falls back to the last. */
function useLastPage(state: ListState, data: ListResult<unknown>["data"]): void {
  const { page, after, limit, set } = state;
  const last = data === undefined ? null : Math.max(1, Math.ceil(data.total / limit));
  const isThere = after !== undefined && data !== undefined && data.items.length > 0;
  // The address may name a page that no longer exists, or one that is empty now.
  useEffect(() => {
    if (last === null || isThere) return;
    if (page > last || after !== undefined) set({ page: Math.min(page, last) });
  }, [last, isThere, after, page, set]);
}
