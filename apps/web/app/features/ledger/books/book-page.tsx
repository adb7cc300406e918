import type { RecordSums } from "@keystead/contract/ledger";
import { monthOf } from "@keystead/domain/calendar";
import type { Book } from "@keystead/domain/ledger";
import { useQuery } from "@tanstack/react-query";
import type { Icon } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";

import { useNavigate } from "react-router";

import { query } from "../../../lib/api.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { withMessages } from "../../../lib/messages.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import type { FoldingAction } from "../../../ui/page/folding-actions.tsx";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { ListPage, type ListPageProps, type ListState } from "../../../ui/list/list-page.tsx";
import type { ListFilter } from "../../../ui/list/list-toolbar.tsx";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import type { BulkAction } from "../../../ui/list/list-selection.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { openedOf, useOpened } from "../../../ui/overlay/use-opened.ts";
import { usePeriodText } from "../../../ui/text/use-period-text.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyBaseTotal } from "../../fx/public.ts";
import { usePropertyFilter } from "../../properties/public.ts";
import { useCan } from "../../session/public.ts";
import "../../../ui/card.css";
import "./book.css";
import { BookHead } from "./book-head.tsx";
import type { BookRecord } from "../records/book-record.ts";
import { LazyChangeForm, OpenedRecord, openedRecordKinds } from "../opened-record.tsx";
import type { useShownPeriod } from "./period-switch.tsx";
import { useDayColumn } from "../records/use-day-column.tsx";
import { recurringKinds } from "../recurring/recurring-kinds.ts";
import { barsUpTo } from "./bars-up-to.ts";
import { useRecordSumRows } from "./use-record-sum-rows.tsx";
import { useDuplicateKey } from "../records/use-duplicate-key.ts";
import { useBookSums } from "./use-book-list.ts";
import { useRecordActions, useRecordBulk } from "../records/use-record-actions.ts";

import type { BarFilters } from "../costs/month-bars.tsx";

const proposalMessages = import.meta.glob("../../../../../../packages/messages/*/{recurring,shared/*}.json", {
  import: "default",
});
const loadProposals = withMessages(proposalMessages, () => import("../recurring/proposals-card.tsx"));
const ProposalsCard = lazyPart(async () => (await loadProposals()).ProposalsCard);
const OpenedRecurring = lazyPart(async () => (await import("../opened-recurring.tsx")).OpenedRecurring);
const bookKinds = [...openedRecordKinds, ...recurringKinds] as const;
const usageMessages = import.meta.glob("../../../../../../packages/messages/*/{subscription,shared/*}.json", {
  import: "default",
});
const loadMeter = withMessages(usageMessages, () => import("./records-meter.tsx"));
const RecordsMeter = lazyPart(async () => (await loadMeter()).RecordsMeter);
const MonthBars = lazyPart(async () => (await import("../costs/month-bars.tsx")).MonthBars);

type BookPageProps<View extends BookRecord> = {
  readonly book: Book;
  readonly icon: Icon;
  /** Period and filters of the list, its sums and its bars. */
  readonly list: {
    readonly state: ListState;
    readonly shown: ReturnType<typeof useShownPeriod>;
    readonly filters: BarFilters;
    /** The last day, if it is not the end of the period. */
    readonly upTo: string | null;
    readonly days: { readonly from: string; readonly to: string };
    /** The input of the list's query. */
    readonly input: unknown;
  };
  readonly result: ListPageProps<View>["result"];
  /** The columns after the day. */
  readonly columns: (display: "symbol" | "code") => readonly ListColumn<View>[];
  readonly card: (record: View, display: "symbol" | "code") => ReactNode;
  /** Filters of this book only, shown between property and currency. */
  readonly choices: readonly ListFilter[];
  /** Further actions beside the period, the most wanted first. */
  readonly actions?: readonly FoldingAction[] | undefined;
  /** Shown beside the sum, in the line of the period. */
  readonly children?: ReactNode;
  /** Shown below the list, before and after its bars. */
  readonly below?: ReactNode;
  readonly belowBars?: ReactNode;
};

