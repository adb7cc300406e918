import { Button } from "@mantine/core";
import { FILE_LIMIT } from "@keystead/domain/documents";
import { IconCamera, IconCloudUpload, IconPaperclip } from "@tabler/icons-react";
import { useRef } from "react";

import { formatBytes } from "../../../lib/format/format.ts";
import { DropZone } from "../../../ui/field/drop-zone.tsx";
import { FileInput } from "../../../ui/field/file-input.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { accepted, acceptedPhotos } from "../file-address.ts";
import "../files-card.css";

type FilePickerProps = {
  readonly onFiles: (files: Iterable<File>) => void;
  readonly quiet: boolean;
  /** Where the files go, if that is not obvious from the context. */
  readonly hint: string | null;
};

/** Files are dropped or chosen here, several at once; on a phone the camera comes first. */
export function FilePicker({ onFiles, quiet, hint }: FilePickerProps) {
  const { t } = useTranslation("documents");
  const isPhone = useIsPhone();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput
        ref={files}
        multiple
        hidden
        accept={accepted}
        aria-label={t("chooseFiles")}
        data-files="any"
        onFiles={onFiles}
      />
      {isPhone ? (
        <div className="ks-files-card-buttons">
          <FileInput
            ref={camera}
            hidden
            accept={acceptedPhotos}
            capture="environment"
            aria-label={t("takePhoto")}
            data-files="camera"
            onFiles={onFiles}
          />
          <Button
            size="md"
            variant={quiet ? "default" : "filled"}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t("takePhoto")}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconPaperclip size={18} aria-hidden />}
            onClick={() => files.current?.click()}
          >
            {t("chooseFiles")}
          </Button>
          {hint === null ? null : <small>{hint}</small>}
        </div>
      ) : (
        <FilesDrop onFiles={onFiles} hint={hint} onChoose={() => files.current?.click()} />
      )}
    </>
  );
}

type FilesDropProps = Omit<FilePickerProps, "quiet"> & { readonly onChoose: () => void };

function FilesDrop({ onFiles, hint, onChoose }: FilesDropProps) {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  return (
    <DropZone className="ks-files-card-drop" onFiles={onFiles}>
      <span className="ks-files-card-mark" aria-hidden>
        <IconCloudUpload size={20} stroke={1.6} />
      </span>
      <p>
        <b>{t("drop")}</b>{" "}
        <button type="button" className="ks-link-button" onClick={onChoose}>
          {t("choose")}
        </button>
        <small>{t("hint", { limit: formatBytes(FILE_LIMIT, language) })}</small>
        {hint === null ? null : <small>{hint}</small>}
      </p>
    </DropZone>
  );
}
