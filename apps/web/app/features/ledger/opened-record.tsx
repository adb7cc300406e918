import type { Book } from "@keystead/domain/ledger";
import type { UseQueryOptions } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { api, query } from "../../lib/api.ts";
import { useOpenedRecord } from "../../lib/records/use-opened-record.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { PresetProperty } from "../properties/public.ts";
import { useMayOpen } from "../session/public.ts";
import type { BookRecord } from "./records/book-record.ts";

// Together with words that no list needs.
const messages = import.meta.glob("../../../../../packages/messages/*/{record-form,ledger,shared/*}.json", {
  import: "default",
});
const repeatMessages = import.meta.glob(
  "../../../../../packages/messages/*/{record-form,recurring,ledger,shared/*}.json",
  {
    import: "default",
  },
);
const loadForm = withMessages(repeatMessages, () => import("./records/record-form.tsx"));
const RecordForm = lazyPart(async () => (await loadForm()).RecordForm);
const loadReverse = withMessages(messages, () => import("./records/reverse-form.tsx"));
const ReverseForm = lazyPart(async () => (await loadReverse()).ReverseForm);
const loadRecurring = withMessages(repeatMessages, () => import("./recurring/recurring-form.tsx"));
const RecurringForm = lazyPart(async () => (await loadRecurring()).RecurringForm);

const loadChange = withMessages(messages, () => import("./records/record-change-form.tsx"));
/** For several records at once, so no address opens it. */
export const LazyChangeForm = lazyPart(async () => (await loadChange()).RecordChangeForm);

/** The dialogs that can be open over the list of a book. */
export const openedRecordKinds = ["new", "edit", "duplicate", "reverse", "repeat"] as const;

type OpenedRecordProps = {
  readonly book: Book;
  readonly opened: OpenedDialog<(typeof openedRecordKinds)[number]> | null;
  readonly rows: readonly BookRecord[] | undefined;
  readonly onClose: () => void;
};

export function OpenedRecord({ book, opened: requested, rows, onClose }: OpenedRecordProps) {
  const needs = {
    new: `${book}.create`,
    edit: `${book}.update`,
    duplicate: `${book}.create`,
    reverse: `${book}.create`,
    repeat: `${book}.create`,
  } as const;
  const opened = useMayOpen(requested, needs, onClose);
  const [params] = useSearchParams();
  const record = useOpenedRecord<BookRecord, Error>({
    id: opened === null || opened.kind === "new" ? null : opened.id,
    rows,
    ask: (id) => askFor(book, id),
    close: onClose,
  });
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "new" ? (
        <PresetProperty propertyId={params.get("propertyId") ?? ""}>
          {(propertyId) => <RecordForm book={book} record={null} propertyId={propertyId} onClose={onClose} />}
        </PresetProperty>
      ) : null}
      {opened?.kind === "edit" && record !== null ? (
        <RecordForm key={record.id} book={book} record={record} onClose={onClose} />
      ) : null}
      {opened?.kind === "duplicate" && record !== null ? (
        <RecordForm key={record.id} book={book} record={null} like={record} onClose={onClose} />
      ) : null}
      {opened?.kind === "reverse" && record !== null ? (
        <ReverseForm book={book} record={record} onClose={onClose} />
      ) : null}
      {opened?.kind === "repeat" && record !== null ? (
        <RecurringForm book={book} record={record} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}

/** Loads a record that the address names and the list does not show. */
function askFor(book: Book, id: string): UseQueryOptions<BookRecord> {
  return book === "income"
    ? { queryKey: query.income.get.queryKey({ input: { id } }), queryFn: () => api.income.get({ id }) }
    : { queryKey: query.expenses.get.queryKey({ input: { id } }), queryFn: () => api.expenses.get({ id }) };
}
