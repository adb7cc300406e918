import type { BookingProposalView, LineOutcome } from "@keystead/contract/statements";
import { formatMoney } from "@keystead/domain/money";
import type { BookingProposal, StatementOutcome } from "@keystead/domain/statements";

import type { LeaseLine } from "../rent-book/index.ts";

type Shown = { readonly number: number; readonly leases: ReadonlyMap<string, LeaseLine> };

export function outcomeView(outcome: StatementOutcome, shown: Shown): LineOutcome {
  const { number } = shown;
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
      return { state: "none", number, why: outcome.why, lease };
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
      return { state: "out", number };
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
