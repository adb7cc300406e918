import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const loadForm = withWords(
  import.meta.glob("../../locales/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaner-form.tsx"),
);
export const CleanerForm = late(async () => (await loadForm()).CleanerForm);
