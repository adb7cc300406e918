import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadForm = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{checklist,standard-checklist,shared/*}.json", {
    import: "default",
  }),
  () => import("./checklists/checklist-form.tsx"),
);
export const LazyChecklistForm = lazyPart(async () => (await loadForm()).ChecklistForm);

const loadTicks = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{checklist,standard-checklist,shared/*}.json", {
    import: "default",
  }),
  () => import("./checklists/turnover-checklist.tsx"),
);
export const LazyTurnoverChecklist = lazyPart(async () => (await loadTicks()).TurnoverChecklist);
