import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

/** Opened by few visits: its bytes come when it is asked for. */
const loadReportDialog = withWords(
  import.meta.glob("../../locales/*/{support,shared/*}.json", { import: "default" }),
  () => import("./report-dialog.tsx"),
);
export const ReportDialog = late(async () => (await loadReportDialog()).ReportDialog);
