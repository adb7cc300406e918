import { lazyPart } from "../../ui/loading/lazy-part.tsx";

/** Opened by few visits, so code and texts load on demand. */
export const LazyReportDialog = lazyPart(async () => {
  const { loadReportDialog } = await import("./load-report-dialog.ts");
  return (await loadReportDialog()).ReportDialog;
});
