import { Button, Modal, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import type { DocumentChange, DocumentView } from "@keystead/contract/documents";
import { documentKinds } from "@keystead/domain/documents";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { Fact, FactList } from "../../../ui/page/fact-list.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useEscape } from "../../../ui/overlay/use-escape.ts";
import { useFocusBack } from "../../../ui/focus/use-focus-back.ts";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { UnitSelect } from "../../properties/public.ts";
import { useCan, useDayOf } from "../../session/public.ts";
import { fileAddress } from "../file-address.ts";
import { useMayDelete } from "../use-may-delete.ts";
import { FilePreview } from "./file-preview.tsx";
import { formatSize } from "../../../lib/files/format-size.ts";
import "./file-dialog.css";

type FileDialogProps = {
  readonly file: DocumentView;
  readonly onClose: () => void;
  readonly onDelete: () => void;
};

/** One file: its preview, its details, and its download. */
export function FileDialog({ file, onClose, onDelete }: FileDialogProps) {
  const { t } = useTranslation("documents");
  const mayDelete = useMayDelete();
  const isPhone = useIsPhone();
  useFocusBack();
  useEscape(onClose);
  const { id, name } = file;
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      size={720}
      fullScreen={isPhone}
      closeOnEscape={false}
      classNames={{ title: "ks-dialog-title ks-file-dialog-title" }}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <FilePreview file={file} />
      <FileFields file={file} />
      <FileFacts file={file} />
      <div className="ks-file-dialog-actions">
        <Button
          component="a"
          href={fileAddress(id)}
          download={name}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t("download")}
        </Button>
        {mayDelete(file) ? (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onDelete}
          >
            {t("delete")}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

/** The kind and unit of the file, to be changed here. */
function FileFields({ file }: Pick<FileDialogProps, "file">) {
  const { t } = useTranslation(["documents", "errors", "ui"]);
  const can = useCan();
  const changed = useChanged();
  const { id, version, name, kind, propertyId, unit } = file;
  const change = useMutation({
    mutationFn: (fields: Pick<DocumentChange, "kind" | "unitId">) =>
      api.documents.update({ id, version, ...fields }),
    onSuccess: (stored, { unitId }) => {
      // Where only one unit's files are listed, it disappears from the screen.
      if (unitId !== undefined)
        toast.success(t("moved", { name, rentable: stored.unit?.name ?? t("wholeProperty") }));
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("file"),
  });
  if (!can("document.update")) return null;
  return (
    <div className="ks-file-dialog-fields">
      <NativeSelect
        label={t("type")}
        value={change.isPending ? (change.variables.kind ?? kind) : kind}
        data={documentKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        onChange={(event) => {
          const chosen = documentKinds.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) change.mutate({ kind: chosen });
        }}
      />
      {propertyId === null ? null : (
        <UnitSelect
          label={t("unit")}
          whole={t("wholeProperty")}
          propertyId={propertyId}
          value={unit?.id ?? ""}
          name={unit?.name}
          disabled={change.isPending}
          onChange={(unitId) => {
            if (unitId !== (unit?.id ?? "")) change.mutate({ unitId: unitId === "" ? null : unitId });
          }}
        />
      )}
    </div>
  );
}

function FileFacts({ file }: Pick<FileDialogProps, "file">) {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  const can = useCan();
  const dayOf = useDayOf();
  const { kind, bytes, unit, uploadedAt, uploadedBy, own } = file;
  const person = own ? t("you") : uploadedBy;
  const day = dayOf(uploadedAt);
  return (
    <div className="ks-file-dialog-facts">
      <FactList>
        {can("document.update") ? null : (
          <>
            <Fact label={t("type")}>{t(`kind.${kind}`)}</Fact>
            {unit === null ? null : <Fact label={t("unit")}>{unit.name}</Fact>}
          </>
        )}
        <Fact label={t("uploaded")}>{person === null ? day : t("uploadedBy", { day, person })}</Fact>
        <Fact label={t("size")}>{formatSize(bytes, language)}</Fact>
      </FactList>
    </div>
  );
}
