import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadForm = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaners/cleaner-form.tsx"),
);
export const LazyCleanerForm = lazyPart(async () => (await loadForm()).CleanerForm);
