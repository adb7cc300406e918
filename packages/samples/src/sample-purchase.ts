import { addMonths } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";

import type { PurchaseRecipe } from "./portfolio-recipe.ts";

type Bought = Omit<PurchaseRecipe, "purchaseDate" | "loanStartDate"> & {
  /** Before the sample's first day. */
  readonly months: number;
};

/** Of the sample's three properties, in their order. The second one's loan payment equals the one in its books. */
const BOUGHT: readonly [Bought, Bought, Bought] = [
  {
    months: 26,
    purchasePriceMinor: 31_500_000,
    closingCostsMinor: 2_480_000,
    initialWorksMinor: 1_850_000,
    loanPrincipalMinor: 15_000_000,
    loanAnnualRate: "3.2",
    loanTermYears: 30,
  },
  {
    months: 50,
    purchasePriceMinor: 37_000_000,
    closingCostsMinor: 3_330_000,
    initialWorksMinor: 900_000,
    loanPrincipalMinor: 16_480_000,
    loanAnnualRate: "3.5",
    loanTermYears: 30,
  },
  {
    months: 14,
    purchasePriceMinor: 42_000_000,
    closingCostsMinor: 3_780_000,
    initialWorksMinor: 2_400_000,
    loanPrincipalMinor: 24_000_000,
    loanAnnualRate: "3.6",
    loanTermYears: 25,
  },
];

/**
 * The purchase of one of the sample's properties, some time before the sample begins. The loan begins with the sample,
 * so that the months before, which have no income, have no loan payments either.
 */
export function samplePurchase(property: 0 | 1 | 2, begins: PlainDate): PurchaseRecipe {
  const { months, ...bought } = BOUGHT[property];
  return { ...bought, purchaseDate: addMonths(begins, -months), loanStartDate: addMonths(begins, -1) };
}
