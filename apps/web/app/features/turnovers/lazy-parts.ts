import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("@keystead/messages/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaner-form.tsx"),
);
export const CleanerForm = lazyPart(async () => (await loadForm()).CleanerForm);
