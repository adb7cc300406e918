import { lazy } from "react";

/** Opened by few visits: its bytes come when it is asked for. */
export const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));
