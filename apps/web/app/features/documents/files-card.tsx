import type { DocumentPlace } from "@keystead/contract/documents";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/bones.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import { FileList } from "./file-list.tsx";
import { FilePicker } from "./file-picker.tsx";
import { formatSize } from "./file-size.ts";
import { Quota } from "./quota.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

/** Contracts, receipts and photos beside what they belong to: bring them, look at them, take them away. */
export function FilesCard({ on, onId }: DocumentPlace) {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  const can = useCan();
  const uploads = useUploads({ on, onId });
  const { data, isError, isFetching, refetch } = useQuery(
    query.documents.list.queryOptions({ input: { on, onId } }),
  );
  return (
    <section className="ks-card" aria-labelledby={`files-${onId}`}>
      <div className="ks-card-head">
        <h2 id={`files-${onId}`}>{t("title")}</h2>
        {data === undefined || data.total === 0 ? null : (
          <span className="ks-second">
            {t("sum", { count: data.total, size: formatSize(data.bytes, language) })}
          </span>
        )}
      </div>
      {can("document.create") ? <FilePicker onFiles={uploads.add} /> : null}
      <UploadList uploads={uploads} />
      {data !== undefined ? (
        <FileList files={data.items} />
      ) : isError ? (
        <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={2} />
      )}
      <Quota />
    </section>
  );
}
