import { withWords } from "../../lib/words.ts";

/** The cards that come later, each with its words; the names of those files are many, and no part of the first screen. */
export const loadMonthInFigures = withWords(
  import.meta.glob("../../../../../packages/messages/*/{ledger,month-in-figures,shared/*}.json", {
    import: "default",
  }),
  () => import("./month-in-figures.tsx"),
);
export const loadStays = withWords(
  import.meta.glob("../../../../../packages/messages/*/{outlook,cleaning}.json", { import: "default" }),
  () => import("./stays-card.tsx"),
);
/** It has words of its own. */
export const loadBaseFigures = () => import("../fx/public.ts");
export const loadOnboarding = withWords(
  import.meta.glob("../../../../../packages/messages/*/{onboarding,shared/*}.json", { import: "default" }),
  () => import("../onboarding/public.ts"),
);
