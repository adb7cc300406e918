import { withMessages } from "../../lib/messages.ts";

/** Cards that load later, each with its words; the long list of word files stays out of the first screen's code. */
export const loadMonthInFigures = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{ledger,month-in-figures,shared/*}.json", {
    import: "default",
  }),
  () => import("./month-in-figures.tsx"),
);
export const loadBookingsCard = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{outlook,cleaning}.json", { import: "default" }),
  () => import("./bookings-card.tsx"),
);
/** Loads its own words. */
export const loadBaseFigures = () => import("../fx/public.ts");
export const loadOnboarding = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{onboarding,shared/*}.json", { import: "default" }),
  () => import("../onboarding/public.ts"),
);
