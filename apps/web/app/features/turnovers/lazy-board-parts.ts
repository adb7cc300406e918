import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("@keystead/messages/*/{board,cleaners,shared/*}.json", { import: "default" }),
  () => import("./assign-form.tsx"),
);
const loadNewForm = withWords(
  import.meta.glob("@keystead/messages/*/{board,shared/*}.json", { import: "default" }),
  () => import("./new-job-form.tsx"),
);
export const NewJobForm = lazyPart(async () => (await loadNewForm()).NewJobForm);
export const AssignForm = lazyPart(async () => (await loadForm()).AssignForm);
