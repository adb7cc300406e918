import { Button } from "@mantine/core";
import { IconDownload, IconFileExport } from "@tabler/icons-react";

import { formatSize } from "../../lib/files/format-size.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useKeyName } from "../../ui/text/use-key-name.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import type { ReportDownload } from "./use-report-download.ts";
import "../../ui/kbd.css";
import "./exports.css";

type DownloadBarProps = {
  readonly name: string | null;
  /** There is something to download. */
  readonly isReady: boolean;
  readonly download: ReportDownload;
};

/** The file's name and a download button; while downloading, the progress and a way to cancel. */
export function DownloadBar({ name, isReady, download }: DownloadBarProps) {
  const { t } = useTranslation("exports");
  const language = useLanguage();
  const nameOf = useKeyName();
  const { bytes, failed, start, cancel } = download;
  return (
    <div className="ks-exports-bar">
      <span className="ks-exports-name">
        <IconFileExport size={18} stroke={1.6} aria-hidden />
        <span>{name}</span>
      </span>
      {failed === null ? null : (
        <span role="alert" className="ks-exports-failed">
          {failed}
        </span>
      )}
      {bytes === null ? (
        <>
          <span className="ks-kbd ks-exports-keys" aria-hidden>
            {`${nameOf("Ctrl")} ${nameOf("Enter")}`}
          </span>
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={!isReady}
            onClick={() => void start()}
          >
            {failed === null ? t("download") : t("again")}
          </Button>
        </>
      ) : (
        <>
          <span role="status">{t("coming", { size: formatSize(bytes, language) })}</span>
          <Button variant="default" onClick={cancel}>
            {t("cancel")}
          </Button>
        </>
      )}
    </div>
  );
}
