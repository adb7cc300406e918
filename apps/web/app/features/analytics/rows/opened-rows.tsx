import { Suspense } from "react";

import { Pending } from "../../../ui/loading/pending.tsx";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { LazyPropertyMonthsDrawer, LazyRowsDrawer } from "../lazy-parts.ts";
import { HISTORY, readRows } from "./rows-address.ts";
import type { AnalyticsAddress } from "../use-analytics-address.ts";
import type { AnalyticsScreen } from "../use-screen.ts";

export const rowsKinds = ["rows"] as const;

type OpenedRowsProps = { readonly screen: AnalyticsScreen; readonly address: AnalyticsAddress };

/** The rows of the figure that the address names. */
export function OpenedRows({ screen, address }: OpenedRowsProps) {
  const { opened, close } = useOpened(rowsKinds);
  const of = opened === null ? null : readRows(opened.id);
  if (of === null) return null;
  return (
    <Suspense fallback={<Pending />}>
      {of.period === HISTORY && of.propertyId !== null ? (
        <LazyPropertyMonthsDrawer screen={screen} propertyId={of.propertyId} onClose={close} />
      ) : (
        <LazyRowsDrawer key={opened?.id} of={of} screen={screen} scope={address.scope} onClose={close} />
      )}
    </Suspense>
  );
}
