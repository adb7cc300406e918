import { ActionIcon } from "@mantine/core";
import type { DocumentOwner } from "@keystead/domain/documents";
import { IconPaperclip, IconX } from "@tabler/icons-react";
import { type Ref, useImperativeHandle, useState } from "react";

import { useTranslation } from "../../ui/use-translation.ts";
import { FilePicker } from "./file-picker.tsx";
import "./new-files.css";
import { uploadStore } from "./upload-store.ts";
import { useToldUploads } from "./use-told-uploads.ts";

export type NewFilesHandle = { readonly send: (onId: string) => void };

type NewFilesProps = {
  readonly on: DocumentOwner;
  /** When and where they go. */
  readonly hint: string;
  readonly ref: Ref<NewFilesHandle>;
};

/** The bill in the hand comes first: photographed or dropped before anything is typed, sent when the record is made. */
export function NewFiles({ on, hint, ref }: NewFilesProps) {
  const { t } = useTranslation("documents");
  const [files, setFiles] = useState<readonly File[]>([]);
  const told = useToldUploads();
  useImperativeHandle(ref, () => ({
    send: (onId) => {
      if (files.length > 0) uploadStore.add({ on, onId }, files, told);
      setFiles([]);
    },
  }));
  return (
    <section aria-label={t("title")}>
      <FilePicker
        onFiles={(added) => {
          setFiles((before) => [...before, ...added]);
        }}
        quiet
        hint={hint}
      />
      <ul className="ks-new-files">
        {files.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <span>
              <IconPaperclip size={16} aria-hidden /> {file.name}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t("takeAway", { name: file.name })}
              onClick={() => {
                setFiles((before) => before.filter((one) => one !== file));
              }}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
