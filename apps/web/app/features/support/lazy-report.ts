import { withWords } from "../../lib/words.ts";

/** The dialog with its texts; the list of errors is by far the largest of them. */
export const loadReportDialog = withWords(
  import.meta.glob("../../../../../packages/messages/*/{support,shared/*}.json", { import: "default" }),
  () => import("./report-dialog.tsx"),
);
