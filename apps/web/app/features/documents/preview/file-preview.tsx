import type { DocumentView } from "@keystead/contract/documents";
import { isPicture } from "@keystead/domain/documents";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback } from "react";

import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { fileAddress } from "../file-address.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import "./file-dialog.css";

const PdfPages = lazyPart(async () => (await import("./pdf-pages.tsx")).PdfPages);

/** Rendered by our own page from the bytes: an uploaded file is never opened as a page. */
export function FilePreview({ file }: { readonly file: DocumentView }) {
  const { t } = useTranslation("documents");
  const { id, format, name } = file;
  const isShown = format === "pdf" || isPicture(format);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["file", id],
    queryFn: () => bytesOf(id),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="ks-file-dialog-preview">
      {!isShown ? (
        <p className="ks-second">{t("noPreview")}</p>
      ) : isError ? (
        <ErrorPanel message={t("previewFailed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : format === "pdf" ? (
        <Suspense fallback={<Waiting />}>
          <PdfPages bytes={data} name={name} />
        </Suspense>
      ) : (
        <Picture bytes={data} name={name} />
      )}
    </div>
  );
}

async function bytesOf(id: string): Promise<Blob> {
  const answer = await fetch(fileAddress(id));
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
  return answer.blob();
}

function Waiting() {
  return (
    <div className="ks-file-dialog-wait">
      <Skeleton rows={3} />
    </div>
  );
}

function Picture({ bytes, name }: { readonly bytes: Blob; readonly name: string }) {
  // An object URL, which the browser keeps until it is revoked.
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(bytes);
      picture.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [bytes],
  );
  return <img ref={show} alt={name} />;
}
