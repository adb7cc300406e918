import type { HandoverOf, HandoverView } from "@keystead/contract/handovers";
import type { ReactNode } from "react";

import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type Handover, useHandover, useStoredHandover } from "./use-handover.ts";

type HandoverOfLeaseProps = {
  readonly of: HandoverOf;
  readonly children: (handover: Handover) => ReactNode;
};

/** Loads the handover of a lease and renders its content. */
export function HandoverOfLease({ of, children }: HandoverOfLeaseProps) {
  const { t } = useTranslation("handover");
  const { data, isError, isFetching, refetch } = useStoredHandover(of);
  if (data !== undefined)
    return (
      <Written of={of} view={data}>
        {children}
      </Written>
    );
  return isError ? (
    <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton rows={6} />
  );
}

function Written({ of, view, children }: HandoverOfLeaseProps & { readonly view: HandoverView }) {
  return <>{children(useHandover(of, view))}</>;
}
