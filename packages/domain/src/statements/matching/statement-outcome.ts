import type { PlainDate } from "../../calendar/index.ts";
import type { PayableMonth } from "./known-lease.ts";

/** By what a line's amount fits a lease: all that is open of some months, last month's sum again, less or more than that. */
export const amountReasons = ["open", "usual", "part", "more"] as const;
/** By what its payer is known. */
export const payerReasons = ["account", "name", "reference"] as const;
/** Why a line waits for somebody to choose. */
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
/** Why a line can be booked for nobody. */
export const noMatches = ["nobody", "other_currency", "nothing_open", "future", "sent_back"] as const;

export type AmountReason = (typeof amountReasons)[number];
export type PayerReason = (typeof payerReasons)[number];
export type Doubt = (typeof doubts)[number];
export type NoMatch = (typeof noMatches)[number];

/** A way to book a line: a lease's months, paid in this order. Minor units. */
export type BookingProposal = {
  readonly leaseId: string;
  readonly months: readonly PayableMonth[];
  /** What of these months stays open. */
  readonly leftMinor: number;
  /** What is more than these months ask: it goes to what else is open and due, then it is credit (R-C10a). */
  readonly overMinor: number;
  readonly byAmount: AmountReason;
  readonly byPayer: PayerReason | null;
  /** The last transfer of the same sum, of the month before: "as every month". */
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
  /** In the books: by this line of a statement, or by an equal payment or refund within 3 days that stands for no other line. */
  | {
      readonly state: "booked";
      readonly how: "statement" | "otherwise";
      readonly leaseId: string;
      readonly transferId: string;
      readonly paidOn: PlainDate;
    }
  /**
   * Money that came in before and was taken back by the bank; what it may be of, the likeliest first. `lineOn`: the day of a line of the
   * same statement that it may take back, which is in no books yet.
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
   * The deposit of a lease: one that is recorded within 3 days of the line, or (`recordedOn` null) the one that is agreed and still due. It
   * is certain only if it is recorded and the account is known as the tenant's; else it is a proposal.
   */
  | {
      readonly state: "deposit";
      readonly leaseId: string;
      readonly recordedOn: PlainDate | null;
      readonly isCertain: boolean;
    }
  | { readonly state: "out" };
