import type {
  BookingProposalView,
  LineOutcome,
  LineToPost,
  NewStatementPosting,
  RecordToPost,
  RefundToPost,
  BookingMatchView,
  BookingsToPost,
} from "@keystead/contract/statements";
import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import type { BankLine } from "@keystead/domain/statements";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useUndo } from "../../lib/records/use-undo.ts";
import { useSending } from "../../ui/form/use-sending.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { linesToMatch, onTheWire, type StatementReading } from "./file/read-statement.ts";

/** A line with its match, once that is known. */
export type MatchedLine = { readonly at: number; readonly line: BankLine; readonly outcome: LineOutcome };

/** What a line that is no rent is booked as; empty for no choice. */
export type RecordChoice = {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly unitId: string | null;
  readonly category: string;
  readonly nature: string;
  readonly notes: string;
  /** The same as before, so there is nothing to fill in. */
  readonly byHabit: boolean;
};

/** The user's choices that differ from what was proposed. */
type Choices = {
  readonly unticked: ReadonlySet<number>;
  /** For a doubtful line, the index of the chosen proposal. */
  readonly chosen: ReadonlyMap<number, number>;
  /** For a line without a suitable proposal, the lease chosen by the user. */
  readonly leases: ReadonlyMap<number, string>;
  readonly records: ReadonlyMap<number, RecordChoice>;
  /** For a returned line, the payment that was returned. */
  readonly refunds: ReadonlyMap<number, string>;
};

const asProposed: Choices = {
  unticked: new Set(),
  chosen: new Map(),
  leases: new Map(),
  records: new Map(),
  refunds: new Map(),
};

/** The lines of a statement with their matches, what is ticked, and booking it all at once. */
export function useStatement(reading: StatementReading) {
  const { lines, leftOut } = linesToMatch(reading);
  const { choices, reset, ...choosing } = useChoices();
  const input = {
    lines: lines.map((line, at) => {
      const lease = choices.leases.get(at);
      return lease === undefined ? onTheWire(line) : { ...onTheWire(line), lease };
    }),
  };
  const matching = useQuery({
    ...query.statements.match.queryOptions({ input }),
    enabled: lines.length > 0,
    // Only the changed lines are matched anew; the others stay in place.
    placeholderData: keepPreviousData,
  });
  const matched = (matching.data?.lines ?? []).flatMap((outcome, at): MatchedLine[] => {
    const line = lines[at];
    return line === undefined ? [] : [{ at, line, outcome }];
  });
  const posted = postedOf(matched, choices);
  const { toBook, toBookings, toRecord, toRefund } = posted;
  const booking = useBooking(reset);
  const payments = toBook.length + toBookings.length;
  const count = payments + toRecord.length + toRefund.length;
  return {
    matching,
    matched,
    leftOut,
    ...posted,
    payments,
    count,
    ...choosing,
    booking: {
      ...booking,
      send: () => {
        if (count > 0)
          booking.send({
            lines: toBook.map(lineToPost),
            stays: toBookings.map(bookingsToPost),
            records: toRecord.map(({ record }) => record),
            refunds: toRefund.map(({ refund }) => refund),
          });
      },
    },
  };
}

/** What is booked of the lines: what was proposed or chosen, as much as one request takes. */
function postedOf(matched: readonly MatchedLine[], choices: Choices) {
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

/** The user's choices, until the lines are booked. */
function useChoices() {
  const [choices, setChoices] = useState(asProposed);
  return {
    choices,
    reset: () => {
      setChoices(asProposed);
    },
    isTicked: (at: number) => !choices.unticked.has(at),
    tick: (places: readonly number[], ticked: boolean) => {
      setChoices((now) => {
        const next = new Set(now.unticked);
        for (const at of places)
          if (ticked) next.delete(at);
          else next.add(at);
        return { ...now, unticked: next };
      });
    },
    chosenOf: (at: number) => choices.chosen.get(at) ?? null,
    choose: (at: number, proposal: number) => {
      setChoices((now) => ({ ...now, chosen: new Map(now.chosen).set(at, proposal) }));
    },
    /** Matches the line to this lease, and selects it. */
    chooseLease: (at: number, lease: string) => {
      setChoices((now) => ({
        ...now,
        chosen: new Map(now.chosen).set(at, 0),
        leases: new Map(now.leases).set(at, lease),
        records: without(now.records, at),
      }));
    },
    recordOf: (at: number) => choices.records.get(at) ?? null,
    /** The line is no rent: stores what is known of the record. */
    enter: (at: number, record: RecordChoice) => {
      setChoices((now) => ({
        ...now,
        chosen: without(now.chosen, at),
        refunds: without(now.refunds, at),
        records: new Map(now.records).set(at, record),
      }));
    },
    refundOf: (at: number) => choices.refunds.get(at) ?? null,
    takeBack: (at: number, transferId: string) => {
      setChoices((now) => ({
        ...now,
        refunds: new Map(now.refunds).set(at, transferId),
        records: without(now.records, at),
      }));
    },
    leaveOut: (at: number) => {
      setChoices((now) => ({
        ...now,
        chosen: without(now.chosen, at),
        leases: without(now.leases, at),
        records: without(now.records, at),
        refunds: without(now.refunds, at),
      }));
    },
  };
}

function without<Of>(of: ReadonlyMap<number, Of>, at: number): ReadonlyMap<number, Of> {
  return new Map([...of].filter(([one]) => one !== at));
}

export type StatementState = ReturnType<typeof useStatement>;
export type LineBooked = StatementState["toBook"][number];

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
function bookingsToPost({
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
function lineToPost({ line, outcome, proposal }: LineBooked): LineToPost {
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

type Batch = Pick<NewStatementPosting, "lines" | "stays" | "records" | "refunds">;

function useBooking(onBooked: () => void) {
  const { t } = useTranslation(["statements", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const { busy, failure, limit, closeLimit, send } = useSending<
    Batch,
    Awaited<ReturnType<typeof api.statements.book>>,
    never
  >({
    send: (input, { once }) => api.statements.book(input, once(input)),
    onSent: async ({ undoId, booked, recorded, already }) => {
      onBooked();
      if (already > 0) toast.information(t("already", { count: already }));
      if (undoId !== null)
        offerUndo({
          message: t(recorded === 0 ? "booked" : "bookedLines", { count: booked }),
          takeBack: () => api.statements.undo({ id: undoId }),
          takenBack: t("undone"),
        });
      await changed("record");
    },
    onRefused: ({ code }) => {
      // The screen is out of date.
      if (code === "STALE") void changed("record");
    },
  });
  return { busy, failure: failure === null ? null : t(failure), limit, closeLimit, send };
}
