import type { LineOutcome } from "@keystead/contract/statements";
import type { BankLine } from "@keystead/domain/statements";
import { useState } from "react";

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
export type Choices = {
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

/** The user's choices, until the lines are booked. */
export function useLineChoices() {
  const [choices, setChoices] = useState(asProposed);
  return {
    choices,
    reset: () => {
      setChoices(asProposed);
    },
    isTicked: (at: number) => !choices.unticked.has(at),
    tick: (positions: readonly number[], ticked: boolean) => {
      setChoices((now) => {
        const next = new Set(now.unticked);
        for (const at of positions)
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
