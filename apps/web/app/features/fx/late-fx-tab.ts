import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const loadTab = withWords(
  import.meta.glob("../../locales/*/{fx,shared/*}.json", { import: "default" }),
  () => import("./fx-tab.tsx"),
);
/** The tab of the settings. */
export const FxTab = late(async () => (await loadTab()).FxTab);
