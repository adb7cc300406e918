import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("@keystead/messages/*/{checklist,standard-checklist,shared/*}.json", {
    import: "default",
  }),
  () => import("./checklist-form.tsx"),
);
export const ChecklistForm = lazyPart(async () => (await loadForm()).ChecklistForm);

const loadTicks = withWords(
  import.meta.glob("@keystead/messages/*/{checklist,standard-checklist,shared/*}.json", {
    import: "default",
  }),
  () => import("./job-checklist.tsx"),
);
export const JobChecklist = lazyPart(async () => (await loadTicks()).JobChecklist);
