import { MOST_PDF_ROWS } from "@keystead/domain/exports";
import { yearOf } from "@keystead/domain/calendar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { query as api } from "../../lib/api.ts";
import { withMessages } from "../../lib/messages.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useCommandKey } from "../../ui/focus/use-shortcut.ts";
import { usePeriodText } from "../../ui/text/use-period-text.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PeriodSwitch } from "../ledger/public.ts";
import { DownloadBar } from "./download-bar.tsx";
import { RecentExportsCard } from "./recent-exports-card.tsx";
import { ReportCards } from "./report-cards.tsx";
import { ReportOptions } from "./report-options.tsx";
import { PreviewTable } from "./preview-table.tsx";
import { useReportDownload } from "./use-report-download.ts";
import { useMayTakeYear } from "./use-may-take-year.ts";
import { usePdfInPlan } from "./use-pdf-in-plan.ts";
import { useReportChoice } from "./use-report-choice.ts";
import "../../ui/card.css";
import "./exports.css";

const loadAccountant = withMessages(
  import.meta.glob("../../../../../packages/messages/*/data-export.json", { import: "default" }),
  () => import("./accountant-card.tsx"),
);
const AccountantCard = lazyPart(async () => (await loadAccountant()).AccountantCard);

/** How do I hand this to my accountant? */
export function ExportsPage() {
  const { t } = useTranslation("exports");
  const choosing = useReportChoice();
  const { choice, query, shown } = choosing;
  const words = usePeriodText()(choice.period);
  const preview = useQuery({
    ...api.exports.preview.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = preview;
  const { download, recent } = useReportDownload(choosing);
  const inPlan = usePdfInPlan();
  const fits = choice.format !== "pdf" || (inPlan && (data?.rows ?? 0) <= MOST_PDF_ROWS);
  const mayTakeYear = useMayTakeYear();
  const isReady = data !== undefined && data.rows > 0 && fits && !preview.isPlaceholderData;
  useCommandKey("enter", () => {
    if (isReady) void download.start();
  });
  return (
    <>
      <PageHeader title={t("title")}>
        <PeriodSwitch words={words} span={choice.period.span} onGo={shown.go} onSpan={shown.choose} />
      </PageHeader>
      <div className="ks-exports">
        <ReportCards
          chosen={choice.report}
          onChoose={(report) => {
            choosing.set("of", report);
          }}
        />
        <section className="ks-card ks-exports-main" aria-label={t(`report.${choice.report}.title`)}>
          <div className="ks-card-head">
            <h2>{t(`report.${choice.report}.title`)}</h2>
            <span className="ks-exports-count" aria-live="polite">
              {data === undefined
                ? ""
                : `${t("rows", { count: data.rows })}, ${t("columns", { count: data.columns.length })}`}
            </span>
          </div>
          <ReportOptions choosing={choosing} base={data?.base ?? null} rows={data?.rows ?? 0} />
          {preview.isError ? (
            <ErrorPanel
              message={t("previewFailed")}
              retrying={preview.isFetching}
              onRetry={() => void preview.refetch()}
            />
          ) : (
            <PreviewTable preview={data} choosing={choosing} isOld={preview.isPlaceholderData} />
          )}
          <DownloadBar
            name={data === undefined ? null : `${data.fileName}.${choice.format}`}
            isReady={isReady}
            download={download}
          />
        </section>
        <div className="ks-exports-aside">
          {mayTakeYear ? (
            <Suspense fallback={<Pending />}>
              <AccountantCard year={yearOf(choice.period.first)} />
            </Suspense>
          ) : null}
          <RecentExportsCard recent={recent} />
        </div>
      </div>
    </>
  );
}
