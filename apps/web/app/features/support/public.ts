import { lazy } from "react";

import { withWords } from "../../lib/words.ts";

/** Opened by few visits: its bytes come when it is asked for. */
const loadReportDialog = withWords(
  import.meta.glob("../../locales/*/{support,shared/*}.json", { import: "default" }),
  () => import("./report-dialog.tsx"),
);
export const ReportDialog = lazy(async () => ({ default: (await loadReportDialog()).ReportDialog }));
