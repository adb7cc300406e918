import type { Book } from "@keystead/domain/ledger";
import {
  IconArrowBackUp,
  IconCopy,
  IconEdit,
  IconExternalLink,
  IconRepeat,
  IconTrash,
} from "@tabler/icons-react";
import { useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import type { BulkAction } from "../../../ui/list/list-selection.tsx";
import type { RowAction } from "../../../ui/list/row-menu.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { type BookRecord, isChangeable, isElsewhere, sourceOf } from "./book-record.ts";
import { useCostOf } from "./marks/use-cost-of.ts";

type Open = (kind: "edit" | "duplicate" | "reverse" | "repeat" | "series", id: string) => void;

const openings = {
  lease: "action.openLease",
  booking: "action.openBooking",
  payout: "action.openPayout",
} as const;

/** The actions on a record; one of a lease or a booking is changed there. */
export function useRecordActions(book: Book, open: Open): (record: BookRecord) => readonly RowAction[] {
  const { t } = useTranslation("ledger");
  const can = useCan();
  const navigate = useNavigate();
  const deletionOf = useDeletion(book);
  const costOf = useCostOf();
  return (record) => {
    const { id, reversalOf } = record;
    if (isElsewhere(record)) {
      const source = sourceOf(record);
      if (source === null) return [];
      return [
        {
          label: t(openings[source.kind]),
          icon: IconExternalLink,
          onClick: () => void navigate(source.to),
        },
      ];
    }
    const opening = (kind: Parameters<Open>[0], icon: typeof IconEdit, of = id): RowAction => ({
      label: t(`action.${kind}`),
      icon,
      onClick: () => {
        open(kind, of);
      },
    });
    const { recurringId } = record;
    const cost = costOf(record)?.page ?? null;
    return [
      ...(cost === null
        ? []
        : [{ label: cost.label, icon: IconExternalLink, onClick: () => void navigate(cost.to) }]),
      ...(can(`${book}.update`) ? [opening("edit", IconEdit)] : []),
      ...(can(`${book}.create`) && reversalOf === null
        ? [
            opening("duplicate", IconCopy),
            // A split bill cannot recur, because each bill is divided separately.
            ...(recurringId !== null
              ? [opening("series", IconRepeat, recurringId)]
              : "split" in record && record.split !== null
                ? []
                : [opening("repeat", IconRepeat)]),
            opening("reverse", IconArrowBackUp),
          ]
        : []),
      ...deletionOf(record),
    ];
  };
}

/** At hand without the menu, since its Undo brings the record back. */
function useDeletion(book: Book): (record: BookRecord) => readonly RowAction[] {
  const { t } = useTranslation("ledger");
  const mayDelete = useMayDelete(book);
  const remove = useDeleteRecords(book);
  return (record) => {
    if (!mayDelete(record)) return [];
    const onClick = () => {
      void remove([record]);
    };
    return [{ label: t("action.delete"), icon: IconTrash, danger: true, atHand: true, onClick }];
  };
}

/** R-O01: an assistant may delete what it entered; linked and partly reversed records cannot be deleted. */
function useMayDelete(book: Book): (record: BookRecord) => boolean {
  const can = useCan();
  return (record) =>
    !isElsewhere(record) &&
    isZero(record.reversed) &&
    (can(`${book}.delete_any`) || (record.own && can(`${book}.delete_own`)));
}

export function useRecordBulk(
  book: Book,
  change: (records: readonly BookRecord[]) => void,
): readonly BulkAction<BookRecord>[] {
  const { t } = useTranslation("ledger");
  const can = useCan();
  const remove = useDeleteRecords(book);
  const changing: BulkAction<BookRecord> = {
    label: t("action.change"),
    icon: IconEdit,
    run: (records) => {
      if (records.some(isChangeable)) change(records);
      else toast.information(t("unchangeable"));
    },
  };
  return [
    ...(can(`${book}.update`) ? [changing] : []),
    {
      label: t("action.delete"),
      icon: IconTrash,
      danger: true,
      run: (records) => {
        void remove(records);
      },
    },
  ];
}

/** Deletes those that may be deleted in one step with one Undo; a toast states how many were kept. */
function useDeleteRecords(book: Book): (records: readonly BookRecord[]) => Promise<void> {
  const { t } = useTranslation("ledger");
  const mayDelete = useMayDelete(book);
  const deleteWithUndo = useDeleteWithUndo("record");
  const verbs = book === "income" ? api.income : api.expenses;
  return async (records) => {
    const ids = records.filter(mayDelete).map(({ id }) => id);
    const kept = records.length - ids.length;
    const isDeleted =
      ids.length === 0 ||
      (await deleteWithUndo({
        remove: () => verbs.delete({ ids }),
        message: t("deleted", { count: ids.length }),
      }));
    if (isDeleted && kept > 0) toast.information(t("kept", { count: kept }));
  };
}
