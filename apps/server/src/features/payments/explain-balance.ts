import type { BalanceExplanationView } from "@keystead/contract/leases";
import { earlierOf, laterOf } from "@keystead/domain/calendar";
import { explainLedgerBalance as explain } from "@keystead/domain/leases";

import { parseDay } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { rentRowViews, sumOfParts, requireLease } from "../leases/index.ts";
import { amountText } from "../properties/index.ts";
import { heldMinor, storedLedgerOf, transfersOf, withComingRows } from "../rent-book/index.ts";

/**
 * R-Z07: which rows, payments and allocations make up the balance on any day, even beyond the stored rows. Writes
 * nothing.
 */
export async function explainBalance(
  work: Work,
  input: { readonly id: string; readonly asOf?: string | undefined },
): Promise<BalanceExplanationView> {
  const stored = await requireLease(work, input.id);
  const asOf = input.asOf === undefined ? stored.today : parseDay(input.asOf, "asOf");
  const lease = withComingRows(stored, laterOf(asOf, stored.today));
  const { account, entries } = explain(storedLedgerOf(lease), asOf);
  const known = {
    ...lease,
    payments: lease.payments.filter(({ paidOn }) => paidOn <= asOf),
    refunds: lease.refunds.filter(({ refundedOn }) => refundedOn <= asOf),
  };
  const money = (minor: number): string => amountText(minor, lease.currency);
  const total = (kind: string): number => sumOfParts(entries.filter((entry) => entry.kind === kind));
  const due = account.rows.filter(({ row }) => earlierOf(row.dueOn, asOf) === row.dueOn);
  const next = account.rows.find(({ row }) => row.dueOn > asOf);
  const used = new Set<string>(account.allocations.map(({ rowId }) => rowId));
  const credited = new Set<string>(account.credits.map(({ rowId }) => rowId));
  const shown = account.rows.filter(
    (row) => due.includes(row) || used.has(row.row.id) || credited.has(row.row.id),
  );
  return {
    asOf,
    currency: lease.currency,
    balance: money(account.balanceMinor),
    credit: money(account.creditMinor),
    due: money(total("row")),
    waived: money(Math.abs(total("write_down"))),
    paid: money(Math.abs(total("payment"))),
    refunded: money(total("refund")),
    rows: rentRowViews(lease, { ...account, rows: shown }),
    payments: transfersOf(known, account)
      .toReversed()
      .map(({ id, first, amountMinor, refundedMinor, creditMinor, settled }) => ({
        id,
        paidOn: first.paidOn,
        amount: money(amountMinor),
        refunded: money(refundedMinor),
        method: first.method,
        unallocated: money(creditMinor),
        allocations: settled.map(({ row, amountMinor: part }) => ({
          rowRef: row.id,
          period: row.period,
          kind: row.kind,
          amount: money(part),
        })),
      })),
    notCounted: {
      nextRow:
        next === undefined
          ? null
          : { period: next.row.period, dueOn: next.row.dueOn, amount: money(next.row.amountMinor) },
      depositHeld: money(heldMinor(lease, asOf)),
    },
  };
}
