/** The numbers and amounts of one answer, each by its path in the contract: `sums[].due`. A path stands for all below it. */
export type NumbersOfAnswer = {
  /** Sums: `testing/number-walks` opens the rows of each and adds them up, and a sum without a walk fails. */
  readonly sums?: readonly string[];
  /** No sums, by why they are none. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
  /** A test of its own that walks all of them, and itself fails when one is left out. Its path from `src`. */
  readonly walkedBy?: string;
};

/**
 * What the numbers are that the reading procedures of a feature answer, by the procedure: `turnovers.payouts`. Every number of every
 * answer is named by the feature that answers it, so that one that is added is either opened to its rows or said to be none.
 */
export type AnswerNumbers = Readonly<Record<string, NumbersOfAnswer>>;
