import type { LeaseView, TransferView } from "@keystead/contract/leases";

import { isZero } from "../../lib/format/minor-units.ts";
import type { LetterPreset } from "./letter-choice.ts";

/**
 * The subject of a transfer's receipt: the month that it alone paid in full, else the transfer itself. Null if nothing
 * can be certified.
 */
export function receiptOf(lease: LeaseView, transfer: TransferView): LetterPreset | null {
  if (transfer.openingCredit || transfer.amount === transfer.refunded) return null;
  const [period, ...others] = [...new Set(transfer.settled.map((part) => part.period))];
  const month = lease.months.find((one) => one.period === period);
  const isWholeMonth =
    others.length === 0 &&
    month !== undefined &&
    isZero(month.outstanding) &&
    month.settled === transfer.amount &&
    isZero(transfer.refunded);
  return { kind: "receipt", about: isWholeMonth ? `month:${month.period}` : `transfer:${transfer.id}` };
}
