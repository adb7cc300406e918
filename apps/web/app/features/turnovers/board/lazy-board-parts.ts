import { withWords } from "../../../lib/words.ts";
import { lazyPart } from "../../../ui/loading/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("../../../../../../packages/messages/*/{board,cleaning,shared/*}.json", {
    import: "default",
  }),
  () => import("./assign-form.tsx"),
);
const loadNewForm = withWords(
  import.meta.glob("../../../../../../packages/messages/*/{board,shared/*}.json", { import: "default" }),
  () => import("./new-turnover-form.tsx"),
);
const loadAssignAll = withWords(
  import.meta.glob("../../../../../../packages/messages/*/{board,shared/*}.json", { import: "default" }),
  () => import("./assign-all/assign-proposed-dialog.tsx"),
);
export const LazyNewTurnoverForm = lazyPart(async () => (await loadNewForm()).NewTurnoverForm);
export const LazyAssignForm = lazyPart(async () => (await loadForm()).AssignForm);
export const LazyAssignProposedDialog = lazyPart(async () => (await loadAssignAll()).AssignProposedDialog);
