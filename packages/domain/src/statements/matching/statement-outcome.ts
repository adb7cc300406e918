import type { PlainDate } from "../../calendar/index.ts";
import type { PayableMonth } from "./known-lease.ts";

/**
 * How a line's amount fits a lease: all that is open of some months, last month's sum again, less or more than that.
 */
export const amountReasons = ["open", "usual", "part", "more"] as const;
/** How its payer is known. */
export const payerReasons = ["account", "name", "reference"] as const;
/** Why a line needs the user's choice. */
export const doubts = [
  "several_fit",
  "same_name",
  "account_says_other",
  "text_names_other",
  "other_payer",
  "payer_unknown",
  "account_unknown",
  "less",
  "more",
  "paid_already",
  "deposit",
  "deposit_recorded",
  "taken_back",
  "sent_back",
  "chosen",
] as const;
/** Why a line cannot be booked on any lease. */
export const noMatches = ["nobody", "other_currency", "nothing_open", "future", "sent_back"] as const;

export type AmountReason = (typeof amountReasons)[number];
export type PayerReason = (typeof payerReasons)[number];
export type Doubt = (typeof doubts)[number];
export type NoMatch = (typeof noMatches)[number];

/** A way to book a line: months of a lease, paid in this order. Minor units. */
export type BookingProposal = {
  readonly leaseId: string;
  readonly months: readonly PayableMonth[];
  /** The part of these months that stays open. */
  readonly leftMinor: number;
  /** The excess over these months: it pays other open and due rows, then it is credit (R-C10a). */
  readonly overMinor: number;
  readonly byAmount: AmountReason;
  readonly byPayer: PayerReason | null;
  /** Date of the last transfer of the same sum about a month before: "as every month". */
  readonly sameOn: PlainDate | null;
};

export type StatementOutcome =
  | { readonly state: "certain"; readonly proposal: BookingProposal }
  | {
      readonly state: "doubtful";
      readonly doubt: Doubt;
      readonly proposals: readonly BookingProposal[];
      readonly more: boolean;
    }
  | { readonly state: "none"; readonly why: NoMatch; readonly leaseId: string | null }
  /**
   * In the books: booked from this line of a statement, or as an equal payment or refund within 3 days that belongs to
   * no other line.
   */
  | {
      readonly state: "booked";
      readonly how: "statement" | "otherwise";
      readonly leaseId: string;
      readonly transferId: string;
      readonly paidOn: PlainDate;
    }
  /**
   * A payment taken back by the bank; `of`: the payments it may be, likeliest first. `lineOn`: the day of an unbooked
   * line of the same statement that it may take back.
   */
  | {
      readonly state: "returned";
      readonly lineOn: PlainDate | null;
      readonly of: readonly {
        readonly leaseId: string;
        readonly transferId: string;
        readonly paidOn: PlainDate;
      }[];
    }
  /**
   * The deposit of a lease: a recorded one within 3 days of the line, or (`recordedOn` null) the agreed one that is
   * still due. Certain only if it is recorded and the account is known as the tenant's; otherwise a proposal.
   */
  | {
      readonly state: "deposit";
      readonly leaseId: string;
      readonly recordedOn: PlainDate | null;
      readonly isCertain: boolean;
    }
  | { readonly state: "out" };
