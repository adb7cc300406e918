import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";

/**
 * R-M04, R-C14: a lease is deleted with its rows only while no money was recorded for it, neither payments nor deposit
 * movements; otherwise HAS_PAYMENTS: delete the money first, or end the lease.
 */
export function mayDeleteLease(recorded: {
  readonly payments: number;
  readonly depositMovements: number;
}): Decision<null, "HAS_PAYMENTS"> {
  return recorded.payments + recorded.depositMovements > 0 ? refuse("HAS_PAYMENTS") : accept(null);
}
