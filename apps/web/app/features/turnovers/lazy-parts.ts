import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("../../../../../packages/messages/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaners/cleaner-form.tsx"),
);
export const LazyCleanerForm = lazyPart(async () => (await loadForm()).CleanerForm);
