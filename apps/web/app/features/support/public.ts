import { lazyPart } from "../../ui/loading/lazy.tsx";

/** Opened by few visits: its bytes, and the list of its words, come when it is asked for. */
export const LazyReportDialog = lazyPart(async () => {
  const { loadReportDialog } = await import("./lazy-report.ts");
  return (await loadReportDialog()).ReportDialog;
});
