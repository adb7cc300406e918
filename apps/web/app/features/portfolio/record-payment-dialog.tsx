import type { PaymentDue, PortfolioView } from "@keystead/contract/portfolio";

import { monthsOfRows, type Payable, PayChoiceDialog } from "../leases/public.ts";
import { openRow, usePaymentWords } from "./payment-words.ts";

type RecordPaymentDialogProps = { readonly portfolio: PortfolioView; readonly onClose: () => void };

/** Which payment came in? Then the pay sheet. */
export function RecordPaymentDialog({ portfolio, onClose }: RecordPaymentDialogProps) {
  const wordsOf = usePaymentWords();
  const rows = [...portfolio.overdue.rows, ...portfolio.upcoming.rows];
  const payables = [...Map.groupBy(rows, ({ leaseId }) => leaseId).values()].flatMap((ofLease): Payable[] => {
    const [first] = ofLease;
    return first === undefined ? [] : [payableOf(first, ofLease, wordsOf(first).place)];
  });
  return <PayChoiceDialog payables={payables} onClose={onClose} />;
}

function payableOf(first: PaymentDue, rows: readonly PaymentDue[], place: string): Payable {
  const { leaseId, tenantName, currency, today } = first;
  const months = monthsOfRows(rows.map(openRow), { currency, today });
  const late = months.filter(({ overdue }) => overdue);
  const ticked = (late.length > 0 ? late : months.slice(0, 1)).map(({ period }) => period);
  return { leaseId, tenantName, place, currency, today, months, ticked };
}
