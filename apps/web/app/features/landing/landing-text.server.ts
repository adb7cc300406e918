import { recordOf } from "@keystead/domain/kernel";
import { languages } from "@keystead/domain/languages";
import type en from "@keystead/messages/en/landing.json";
import type leases from "@keystead/messages/en/leases.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type LandingText = typeof en;

/** The texts of the front page, read on the server only. */
export const landingText = inEveryLanguage(
  import.meta.glob<LandingText>("../../../../../packages/messages/*/landing.json", {
    eager: true,
    import: "default",
  }),
);

/** The product's own texts for a balance, so that the example reads like the product. */
export type BalanceText = ReturnType<typeof balanceTextOf>;

const leaseMessages = inEveryLanguage(
  import.meta.glob<typeof leases>("../../../../../packages/messages/*/leases.json", {
    eager: true,
    import: "default",
  }),
);

export const balanceText = recordOf(languages, (language) => balanceTextOf(leaseMessages[language]));

function balanceTextOf(words: typeof leases) {
  return {
    openSince: words.openSince_other,
    daysOverdue: words.daysOverdue_other,
    paidOf: words.paidOf,
    howItAddsUp: words.howItAddsUp,
    months: words.monthsCount_other,
    payments: words.paymentsCount_other,
    due: words.whyLine.due,
    paid: words.whyLine.paid,
    open: words.whyLine.open,
    rent: words.part.rent,
    charge: words.part.charge,
  };
}
