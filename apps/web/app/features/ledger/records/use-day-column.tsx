import type { Book } from "@keystead/domain/ledger";
import { Link } from "react-router";

import { DateText } from "../../../ui/text/date-text.tsx";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { type BookRecord, isElsewhere, sourceOf } from "./book-record.ts";
import "../../../ui/link-button.css";

/** The first column of either book. */
export function useDayColumn(book: Book, open: (kind: "edit", id: string) => void): ListColumn<BookRecord> {
  const { t } = useTranslation("ledger");
  return {
    key: "day",
    header: t("column.day"),
    sort: "date",
    cell: (record) => (
      <RecordDay
        book={book}
        record={record}
        onOpen={(id) => {
          open("edit", id);
        }}
      />
    ),
  };
}

type RecordDayProps = {
  readonly book: Book;
  readonly record: BookRecord;
  readonly onOpen: (id: string) => void;
};

/** The day names the row for keyboard navigation; Enter opens the record, or its source. */
function RecordDay({ book, record, onOpen }: RecordDayProps) {
  const can = useCan();
  const { id, date } = record;
  if (isElsewhere(record)) {
    const source = sourceOf(record);
    return source === null ? (
      <DateText day={date} />
    ) : (
      <Link to={source.to}>
        <DateText day={date} />
      </Link>
    );
  }
  if (!can(`${book}.update`)) return <DateText day={date} />;
  return (
    <button
      type="button"
      className="ks-link-button"
      onClick={() => {
        onOpen(id);
      }}
    >
      <DateText day={date} />
    </button>
  );
}
