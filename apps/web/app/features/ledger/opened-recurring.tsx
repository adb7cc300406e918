import type { Book } from "@keystead/domain/ledger";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { query } from "../../lib/api.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { useMayOpen } from "../session/public.ts";
import { type RecurringKind, turnAddress } from "./recurring/recurring-kinds.ts";

const messages = import.meta.glob("../../../../../packages/messages/*/{recurring,ledger,shared/*}.json", {
  import: "default",
});
const formMessages = import.meta.glob(
  "../../../../../packages/messages/*/{record-form,recurring,ledger,shared/*}.json",
  {
    import: "default",
  },
);
const AcceptForm = lazyPart(
  async () => (await withMessages(messages, () => import("./recurring/accept-form.tsx"))()).AcceptForm,
);
const RecurringForm = lazyPart(
  async () =>
    (await withMessages(formMessages, () => import("./recurring/recurring-form.tsx"))()).RecurringForm,
);
const RecurringDrawer = lazyPart(
  async () =>
    (await withMessages(messages, () => import("./recurring/recurring-drawer.tsx"))()).RecurringDrawer,
);

type OpenedRecurringProps = {
  readonly book: Book;
  readonly opened: OpenedDialog<RecurringKind> | null;
  readonly open: (kind: RecurringKind, id: string) => void;
  readonly onClose: () => void;
};

/** The dialogs for recurring records over the list of a book. */
export function OpenedRecurring({ book, opened: requested, open, onClose }: OpenedRecurringProps) {
  const opened = useMayOpen(
    requested,
    { recurring: `${book}.read`, series: `${book}.update`, accept: `${book}.create` } as const,
    onClose,
  );
  const series = useQuery({
    ...query.recurring.get.queryOptions({ input: { id: opened?.id ?? "" } }),
    enabled: opened?.kind === "series",
  });
  const waiting = useQuery({
    ...query.recurring.proposals.queryOptions({ input: { book, limit: 100 } }),
    enabled: opened?.kind === "accept",
  });
  const proposal = waiting.data?.items.find((one) => turnAddress(one) === opened?.id);
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "recurring" ? <RecurringDrawer book={book} open={open} onClose={onClose} /> : null}
      {opened?.kind === "series" && series.data !== undefined ? (
        <RecurringForm key={series.data.id} book={book} series={series.data} onClose={onClose} />
      ) : null}
      {opened?.kind === "accept" && proposal !== undefined ? (
        <AcceptForm key={opened.id} book={book} proposal={proposal} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
