import { Suspense } from "react";

import { query } from "../../../lib/api.ts";
import { useOpenedRecord } from "../../../lib/records/use-opened-record.ts";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useMayOpen } from "../../session/public.ts";
import { LazyAssignForm } from "./lazy-board-parts.ts";

const NONE: readonly [] = [];
const needs = { turnover: "job.assign" } as const;

type OpenedTurnoverProps = { readonly id: string; readonly onClose: () => void };

/** A turnover that an address names, over whatever screen stands there: how far it is, who does it, when and for what. */
export function OpenedTurnover({ id, onClose }: OpenedTurnoverProps) {
  const opened = useMayOpen({ kind: "turnover", id }, needs, onClose);
  const job = useOpenedRecord({
    id: opened?.id ?? null,
    // The screen below it knows less of each than the form needs: always asked for.
    rows: NONE,
    fresh: true,
    ask: (of) => query.turnovers.get.queryOptions({ input: { id: of } }),
    close: onClose,
  });
  return job === null ? null : (
    <Suspense fallback={<Pending />}>
      <LazyAssignForm key={job.id} job={job} onClose={onClose} />
    </Suspense>
  );
}
