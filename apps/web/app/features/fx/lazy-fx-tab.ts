import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadTab = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{fx,shared/*}.json", { import: "default" }),
  () => import("./fx-tab.tsx"),
);
/** The tab of the settings. */
export const LazyFxTab = lazyPart(async () => (await loadTab()).FxTab);
