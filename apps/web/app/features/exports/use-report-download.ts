import { useLocation } from "react-router";

import { todayHere } from "../../lib/format/today.ts";
import { useRecentExports } from "./use-recent-exports.ts";
import { useDownload, type Downloading } from "../../ui/export/use-download.ts";
import type { useReportChoice } from "./use-report-choice.ts";

export type ReportDownload = Pick<Downloading, "bytes" | "failed" | "cancel"> & {
  readonly start: () => Promise<void>;
};

/** Downloads the chosen report, and remembers the download on this device. */
export function useReportDownload({ choice, query }: ReturnType<typeof useReportChoice>) {
  const { start, ...state } = useDownload();
  const [recent, remember] = useRecentExports();
  const { search } = useLocation();
  const download: ReportDownload = {
    ...state,
    async start() {
      const { separator, decimal } = choice;
      const name = await start("/api/exports/report", { ...query, separator, decimal });
      if (name !== null) remember({ name, on: todayHere(), search });
    },
  };
  return { download, recent };
}
