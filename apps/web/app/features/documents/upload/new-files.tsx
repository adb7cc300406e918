import { ActionIcon } from "@mantine/core";
import { type DocumentOwner, isHeic } from "@keystead/domain/documents";
import { IconAlertTriangle, IconPaperclip, IconX } from "@tabler/icons-react";
import { type Ref, useImperativeHandle, useState } from "react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { FilePicker } from "./file-picker.tsx";
import "./new-files.css";
import { problemBefore, uploadStore } from "./upload-store.ts";
import { type NotTaken, useProblemText } from "./use-problem-text.ts";
import { useUploadNotices } from "./use-upload-notices.ts";

export type NewFilesHandle = { readonly send: (onId: string) => void };

type NewFilesProps = {
  readonly on: DocumentOwner;
  /** When and where the files go. */
  readonly hint: string;
  readonly ref: Ref<NewFilesHandle>;
};

/** The bill comes first: photographed or dropped before anything is typed, uploaded when the record is created. */
export function NewFiles({ on, hint, ref }: NewFilesProps) {
  const { t } = useTranslation("documents");
  const [files, setFiles] = useState<readonly NotTaken[]>([]);
  const notices = useUploadNotices();
  useImperativeHandle(ref, () => ({
    send: (onId) => {
      const taken = files.flatMap(({ file, problem }) => (problem === null ? [file] : []));
      if (taken.length > 0) uploadStore.add({ on, onId }, taken, notices);
      setFiles([]);
    },
  }));
  const add = async (added: Iterable<File>) => {
    const looked = await Promise.all(Array.from(added, lookedAt));
    setFiles((before) => [...before, ...looked]);
  };
  return (
    <section aria-label={t("title")}>
      <FilePicker onFiles={(added) => void add(added)} quiet hint={hint} />
      <ul className="ks-new-files">
        {files.map((one) => (
          <NewFile
            key={`${one.file.name} ${one.file.size} ${one.file.lastModified}`}
            {...one}
            onTakeAway={() => {
              setFiles((before) => before.filter((other) => other !== one));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function NewFile({ file, problem, onTakeAway }: NotTaken & { readonly onTakeAway: () => void }) {
  const { t } = useTranslation("documents");
  const textOf = useProblemText();
  return (
    <li>
      <span>
        <IconPaperclip size={16} aria-hidden /> {file.name}
        {problem === null ? null : (
          <small role="alert">
            <IconAlertTriangle size={16} aria-hidden /> {textOf({ file, problem })}
          </small>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("takeAway", { name: file.name })}
        onClick={onTakeAway}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/**
 * An unacceptable file is reported when it is chosen, not when the record is saved, so that it can still be replaced.
 */
async function lookedAt(file: File): Promise<NotTaken> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const code = isHeic(head) ? "PICTURE_HEIC" : problemBefore(file);
  return { file, problem: code === null ? null : { code } };
}
