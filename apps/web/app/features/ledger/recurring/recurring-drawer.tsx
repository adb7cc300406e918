import type { RecurringView } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";
import { Button } from "@mantine/core";
import { IconEdit, IconPlayerStop, IconTrash } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useDeleteWithUndo, useUndo } from "../../../lib/records/use-undo.ts";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { ReadDrawer } from "../../../ui/overlay/read-drawer.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { Waiting } from "../../../ui/loading/waiting.tsx";
import { useCan } from "../../session/public.ts";
import "./proposal-line.css";
import "./recurring-drawer.css";
import type { RecurringKind } from "./recurring-kinds.ts";
import { useIntervalMessages } from "./repeat-select.tsx";
import { useBookMessages } from "../books/use-book-messages.ts";

const PAGE = 50;

type RecurringDrawerProps = {
  readonly book: Book;
  readonly open: (kind: RecurringKind, id: string) => void;
  readonly onClose: () => void;
};

/** All recurring records of a book: how often, how much, and when next. */
export function RecurringDrawer({ book, open, onClose }: RecurringDrawerProps) {
  const { t } = useTranslation("recurring");
  const result = useInfiniteQuery(
    query.recurring.list.infiniteOptions({
      input: (after: string | undefined) => ({
        book,
        limit: PAGE,
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
    }),
  );
  const items = result.data?.pages.flatMap((page) => page.items) ?? [];
  const display = new Set(items.map(({ currency }) => currency)).size > 1 ? "code" : "symbol";
  return (
    <ReadDrawer title={t(`list.${book}`)} onClose={onClose}>
      {result.data === undefined ? <Waiting result={result} failed={t("failed")} /> : null}
      {items.length === 0 ? null : (
        <div className="ks-recurring-drawer-export">
          <ListExport
            inCard
            exported={{
              list: book === "income" ? "recurring_income" : "recurring_expenses",
              query: { book },
            }}
          />
        </div>
      )}
      {result.data !== undefined && items.length === 0 ? (
        <p className="ks-second">{t(`none.${book}`)}</p>
      ) : (
        <ul className="ks-recurring-drawer">
          {items.map((series) => (
            <SeriesLine key={series.id} series={series} display={display} open={open} />
          ))}
        </ul>
      )}
      {result.hasNextPage ? (
        <Button
          fullWidth
          variant="default"
          loading={result.isFetchingNextPage}
          onClick={() => void result.fetchNextPage()}
        >
          {t("more")}
        </Button>
      ) : null}
    </ReadDrawer>
  );
}

type SeriesLineProps = {
  readonly series: RecurringView;
  readonly display: "symbol" | "code";
  readonly open: RecurringDrawerProps["open"];
};

function SeriesLine({ series, display, open }: SeriesLineProps) {
  const { t } = useTranslation("recurring");
  const language = useLanguage();
  const can = useCan();
  const wordOf = useBookMessages(series.book);
  const interval = useIntervalMessages();
  const { end, remove } = useSeriesVerbs();
  const { id, book, notes, category, amount, currency, everyMonths, next, endsOn } = series;
  const name = notes === "" ? wordOf("category", category) : notes;
  const over = endsOn !== null && next === null;
  return (
    <li className="ks-proposal-line">
      <div className="ks-proposal-line-what">
        <b>{name}</b>
        <small className="ks-second">{rentableText(series)}</small>
        <small className="ks-second">
          {interval(everyMonths)}
          {next === null ? null : ` · ${t("next", { date: formatDay(next, language) })}`}
          {endsOn === null ? null : ` · ${t(over ? "ended" : "ends", { date: formatDay(endsOn, language) })}`}
        </small>
      </div>
      <MoneyText amount={amount} currency={currency} display={display} />
      {can(`${book}.update`) ? (
        <RowMenu
          name={name}
          actions={[
            {
              label: t("edit"),
              icon: IconEdit,
              onClick: () => {
                open("series", id);
              },
            },
            ...(over
              ? []
              : [{ label: t("end"), icon: IconPlayerStop, onClick: () => void end(series, name) }]),
            { label: t("delete"), icon: IconTrash, danger: true, onClick: () => void remove(series, name) },
          ]}
        />
      ) : null}
    </li>
  );
}

/** Ending a series keeps missed occurrences up to today; deleting removes the series but keeps its records. */
function useSeriesVerbs() {
  const { t } = useTranslation(["recurring", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("recurring");
  const deleteWithUndo = useDeleteWithUndo("recurring");
  return {
    end: async ({ id, version, firstDate, endsOn }: RecurringView, name: string) => {
      const today = todayHere();
      try {
        const ended = await api.recurring.update({
          id,
          version,
          endsOn: today < firstDate ? firstDate : today,
        });
        offerUndo({
          message: t("endedNow", { name }),
          takeBack: () => api.recurring.update({ id, version: ended.version, endsOn }),
        });
      } catch (error) {
        toast.error(t(refusalKey(error)), error);
      }
      await changed("recurring");
    },
    remove: ({ id }: RecurringView, name: string) =>
      deleteWithUndo({ remove: () => api.recurring.delete({ id }), message: t("deleted", { name }) }),
  };
}
