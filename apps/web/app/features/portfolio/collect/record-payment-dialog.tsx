import type { PortfolioView } from "@keystead/contract/portfolio";

import { LazyPayChoiceDialog } from "../../leases/public.ts";
import { payableLine } from "./payable-line.ts";

type RecordPaymentDialogProps = { readonly portfolio: PortfolioView; readonly onClose: () => void };

/** Which payment came in? One line for each lease, then the pay sheet. */
export function RecordPaymentDialog({ portfolio, onClose }: RecordPaymentDialogProps) {
  const lines = [...portfolio.overdue.lines, ...portfolio.upcoming.lines];
  const payables = [...Map.groupBy(lines, ({ leaseId }) => leaseId).values()].flatMap((ofLease) => {
    const [first] = ofLease;
    return first === undefined ? [] : [payableLine(first, ofLease)];
  });
  return <LazyPayChoiceDialog payables={payables} onClose={onClose} />;
}
