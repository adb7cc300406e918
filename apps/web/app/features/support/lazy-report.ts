import { withWords } from "../../lib/words.ts";

/** The dialog with its words, whose list weighs more than all else that is said of it. */
export const loadReportDialog = withWords(
  import.meta.glob("../../../../../packages/messages/*/{support,shared/*}.json", { import: "default" }),
  () => import("./report-dialog.tsx"),
);
