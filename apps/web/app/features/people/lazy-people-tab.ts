import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadTab = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./people-tab.tsx"),
);
/** A separate file from the parts that the tab itself loads later: otherwise the two would import each other. */
export const LazyPeopleTab = lazyPart(async () => (await loadTab()).PeopleTab);
