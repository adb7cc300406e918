import type { PortfolioView } from "@keystead/contract/portfolio";

import { LazyPayChoiceDialog } from "../../leases/public.ts";
import { payableLine } from "./payable-line.ts";

type RecordPaymentDialogProps = { readonly portfolio: PortfolioView; readonly onClose: () => void };

/** Asks which payment came in, with one line for each lease, then opens the pay sheet. */
export function RecordPaymentDialog({ portfolio, onClose }: RecordPaymentDialogProps) {
  const lines = [...portfolio.overdue.lines, ...portfolio.upcoming.lines];
  const payables = [...Map.groupBy(lines, ({ leaseId }) => leaseId).values()].flatMap((ofLease) => {
    const [first] = ofLease;
    return first === undefined ? [] : [payableLine(first, ofLease)];
  });
  return <LazyPayChoiceDialog payables={payables} onClose={onClose} />;
}
