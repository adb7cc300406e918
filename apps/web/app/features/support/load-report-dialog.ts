import { withMessages } from "../../lib/messages.ts";

/** The dialog with its texts; the list of errors is by far the largest of them. */
export const loadReportDialog = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{support,shared/*}.json", { import: "default" }),
  () => import("./report-dialog.tsx"),
);
