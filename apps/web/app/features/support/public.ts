import { late } from "../../ui/late.tsx";

/** Opened by few visits: its bytes, and the list of its words, come when it is asked for. */
export const ReportDialog = late(async () => {
  const { loadReportDialog } = await import("./late-report.ts");
  return (await loadReportDialog()).ReportDialog;
});
