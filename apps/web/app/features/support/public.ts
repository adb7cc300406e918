import { lazyPart } from "../../ui/loading/lazy.tsx";

/** Opened by few visits, so code and texts load on demand. */
export const LazyReportDialog = lazyPart(async () => {
  const { loadReportDialog } = await import("./lazy-report.ts");
  return (await loadReportDialog()).ReportDialog;
});
