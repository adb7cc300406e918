import type { DocumentView } from "@keystead/contract/documents";
import { IconDownload, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, useId, useState } from "react";

import { api } from "../../lib/api.ts";
import { useDeleteWithUndo } from "../../lib/records/use-undo.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import { RowMenu } from "../../ui/list/row-menu.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useDayOf } from "../session/public.ts";
import { download } from "./file-address.ts";
import { FileMark } from "./file-mark.tsx";
import { formatSize } from "../../lib/files/format-size.ts";
import { useMayDelete } from "./use-may-delete.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import "./files-card.css";

const FileDialog = lazyPart(async () => (await import("./preview/file-dialog.tsx")).FileDialog);
const RenameForm = lazyPart(async () => (await import("./preview/rename-form.tsx")).RenameForm);

type Shown = { readonly kind: "preview" | "rename"; readonly id: string };

/** The newest first; a press on a name shows the file. */
export function FileList({ files }: { readonly files: readonly DocumentView[] }) {
  const { t } = useTranslation("documents");
  const [shown, setShown] = useState<Shown | null>(null);
  const remove = useDeleteFile();
  const file = files.find(({ id }) => id === shown?.id);
  const close = () => {
    setShown(null);
  };
  return (
    <>
      {files.length === 0 ? (
        <div className="ks-files-card-empty">
          <b>{t("empty")}</b>
          <span className="ks-second">{t("emptyHint")}</span>
        </div>
      ) : (
        <ul className="ks-files-card-list">
          {files.map((one) => (
            <li key={one.id}>
              <FileLine
                file={one}
                onShow={(kind) => setShown({ kind, id: one.id })}
                onDelete={() => void remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<Pending />}>
        {file !== undefined && shown?.kind === "preview" ? (
          <FileDialog
            key={file.id}
            file={file}
            onClose={close}
            onDelete={() => {
              close();
              void remove(file);
            }}
          />
        ) : null}
        {file !== undefined && shown?.kind === "rename" ? (
          <RenameForm key={file.id} file={file} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

function useDeleteFile(): (file: DocumentView) => Promise<boolean> {
  const { t } = useTranslation("documents");
  const deleteWithUndo = useDeleteWithUndo("file");
  return ({ id, name }) =>
    deleteWithUndo({ remove: () => api.documents.delete({ id }), message: t("deleted", { name }) });
}

type FileLineProps = {
  readonly file: DocumentView;
  readonly onShow: (kind: Shown["kind"]) => void;
  readonly onDelete: () => void;
};

function FileLine({ file, onShow, onDelete }: FileLineProps) {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  const can = useCan();
  const dayOf = useDayOf();
  const mayDelete = useMayDelete();
  const { id, name, kind, bytes, unit, uploadedAt } = file;
  const factsId = useId();
  const facts = [t(`kind.${kind}`), formatSize(bytes, language), ...(unit === null ? [] : [unit.name])];
  return (
    <>
      <FileMark name={name} />
      <button
        type="button"
        className="ks-files-card-name"
        aria-describedby={factsId}
        onClick={() => onShow("preview")}
      >
        <b>{name}</b>
        <small id={factsId} aria-hidden>
          {facts.join(" · ")}
          <span> · {dayOf(uploadedAt, "short")}</span>
        </small>
      </button>
      <time dateTime={uploadedAt}>{dayOf(uploadedAt, "short")}</time>
      <RowMenu
        name={name}
        actions={[
          { label: t("preview"), icon: IconEye, onClick: () => onShow("preview") },
          { label: t("download"), icon: IconDownload, onClick: () => download(id, name) },
          ...(can("document.update")
            ? [{ label: t("rename"), icon: IconPencil, onClick: () => onShow("rename") }]
            : []),
          ...(mayDelete(file)
            ? [{ label: t("delete"), icon: IconTrash, onClick: onDelete, danger: true }]
            : []),
        ]}
      />
    </>
  );
}
