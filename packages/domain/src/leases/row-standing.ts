import type { PlainDate } from "../calendar/index.ts";
import { leaseAccount } from "./lease-account.ts";
import type { LeaseLedger, RentRow } from "./rent-ledger.ts";

/** What a plan must know of a row before it may change it. Amounts in minor units. */
export type PlannedRow = {
  readonly row: RentRow;
  readonly allocatedMinor: number;
  /** All write-downs of the row. */
  readonly waivedMinor: number;
  /** Those of reason `rent_change`: they are part of what the row bills, not forgiveness. */
  readonly rentChangeMinor: number;
  /** Money is allocated to the row or a payment was made for it: it is never deleted. */
  readonly carriesMoney: boolean;
};

/** The rows of a ledger as they stand today, ready to be planned with. Write-downs of any date count: they are stored facts. */
export function plannedRows(ledger: LeaseLedger, today: PlainDate): readonly PlannedRow[] {
  const targets = new Set<string>(ledger.payments.map(({ rowId }) => rowId));
  const waived = new Map<string, number>();
  const rentChange = new Map<string, number>();
  for (const { rowId, amountMinor, reason } of ledger.writeDowns) {
    waived.set(rowId, (waived.get(rowId) ?? 0) + amountMinor);
    if (reason === "rent_change") rentChange.set(rowId, (rentChange.get(rowId) ?? 0) + amountMinor);
  }
  return leaseAccount(ledger, today).rows.map(({ row, allocatedMinor }) => ({
    row,
    allocatedMinor,
    waivedMinor: waived.get(row.id) ?? 0,
    rentChangeMinor: rentChange.get(row.id) ?? 0,
    carriesMoney: allocatedMinor > 0 || targets.has(row.id),
  }));
}
