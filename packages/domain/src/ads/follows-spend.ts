import { CAMPAIGN_CURRENCY } from "./campaign-words.ts";

/** The bill that a campaign is linked to, as it stands in the book. */
export type CampaignExpense = {
  readonly amountMinor: number;
  readonly currency: string;
  /** Part of a split bill, or partly reversed: its amount is changed there only. */
  readonly settled: boolean;
};

/**
 * R-F07: spend is a cost only through the one Expense that the campaign names. Whether that Expense follows a changed
 * spend: only if its amount equals the spend before (minor units), in the campaign's currency, and nothing else depends
 * on the amount.
 */
export function followsSpend(expense: CampaignExpense, spendMinorBefore: number): boolean {
  return (
    !expense.settled && expense.currency === CAMPAIGN_CURRENCY && expense.amountMinor === spendMinorBefore
  );
}
