import { IconFileText, IconTrash } from "@tabler/icons-react";

import { ListCards } from "../../ui/list/list-cards.tsx";
import { ListPage, type ListPageProps, type ListState } from "../../ui/list/list-page.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import "../../ui/second.css";
import { doNothing, Part, InState } from "../specimen.tsx";
import { words } from "../words.ts";
import "../design-page.css";

type Row = {
  readonly id: string;
  readonly tenant: string;
  readonly place: string;
  readonly rent: string;
  readonly isOverdue: boolean;
};

const rows: readonly Row[] = [
  { id: "1", tenant: words.tenant, place: words.property, rent: "1234.50", isOverdue: true },
  { id: "2", tenant: words.cleaner, place: words.place, rent: "640.00", isOverdue: false },
  { id: "3", tenant: words.long, place: words.place, rent: "98.00", isOverdue: false },
];

const state: ListState = {
  query: {},
  page: 1,
  limit: 25,
  after: undefined,
  sort: "tenant",
  q: "",
  filters: {},
  narrowed: false,
  defaulted: false,
  set: doNothing,
  clear: doNothing,
};

const found = { data: { items: rows, total: 3 }, isError: false, isFetching: false, refetch: doNothing };

function Late({ row }: { readonly row: Row }) {
  return row.isOverdue ? (
    <StatusBadge tone="negative">{words.late}</StatusBadge>
  ) : (
    <StatusBadge tone="positive">{words.paid}</StatusBadge>
  );
}

function Card({ row }: { readonly row: Row }) {
  return (
    <>
      <div className="ks-card-line">
        <a href="#top">{row.tenant}</a>
        <MoneyText amount={row.rent} currency="EUR" />
      </div>
      <p className="ks-second">{row.place}</p>
      <Late row={row} />
    </>
  );
}

const list: Omit<ListPageProps<Row>, "label" | "result"> = {
  name: "design",
  state,
  columns: [
    {
      key: "tenant",
      header: words.tenantLabel,
      sort: "tenant",
      cell: (row) => <a href="#top">{row.tenant}</a>,
    },
    { key: "place", header: words.propertyLabel, cell: (row) => row.place },
    { key: "state", header: words.status, cell: (row) => <Late row={row} /> },
    {
      key: "rent",
      header: words.rent,
      sort: "rent",
      align: "end",
      cell: (row) => <MoneyText amount={row.rent} currency="EUR" />,
    },
  ],
  rowKey: (row) => row.id,
  rowName: (row) => row.tenant,
  rowActions: () => [{ label: words.remove, icon: IconTrash, danger: true, onClick: doNothing }],
  card: (row) => <Card row={row} />,
  countText: () => words.count,
  searchLabel: words.search,
  filters: [
    {
      name: "status",
      label: words.status,
      options: [
        { value: "active", label: words.active },
        { value: "ended", label: words.ended },
      ],
    },
  ],
  primary: { label: words.add, onClick: doNothing },
  empty: (
    <EmptyState icon={IconFileText} title={words.empty} action={{ label: words.add, onClick: doNothing }} />
  ),
  errorMessage: words.failed,
};

export function ListParts() {
  return (
    <>
      <Part name="list">
        <InState state="full">
          <Window>
            <ListPage
              {...list}
              label={words.leases}
              result={{ ...found, data: { items: rows, total: 60, next: "3" } }}
              headOf={(row) => ({ key: row.place, head: row.place })}
              sums={[
                {
                  key: "sum",
                  label: words.sum,
                  cells: { rent: <MoneyText amount="1972.50" currency="EUR" /> },
                },
              ]}
              bulk={[{ label: words.remove, icon: IconTrash, danger: true, run: doNothing }]}
              gridCard={(row) => <Card row={row} />}
            />
          </Window>
        </InState>
        <InState state="loading">
          <Window>
            <ListPage {...list} label={words.week} result={{ ...found, data: undefined, isFetching: true }} />
          </Window>
        </InState>
        <InState state="loading anew, filtered">
          <Window>
            <ListPage
              {...list}
              label={words.month}
              state={{ ...state, filters: { status: "active" }, narrowed: true }}
              result={{ ...found, isFetching: true }}
            />
          </Window>
        </InState>
        <InState state="nothing fits">
          <Window>
            <ListPage
              {...list}
              label={words.year}
              state={{ ...state, q: words.long, narrowed: true }}
              result={{ ...found, data: { items: [], total: 0 } }}
            />
          </Window>
        </InState>
        <InState state="error">
          <Window>
            <ListPage {...list} label={words.failed} result={{ ...found, data: undefined, isError: true }} />
          </Window>
        </InState>
        <InState state="empty">
          <ListPage {...list} label={words.empty} result={{ ...found, data: { items: [], total: 0 } }} />
        </InState>
      </Part>
      <Part name="list of cards">
        <InState state="one below the other">
          <ListCards
            rows={rows}
            rowKey={list.rowKey}
            rowName={list.rowName}
            card={list.card}
            swipe={() => ({ label: words.paid, icon: IconFileText, run: doNothing })}
          />
        </InState>
        <InState state="side by side">
          <ListCards rows={rows} rowKey={list.rowKey} rowName={list.rowName} card={list.card} grid />
        </InState>
      </Part>
    </>
  );
}

/** Holds the round add button of a phone, which is fixed to the window of its list. */
function Window({ children }: { readonly children: React.ReactNode }) {
  return <div className="ks-design-page-window">{children}</div>;
}
