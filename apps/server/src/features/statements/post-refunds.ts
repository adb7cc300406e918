import type { RefundToPost } from "@keystead/contract/statements";
import { moneyText } from "@keystead/domain/money";

import { badField, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { bookRefund } from "../payments/index.ts";
import type { bankHashes } from "./bank-hashes.ts";
import { printedIn } from "./statement-input.ts";
import type { NewLine } from "./posting-store.ts";

/** A payment that the bank returned, with the hash of its line. */
export type ReadRefund = {
  readonly refund: RefundToPost;
  readonly hash: string;
  /** Above zero. */
  readonly amount: string;
};

export function readRefund(
  refund: RefundToPost,
  at: number,
  hashes: ReturnType<typeof bankHashes>,
): ReadRefund {
  let found: ReadRefund | undefined;
  refuseIssues(
    issuesAt(["refunds", at], () => {
      const printed = printedIn(refund);
      if (printed.amountMinor >= 0) throw badField(["amount"], "INVALID_VALUE");
      const amount = moneyText({ minor: -printed.amountMinor, currency: printed.currency });
      found = { refund, hash: hashes.line(printed, refund.number), amount };
    }),
  );
  if (found === undefined) throw new Error("a line that was neither read nor refused");
  return found;
}

type MadeRefund = { readonly id: string; readonly leaseId: string; readonly hash: string };

/**
 * Books each refund as if it were entered by hand. The list of lines already showed its warnings, so they count as
 * confirmed.
 */
export async function postRefunds(
  work: Work,
  read: readonly ReadRefund[],
): Promise<{ readonly made: readonly MadeRefund[]; readonly lines: readonly NewLine[] }> {
  const made: MadeRefund[] = [];
  const lines: NewLine[] = [];
  for (const { refund, hash, amount } of read) {
    const { lease, transfer, bookedOn: refundedOn } = refund;
    const confirm = ["REFUND_REOPENS_ROW", "REFUND_KEEPS_DEPOSIT"];
    const { leaseId, refundId } = await bookRefund(work, {
      id: transfer,
      amount,
      refundedOn,
      note: "",
      confirm,
    });
    // Only the lease that the request names was locked, in lock order.
    if (leaseId !== lease) throw refusal("NOT_FOUND");
    made.push({ id: refundId, leaseId, hash });
    lines.push({ hash, leaseId, transferId: transfer });
  }
  return { made, lines };
}
