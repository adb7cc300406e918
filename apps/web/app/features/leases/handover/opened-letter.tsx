import type { LeaseView } from "@keystead/contract/leases";
import { Suspense } from "react";

import { Pending } from "../../../ui/loading/pending.tsx";
import { LazyLetterDrawer, type LetterPreset } from "../../letters/public.ts";

type OpenedLetterProps = {
  readonly lease: LeaseView;
  /** Null while none is open. */
  readonly letter: LetterPreset | null;
  readonly onClose: () => void;
};

/** The drawer of the letter that a step of a handover opens. */
export function OpenedLetter({ lease, letter, onClose }: OpenedLetterProps) {
  return (
    <Suspense fallback={<Pending />}>
      {letter === null ? null : (
        <LazyLetterDrawer
          leases={[{ id: lease.id, name: lease.tenant.name }]}
          preset={letter}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
