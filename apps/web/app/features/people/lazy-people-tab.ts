import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadTab = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./people-tab.tsx"),
);
/** Separate from the parts that the tab loads later, to avoid a circular import. */
export const LazyPeopleTab = lazyPart(async () => (await loadTab()).PeopleTab);
