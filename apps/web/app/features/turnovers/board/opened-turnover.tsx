import { Suspense } from "react";

import { query } from "../../../lib/api.ts";
import { useOpenedRecord } from "../../../lib/records/use-opened-record.ts";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useMayOpen } from "../../session/public.ts";
import { LazyAssignForm } from "./lazy-board-parts.ts";

const NONE: readonly [] = [];
const needs = { turnover: "turnover.assign" } as const;

type OpenedTurnoverProps = { readonly id: string; readonly onClose: () => void };

/** The turnover that the address names, over any screen: its state, cleaner, times and pay. */
export function OpenedTurnover({ id, onClose }: OpenedTurnoverProps) {
  const opened = useMayOpen({ kind: "turnover", id }, needs, onClose);
  const turnover = useOpenedRecord({
    id: opened?.id ?? null,
    // Always fetched, since the screen below has less data than the form needs.
    rows: NONE,
    fresh: true,
    ask: (of) => query.turnovers.get.queryOptions({ input: { id: of } }),
    close: onClose,
  });
  return turnover === null ? null : (
    <Suspense fallback={<Pending />}>
      <LazyAssignForm key={turnover.id} turnover={turnover} onClose={onClose} />
    </Suspense>
  );
}
