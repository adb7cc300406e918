/**
 * The numbers and amounts in one answer, each by its path in the contract: `sums[].due`. A path covers everything below
 * it.
 */
export type NumbersOfAnswer = {
  /** Sums: `testing/number-walks` reads the rows of each and adds them up; a sum without such a check fails. */
  readonly sums?: readonly string[];
  /** Numbers that are not sums, by the reason. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
  /** The path, from `src`, of a separate test that checks all numbers and fails if one is left out. */
  readonly walkedBy?: string;
};

/**
 * The numbers that the reading procedures of a feature return, by procedure: `turnovers.payouts`. Every number of every
 * answer must be listed, so that a new one is either checked against its rows or declared not to be a sum.
 */
export type AnswerNumbers = Readonly<Record<string, NumbersOfAnswer>>;
