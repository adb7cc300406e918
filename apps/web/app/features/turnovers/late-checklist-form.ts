import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const loadForm = withWords(
  import.meta.glob("../../locales/*/{checklist,standard-checklist,shared/*}.json", { import: "default" }),
  () => import("./checklist-form.tsx"),
);
export const ChecklistForm = late(async () => (await loadForm()).ChecklistForm);

const loadTicks = withWords(
  import.meta.glob("../../locales/*/{checklist,standard-checklist,shared/*}.json", { import: "default" }),
  () => import("./job-checklist.tsx"),
);
export const JobChecklist = late(async () => (await loadTicks()).JobChecklist);
