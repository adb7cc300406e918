import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- made by the bundler
import PdfWorker from "pdfjs-dist/build/pdf.worker.min.mjs?worker";
import { useEffect, useRef, useState } from "react";

import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./file-dialog.css";

type PdfPagesProps = { readonly bytes: Blob; readonly name: string };

const ZOOMS = [1, 1.5, 2] as const;

/** The pages of a PDF, one at a time, drawn on a canvas: scripts, forms and links in it do not work. */
export function PdfPages({ bytes, name }: PdfPagesProps) {
  const [tries, setTries] = useState(0);
  return <Pages key={tries} bytes={bytes} name={name} onRetry={() => setTries(tries + 1)} />;
}

function Pages({ bytes, name, onRetry }: PdfPagesProps & { readonly onRetry: () => void }) {
  const { t } = useTranslation("documents");
  const { pdf, failed } = usePdf(bytes);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  if (failed) return <ErrorPanel message={t("previewFailed")} retrying={false} onRetry={onRetry} />;
  const pages = pdf?.numPages ?? 1;
  return (
    <>
      <div className="ks-file-dialog-sheet">
        {pdf === null ? null : (
          <Sheet pdf={pdf} page={page} zoom={ZOOMS[zoom] ?? 1} label={t("pageOf", { page, name })} />
        )}
      </div>
      <div className="ks-file-dialog-bar" role="group" aria-label={t("pages")}>
        <Turn label={t("previousPage")} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <IconChevronLeft size={18} aria-hidden />
        </Turn>
        <span aria-live="polite">{t("page", { page, pages })}</span>
        <Turn label={t("nextPage")} disabled={page >= pages} onClick={() => setPage(page + 1)}>
          <IconChevronRight size={18} aria-hidden />
        </Turn>
        <Turn label={t("smaller")} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={18} aria-hidden />
        </Turn>
        <Turn label={t("larger")} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <IconZoomIn size={18} aria-hidden />
        </Turn>
      </div>
    </>
  );
}

type TurnProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
};

function Turn({ label, disabled, onClick, children }: TurnProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      // Not `disabled`: the button keeps the focus when the first or last page is reached.
      aria-disabled={disabled}
      data-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {children}
    </ActionIcon>
  );
}

function usePdf(bytes: Blob) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  // The library reads in a worker, which ends with the preview.
  useEffect(() => {
    let isClosed = false;
    const worker = new PdfWorker();
    GlobalWorkerOptions.workerPort = worker;
    const open = async () => {
      const data = new Uint8Array(await bytes.arrayBuffer());
      const opened = await getDocument({ data, useWasm: false, enableXfa: false, useSystemFonts: true })
        .promise;
      if (!isClosed) setPdf(opened);
    };
    open().catch(() => {
      if (!isClosed) setFailed(true);
    });
    return () => {
      isClosed = true;
      worker.terminate();
    };
  }, [bytes]);
  return { pdf, failed };
}

type SheetProps = {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly zoom: number;
  readonly label: string;
};

function Sheet({ pdf, page, zoom, label }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The library draws on the canvas itself; turning the page cancels a drawing in progress.
  useEffect(() => {
    let stop = () => {};
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      const drawn = canvas.current;
      if (drawn === null) return;
      const width = drawn.parentElement?.clientWidth ?? 600;
      const natural = sheet.getViewport({ scale: 1 });
      const scale = (Math.min(width, 640) / natural.width) * zoom;
      const viewport = sheet.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) });
      drawn.width = viewport.width;
      drawn.height = viewport.height;
      drawn.style.width = `${natural.width * scale}px`;
      const task = sheet.render({ canvas: drawn, viewport });
      stop = () => {
        task.cancel();
      };
      await task.promise;
    };
    draw().catch(() => {
      // Cancelled: another page is drawn instead.
    });
    return () => {
      stop();
    };
  }, [pdf, page, zoom]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
