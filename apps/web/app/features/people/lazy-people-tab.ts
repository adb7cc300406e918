import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadTab = withWords(
  import.meta.glob("../../../../../packages/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./people-tab.tsx"),
);
/** Apart from what the tab itself opens later, or the two would import each other. */
export const LazyPeopleTab = lazyPart(async () => (await loadTab()).PeopleTab);
