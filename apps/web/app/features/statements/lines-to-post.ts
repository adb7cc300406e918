import type {
  BookingMatchView,
  BookingProposalView,
  BookingsToPost,
  LineOutcome,
  LineToPost,
  RecordToPost,
  RefundToPost,
} from "@keystead/contract/statements";
import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";
import { MOST_AT_ONCE } from "@keystead/domain/lists";

import { onTheWire } from "./file/read-statement.ts";
import type { Choices, MatchedLine, RecordChoice } from "./use-line-choices.ts";

/** What is booked of the lines: what was proposed or chosen, as much as one request takes. */
export function postedOf(matched: readonly MatchedLine[], choices: Choices) {
  const those = <Part extends object>(partOf: (one: MatchedLine) => Part | null) =>
    matched
      .flatMap((one) => {
        const part = partOf(one);
        return part === null ? [] : [{ ...one, ...part }];
      })
      .slice(0, MOST_AT_ONCE);
  return {
    toBook: those((one) => orNone(proposalOf(one, choices), (proposal) => ({ proposal }))),
    toBookings: those((one) => orNone(bookingsOf(one, choices), (stays) => ({ stays }))),
    toRecord: those((one) =>
      orNone(recordToPost(one, choices.records.get(one.at)), (record) => ({ record })),
    ),
    toRefund: those((one) =>
      orNone(refundToPost(one, choices.refunds.get(one.at)), (refund) => ({ refund })),
    ),
  };
}

function orNone<Value, Part>(value: Value | null, partOf: (value: Value) => Part): Part | null {
  return value === null ? null : partOf(value);
}

function proposalOf({ at, outcome }: MatchedLine, { unticked, chosen }: Choices): BookingProposalView | null {
  if (outcome.state === "certain") return unticked.has(at) ? null : outcome.proposal;
  if (outcome.state !== "doubtful") return null;
  return outcome.proposals[chosen.get(at) ?? -1] ?? null;
}

/** The bookings that a line pays; on a doubtful line their indices follow those of the leases. */
function bookingsOf({ at, outcome }: MatchedLine, { unticked, chosen }: Choices): BookingMatchView | null {
  if (outcome.state === "certain_stays") return unticked.has(at) ? null : outcome.proposal;
  if (outcome.state !== "doubtful") return null;
  return outcome.stays[(chosen.get(at) ?? -1) - outcome.proposals.length] ?? null;
}

/**
 * A certain match also sends the outstanding amount as shown, so that the server notices if somebody booked meanwhile.
 */
export function bookingsToPost({
  line,
  outcome,
  stays,
}: MatchedLine & { readonly stays: BookingMatchView }): BookingsToPost {
  const { ownAccount, bookedOn, amount, currency, name, account } = onTheWire(line);
  const isCertain = outcome.state === "certain_stays";
  return {
    ownAccount,
    bookedOn,
    amount,
    currency,
    name,
    account,
    number: outcome.number,
    stays: stays.stays.map(({ id: booking, pays, outstanding }) => ({
      booking,
      amount: pays,
      ...(isCertain ? { outstanding } : {}),
    })),
  };
}

/** A certain match also sends the open amount as shown, so that the server notices if somebody booked meanwhile. */
export function lineToPost({
  line,
  outcome,
  proposal,
}: MatchedLine & { readonly proposal: BookingProposalView }): LineToPost {
  const { ownAccount, bookedOn, amount, currency, name, account } = onTheWire(line);
  const rows = proposal.months.flatMap(({ parts }) => parts.map(({ ref }) => ref));
  const bankLine = { ownAccount, bookedOn, amount, currency, name, account };
  const booked = { ...bankLine, number: outcome.number, lease: proposal.lease.id, rows };
  return outcome.state === "certain" ? { ...booked, outstanding: proposal.outstanding } : booked;
}

/** Lines that match no lease; a booking with the same sum may be a coincidence. */
function mayBeRecord(outcome: LineOutcome): boolean {
  if (outcome.state === "doubtful") return outcome.proposals.length === 0;
  return ["out", "none", "recorded", "returned", "deposit"].includes(outcome.state);
}

/** Null until property and category are chosen. */
function recordToPost({ line, outcome }: MatchedLine, choice: RecordChoice | undefined): RecordToPost | null {
  if (choice === undefined || choice.propertyId === "") return null;
  if (!mayBeRecord(outcome)) return null;
  const { ownAccount, bookedOn, amount, currency, name, account } = onTheWire(line);
  const { propertyId, unitId, notes } = choice;
  const { number } = outcome;
  const entered = { ownAccount, bookedOn, amount, currency, name, account, number, propertyId, unitId };
  if (line.amountMinor < 0) {
    const category = expenseCategories.find((one) => one === choice.category);
    const nature = expenseNatures.find((one) => one === choice.nature) ?? "operating";
    return category === undefined ? null : { book: "expense", ...entered, category, nature, notes };
  }
  const category = incomeCategories.find((one) => one === choice.category);
  const nature = incomeNatures.find((one) => one === choice.nature) ?? "operating";
  return category === undefined ? null : { book: "income", ...entered, category, nature, notes };
}

function refundToPost({ line, outcome }: MatchedLine, chosen: string | undefined): RefundToPost | null {
  if (outcome.state !== "returned") return null;
  const of = outcome.of.find(({ transferId }) => transferId === chosen);
  if (of === undefined) return null;
  const { ownAccount, bookedOn, amount, currency } = onTheWire(line);
  const known = { ownAccount, bookedOn, amount, currency, number: outcome.number };
  return { ...known, lease: of.lease.id, transfer: of.transferId };
}
