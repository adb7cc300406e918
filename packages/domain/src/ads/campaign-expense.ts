import { CAMPAIGN_CURRENCY } from "./campaign-words.ts";

/** The bill that a campaign is linked to, as it stands in the book. */
export type CampaignExpense = {
  readonly amountMinor: number;
  readonly currency: string;
  /** Part of a bill over several places, or paid back in part: what it amounts to is settled there. */
  readonly settled: boolean;
};

/**
 * R-F07: spend is a cost only through the one Expense that the campaign names. Whether that Expense goes on saying what the campaign
 * says when its spend changes: while both said the same, in the same currency, and nothing else hangs on the amount.
 */
export function followsSpend(expense: CampaignExpense, spendMinorBefore: number): boolean {
  return (
    !expense.settled && expense.currency === CAMPAIGN_CURRENCY && expense.amountMinor === spendMinorBefore
  );
}
