import { Button } from "@mantine/core";
import type { DocumentOwnerRef } from "@keystead/contract/documents";
import type { ReactNode } from "react";

import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ListExport } from "../../ui/export/list-export.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { FileList } from "./file-list.tsx";
import { FilePicker } from "./upload/file-picker.tsx";
import { formatSize } from "../../lib/files/format-size.ts";
import { Quota } from "./quota.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { useFiles } from "./use-files.ts";
import { useUploads } from "./upload/use-uploads.ts";
import "./files-card.css";

type FilesCardProps = DocumentOwnerRef & {
  /** Selects which files are shown, where there is a choice. */
  readonly choice?: ReactNode;
  /** Inside a form, whose own button is the prominent one. */
  readonly quiet?: boolean;
};

/** Contracts, receipts and photos of a record: upload, view, delete. */
export function FilesCard({ on, onId, choice = null, quiet = false }: FilesCardProps) {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  const can = useCan();
  const uploads = useUploads({ on, onId });
  const { files, total, bytes, older, isError, isFetching, refetch } = useFiles({ on, onId });
  return (
    <section className="ks-card" aria-labelledby={`files-${onId}`}>
      <div className="ks-card-head">
        <h2 id={`files-${onId}`}>{t("title")}</h2>
        {total === 0 ? null : (
          <span className="ks-card-head-end">
            <span className="ks-second">{t("sum", { count: total, size: formatSize(bytes, language) })}</span>
            {quiet ? null : <ListExport inCard exported={{ list: "files", query: { on, onId } }} />}
          </span>
        )}
      </div>
      {choice === null ? null : <div className="ks-files-card-choice">{choice}</div>}
      {can("document.create") ? (
        <FilePicker onFiles={uploads.add} quiet={quiet} hint={on === "unit" ? t("toUnit") : null} />
      ) : null}
      <UploadList uploads={uploads} />
      {files !== undefined ? (
        <FileList files={files} />
      ) : isError ? (
        <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} />
      )}
      {older === null ? null : (
        <div className="ks-files-card-older">
          <Button fullWidth variant="default" loading={older.busy} onClick={older.show}>
            {t("more", { count: older.count })}
          </Button>
        </div>
      )}
      <Quota />
    </section>
  );
}