/** A book, one month, quarter or year at a time: its sum, its records, and twelve months to choose from. */
export function BookPage<View extends BookRecord>(props: BookPageProps<View>) {
  const { book, result } = props;
  const { state, shown, filters, days } = props.list;
  const summed = useBookSums(book, { ...filters, ...days });
  const { t } = useTranslation("ledger");
  const can = useCan();
  const { opened, open, close } = useOpened(bookKinds);
  const { period } = shown;
  const sums = summed.data?.sums ?? [];
  // Of both, since either may be missing.
  const currencies = new Set([...sums, ...(result.data?.items ?? [])].map(({ currency }) => currency));
  const display = currencies.size > 1 ? "code" : "symbol";
  const month = usePeriodText()(period);
  const filterList = useBookFilters(props.list, props.choices);
  const sumRows = useRecordSumRows(book, sums, display);
  const rowActions = useRecordActions(book, open);
  const dayColumn = useDayColumn(book, open);
  const [changing, setChanging] = useState<readonly BookRecord[]>([]);
  const bulk: readonly BulkAction<BookRecord>[] = useRecordBulk(book, setChanging);
  const add = {
    label: t(`${book}.add`),
    onClick: () => {
      open("new");
    },
  };
  const inBulk = useAddInBulk(book, state.filters["propertyId"]);
  const adding = can(`${book}.create`) ? { primary: add, secondary: inBulk } : {};
  useDuplicateKey(book, result.data?.items, open);
  return (
    <>
      <BookHead book={book} shown={shown} summed={summed} actions={props.actions} open={open}>
        {props.children}
      </BookHead>
      <Suspense fallback={<Pending />}>
        <ProposalsCard book={book} open={open} />
      </Suspense>
      <Suspense fallback={<Pending />}>
        <RecordsMeter />
      </Suspense>
      <ListPage<View>
        name={book === "income" ? "income" : "expenses"}
        label={t(`${book}.listLabel`, { month })}
        state={state}
        result={result}
        columns={[dayColumn, ...props.columns(display)]}
        rowKey={({ id }) => id}
        rowName={({ property, date, notes }) => [notes, property.name, date].filter(Boolean).join(", ")}
        card={(record) => props.card(record, display)}
        rowActions={rowActions}
        bulk={bulk}
        exported={{ list: book === "income" ? "income" : "expenses", query: props.list.input }}
        searchLabel={t(`${book}.search`)}
        filters={filterList}
        countText={(count) => t(`${book}.count`, { count })}
        sums={sumRows}
        {...adding}
        empty={
          <EmptyState
            icon={props.icon}
            title={t(`${book}.emptyTitle`, { month })}
            text={t(`${book}.emptyText`)}
            {...(can(`${book}.create`) ? { action: add, second: inBulk } : {})}
          />
        }
        errorMessage={t(`${book}.failed`)}
      />
      <Below
        {...props}
        waits={result.data === undefined && !result.isError}
        base={summed.data?.base ?? null}
      />
      <Suspense fallback={<Pending />}>
        {changing.length === 0 ? null : (
          <LazyChangeForm
            book={book}
            records={changing}
            onClose={() => {
              setChanging([]);
            }}
          />
        )}
      </Suspense>
      <OpenedRecord
        book={book}
        opened={openedOf(opened, openedRecordKinds)}
        rows={result.data?.items}
        onClose={close}
      />
      <Recurring book={book} opened={openedOf(opened, recurringKinds)} open={open} onClose={close} />
    </>
  );
}

type BelowProps = Pick<BookPageProps<BookRecord>, "book" | "list" | "below" | "belowBars"> & {
  /** True while the records load: content below them would move when they arrive, so it is not shown yet. */
  readonly waits: boolean;
  readonly base: RecordSums["base"];
};

/** Below the records: the totals of the year, which are needed after the records. */
function Below({ book, list: { shown, filters }, below, belowBars, waits, base }: BelowProps) {
  const { period, hrefOf } = shown;
  return (
    <div className="ks-book-below" data-waits={waits || undefined}>
      {below}
      <InBase book={book} base={base} />
      <Suspense fallback={<Pending />}>
        <MonthBars
          book={book}
          last={barsUpTo(period, monthOf(todayHere()))}
          filters={filters}
          shown={period}
          hrefOf={hrefOf}
        />
      </Suspense>
      {belowBars}
    </div>
  );
}

const bulkAddress = { income: "/income/bulk", expense: "/expenses/bulk" } as const;

/** Imports several from a spreadsheet, for the property that the list is filtered by. */
function useAddInBulk(book: Book, propertyId: unknown) {
  const { t } = useTranslation("ledger");
  const navigate = useNavigate();
  const of = typeof propertyId === "string" ? `?${new URLSearchParams({ propertyId })}` : "";
  return {
    label: t(`${book}.several`),
    onClick: () => void navigate({ pathname: bulkAddress[book], search: of }),
  };
}

type RecurringProps = ComponentProps<typeof OpenedRecurring>;

function Recurring({ opened, ...props }: RecurringProps) {
  if (opened === null) return null;
  return (
    <Suspense fallback={<Pending />}>
      <OpenedRecurring opened={opened} {...props} />
    </Suspense>
  );
}

type InBaseProps = { readonly book: Book; readonly base: RecordSums["base"] };

/** The total of several currencies in the base currency, or the rates that are missing. */
function InBase({ book, base }: InBaseProps) {
  const { t } = useTranslation("ledger");
  if (base === null) return null;
  return (
    <Suspense fallback={<Pending />}>
      <div className="ks-card ks-book-base">
        <LazyBaseTotal sum={base} label={t("inBase", { sum: t(`${book}.sum`), currency: base.currency })} />
      </div>
    </Suspense>
  );
}

function useBookFilters(
  { state, upTo }: Pick<BookPageProps<BookRecord>["list"], "state" | "upTo">,
  own: readonly ListFilter[],
): readonly ListFilter[] {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  const choices = useQuery(query.properties.choices.queryOptions({ input: {} }));
  return [
    usePropertyFilter(t("column.property"), state.filters["propertyId"]),
    ...own,
    {
      name: "currency",
      label: t("currency"),
      options: (choices.data?.currencies ?? []).toSorted().map((value) => ({ value, label: value })),
    },
    // Set by links from figures that count only the first days; nobody chooses it here.
    {
      name: "to",
      label: t("upTo"),
      options: upTo === null ? [] : [{ value: upTo, label: formatDay(upTo, language) }],
    },
  ];
}
