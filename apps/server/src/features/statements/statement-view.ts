import type { BookingProposalView, LineOutcome, RecordHabitView } from "@keystead/contract/statements";
import { formatMoney } from "@keystead/domain/money";
import type { BookingProposal, StatementOutcome } from "@keystead/domain/statements";

import type { LeaseLine } from "../rent-book/index.ts";
import type { KnownRecord } from "./statement-store.ts";

/** What a line that is no rent is in the books, or would be by habit. */
export type LineInBooks = {
  readonly record: (KnownRecord & { readonly how: "statement" | "otherwise" }) | null;
  readonly habit: RecordHabitView | null;
};

type Shown = {
  readonly number: number;
  readonly leases: ReadonlyMap<string, LeaseLine>;
  readonly inBooks: LineInBooks;
};

export function outcomeView(outcome: StatementOutcome, shown: Shown): LineOutcome {
  const { number, inBooks } = shown;
  const { record, habit } = inBooks;
  if (record !== null) {
    const { how, book, id: recordId, property, category, date } = record;
    return { state: "recorded", number, how, book, recordId, property, category, date };
  }
  switch (outcome.state) {
    case "certain":
      return { state: "certain", number, proposal: proposalView(outcome.proposal, shown) };
    case "doubtful": {
      const { doubt, proposals, more } = outcome;
      return {
        state: "doubtful",
        number,
        doubt,
        more,
        proposals: proposals.map((one) => proposalView(one, shown)),
      };
    }
    case "none": {
      const lease = outcome.leaseId === null ? null : leaseOf(outcome.leaseId, shown);
      return { state: "none", number, why: outcome.why, lease, habit };
    }
    case "booked": {
      const { how, leaseId, transferId, paidOn } = outcome;
      return { state: "booked", number, how, lease: leaseOf(leaseId, shown), transferId, paidOn };
    }
    case "returned":
      return {
        state: "returned",
        number,
        of: outcome.of.map(({ leaseId, transferId, paidOn }) => ({
          lease: leaseOf(leaseId, shown),
          transferId,
          paidOn,
        })),
      };
    case "out":
      return { state: "out", number, habit };
  }
}

function proposalView(proposal: BookingProposal, shown: Shown): BookingProposalView {
  const lease = theLease(proposal.leaseId, shown);
  const money = (minor: number): string => formatMoney({ minor, currency: lease.currency });
  const { byAmount, byPayer, sameOn } = proposal;
  return {
    lease: leaseOf(proposal.leaseId, shown),
    months: proposal.months.map(({ period, dueOn, openMinor, parts }) => ({
      period,
      dueOn,
      outstanding: money(openMinor),
      parts: parts.map(({ ref, kind, openMinor: partMinor }) => ({
        ref,
        kind,
        outstanding: money(partMinor),
      })),
    })),
    outstanding: money(proposal.months.reduce((sum, { openMinor }) => sum + openMinor, 0)),
    left: money(proposal.leftMinor),
    over: money(proposal.overMinor),
    byAmount,
    byPayer,
    sameOn,
  };
}

function leaseOf(id: string, shown: Shown): BookingProposalView["lease"] {
  const { tenant, property, unit } = theLease(id, shown);
  return { id, tenant, property, unit };
}

function theLease(id: string, { leases }: Shown): LeaseLine {
  const lease = leases.get(id);
  if (lease === undefined) throw new Error("A line of a lease that was not read.");
  return lease;
}
