import { compareText } from "../kernel/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import type { LeaseAccount } from "../leases/index.ts";
import type { PaymentMethod } from "../ledger/index.ts";
import type { Currency } from "../money/index.ts";
import type { ExportRow } from "./export-columns.ts";

type RentOf = {
  readonly leaseId: string;
  readonly property: string;
  readonly unit: string | null;
  /** The main tenant first (R-C17). */
  readonly tenants: readonly string[];
  readonly currency: Currency;
  readonly account: LeaseAccount;
  readonly payments: readonly {
    readonly id: string;
    readonly paidOn: PlainDate;
    readonly method: PaymentMethod;
  }[];
};

type Days = { readonly from: PlainDate; readonly to: PlainDate };

/**
 * R-N04: the rows of a lease that fall due within some days, each as of the day of the account. amount = waived + paid
 * + outstanding, minor units.
 */
export function rentRows(lease: RentOf, { from, to }: Days): readonly ExportRow[] {
  const { leaseId, property, unit, tenants, currency, account, payments } = lease;
  const last = new Map<string, RentOf["payments"][number]>();
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  for (const { paymentId, rowId } of account.allocations) {
    const payment = byId.get(paymentId);
    const known = last.get(rowId);
    if (payment !== undefined && (known === undefined || payment.paidOn >= known.paidOn))
      last.set(rowId, payment);
  }
  return account.rows
    .filter(({ row }) => row.dueOn >= from && row.dueOn <= to)
    .map(({ row, state, waivedMinor, allocatedMinor, outstandingMinor, daysOverdue }) => ({
      cells: [
        leaseId,
        property,
        unit,
        tenants.join("; "),
        row.kind,
        row.period,
        row.startsOn,
        row.endsOn,
        row.dueOn,
        row.amountMinor,
        waivedMinor,
        allocatedMinor,
        outstandingMinor,
        currency,
        state,
        daysOverdue,
        last.get(row.id)?.paidOn ?? null,
        last.get(row.id)?.method ?? null,
      ],
    }));
}

const DUE_DATE = 8;

/** By due day, then by lease (R-N01); rows of one lease and day keep their order. */
export function inDueOrder(rows: readonly ExportRow[]): readonly ExportRow[] {
  return rows.toSorted(
    ({ cells: one }, { cells: other }) =>
      compareText(String(one[DUE_DATE]), String(other[DUE_DATE])) ||
      compareText(String(one[0]), String(other[0])),
  );
}
