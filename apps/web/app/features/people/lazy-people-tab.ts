import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadTab = withWords(
  import.meta.glob("@keystead/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./people-tab.tsx"),
);
/** Apart from what the tab itself opens later, or the two would import each other. */
export const PeopleTab = lazyPart(async () => (await loadTab()).PeopleTab);
