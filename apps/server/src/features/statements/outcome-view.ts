import type {
  BookingProposalView,
  LineOutcome,
  RecordHabitView,
  BookingMatchView,
} from "@keystead/contract/statements";
import { moneyText } from "@keystead/domain/money";
import type {
  BookingProposal,
  StatementOutcome,
  BookingOutcome,
  BookingMatch,
} from "@keystead/domain/statements";

import type { OpenBooking } from "../bookings/index.ts";
import type { ListedLeaseLine } from "../rent-book/index.ts";
import type { NamedBookRecord } from "./statement-store.ts";

/** The record in the books for a line other than rent, or how such lines were booked before. */
export type LineInBooks = {
  readonly record:
    | (NamedBookRecord & { readonly how: "statement" | "otherwise"; readonly others: number })
    | null;
  readonly habit: RecordHabitView | null;
};

type Shown = {
  readonly number: number;
  readonly leases: ReadonlyMap<string, ListedLeaseLine>;
  readonly stays: ReadonlyMap<string, OpenBooking>;
  /** The bookings that the line may pay. */
  readonly ofBookings: BookingOutcome | null;
  readonly inBooks: LineInBooks;
};

export function outcomeView(outcome: StatementOutcome, shown: Shown): LineOutcome {
  const { number, inBooks } = shown;
  const { record, habit } = inBooks;
  if (record !== null) {
    const { how, book, id: recordId, property, category, date, others } = record;
    return { state: "recorded", number, how, book, recordId, property, category, date, others };
  }
  if (shown.ofBookings !== null) return outcomeOfBookings(outcome, shown.ofBookings, shown);
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
        stays: [],
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
        lineOn: outcome.lineOn,
        of: outcome.of.map(({ leaseId, transferId, paidOn }) => ({
          lease: leaseOf(leaseId, shown),
          transferId,
          paidOn,
        })),
      };
    case "deposit": {
      const { leaseId, recordedOn, isCertain: certain } = outcome;
      return { state: "deposit", number, lease: leaseOf(leaseId, shown), recordedOn, certain };
    }
    case "out":
      return { state: "out", number, habit };
  }
}

/** The bookings that a line pays. If it may pay a lease instead, a person must choose. */
function outcomeOfBookings(outcome: StatementOutcome, ofBookings: BookingOutcome, shown: Shown): LineOutcome {
  const { number } = shown;
  if (ofBookings.certain)
    return { state: "certain_stays", number, proposal: bookingMatchView(ofBookings.proposal, shown) };
  const leases =
    outcome.state === "certain" ? [outcome.proposal] : outcome.state === "doubtful" ? outcome.proposals : [];
  return {
    state: "doubtful",
    number,
    // When the account is unknown anyway, a lease that owes the same sum does not change the doubt.
    doubt:
      outcome.state === "none" || ofBookings.doubt === "stay_account_unknown"
        ? ofBookings.doubt
        : "stay_unsure",
    more: ofBookings.more || (outcome.state === "doubtful" && outcome.more),
    proposals: leases.map((one) => proposalView(one, shown)),
    stays: ofBookings.proposals.map((one) => bookingMatchView(one, shown)),
  };
}

function bookingMatchView({ by, stays, ...rest }: BookingMatch, shown: Shown): BookingMatchView {
  const [first] = stays.map(({ stay }) => requireBooking(stay.id, shown));
  if (first === undefined) throw new Error("A proposal without a booking.");
  const { property, currency } = first;
  const money = (minor: number): string => moneyText({ minor, currency });
  return {
    property,
    by,
    stays: stays.map(({ stay, paidMinor }) => {
      const { id, guestName: guest, unit, checkIn, checkOut, openMinor } = requireBooking(stay.id, shown);
      return { id, guest, unit, checkIn, checkOut, outstanding: money(openMinor), pays: money(paidMinor) };
    }),
    left: money(rest.leftMinor),
    over: money(rest.overMinor),
  };
}

function requireBooking(id: string, { stays }: Shown): OpenBooking {
  const stay = stays.get(id);
  if (stay === undefined) throw new Error("A line of a booking that was not read.");
  return stay;
}

function proposalView(proposal: BookingProposal, shown: Shown): BookingProposalView {
  const lease = requireLease(proposal.leaseId, shown);
  const money = (minor: number): string => moneyText({ minor, currency: lease.currency });
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
  const { tenant, property, unit } = requireLease(id, shown);
  return { id, tenant, property, unit };
}

function requireLease(id: string, { leases }: Shown): ListedLeaseLine {
  const lease = leases.get(id);
  if (lease === undefined) throw new Error("A line of a lease that was not read.");
  return lease;
}
