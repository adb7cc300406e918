import { Button } from "@mantine/core";
import type { DocumentOwnerRef } from "@keystead/contract/documents";
import { IconPaperclip } from "@tabler/icons-react";
import { useRef, useState, useSyncExternalStore } from "react";

import { FileInput } from "../../../ui/field/file-input.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { accepted } from "../file-address.ts";
import { isUploading, uploadsAt, uploadStore } from "./upload-store.ts";
import { useUploadNotices } from "./use-upload-notices.ts";

type ReceiptButtonProps = DocumentOwnerRef & {
  readonly label: string;
  readonly onStored: (file: { readonly id: string; readonly name: string }) => void;
};

/** Uploads a receipt as soon as it is chosen, and tells the caller which file it became. */
export function ReceiptButton({ on, onId, label, onStored }: ReceiptButtonProps) {
  const { t } = useTranslation("documents");
  const input = useRef<HTMLInputElement>(null);
  const notices = useUploadNotices();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.all, uploadStore.all);
  const isBusy = uploadsAt({ on, onId }, all).some((one) => isUploading(one) && chosen.includes(one.file));
  const bring = (files: readonly File[]) => {
    setChosen(files);
    uploadStore.add({ on, onId }, files, {
      ...notices,
      kind: "receipt",
      onStored: (upload, stored) => {
        notices.onStored(upload, stored);
        onStored({ id: stored.id, name: stored.name });
      },
    });
  };
  return (
    <>
      <FileInput
        ref={input}
        multiple
        hidden
        accept={accepted}
        aria-label={t("chooseFiles")}
        data-files="receipt"
        onFiles={bring}
      />
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconPaperclip size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
