import { withMessages } from "../../../lib/messages.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

const loadForm = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/{board,cleaning,shared/*}.json", {
    import: "default",
  }),
  () => import("./assign-form.tsx"),
);
const loadNewForm = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/{board,shared/*}.json", { import: "default" }),
  () => import("./new-turnover-form.tsx"),
);
const loadAssignAll = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/{board,shared/*}.json", { import: "default" }),
  () => import("./assign-all/assign-proposed-dialog.tsx"),
);
export const LazyNewTurnoverForm = lazyPart(async () => (await loadNewForm()).NewTurnoverForm);
export const LazyAssignForm = lazyPart(async () => (await loadForm()).AssignForm);
export const LazyAssignProposedDialog = lazyPart(async () => (await loadAssignAll()).AssignProposedDialog);
