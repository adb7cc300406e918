import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadTab = withWords(
  import.meta.glob("@keystead/messages/*/{fx,shared/*}.json", { import: "default" }),
  () => import("./fx-tab.tsx"),
);
/** The tab of the settings. */
export const FxTab = lazyPart(async () => (await loadTab()).FxTab);
