import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("@keystead/messages/*/{checklist,standard-checklist,shared/*}.json", {
    import: "default",
  }),
  () => import("./checklist-form.tsx"),
);
export const LazyChecklistForm = lazyPart(async () => (await loadForm()).ChecklistForm);

const loadTicks = withWords(
  import.meta.glob("@keystead/messages/*/{checklist,standard-checklist,shared/*}.json", {
    import: "default",
  }),
  () => import("./turnover-checklist.tsx"),
);
export const LazyTurnoverChecklist = lazyPart(async () => (await loadTicks()).TurnoverChecklist);
