import type { DocumentOwnerRef } from "@keystead/contract/documents";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { isUploading, type FileUpload, uploadsAt, uploadStore } from "./upload-store.ts";
import { useUploadNotices } from "./use-upload-notices.ts";

export type Uploads = {
  readonly items: readonly FileUpload[];
  readonly add: (files: Iterable<File>) => void;
  /** Cancels an upload, or removes a refused one. */
  readonly drop: (key: string) => void;
  readonly again: (key: string) => void;
};

const none: readonly FileUpload[] = [];

/** The uploads to an owner. Stored files leave the list; refused ones stay until the person removes them. */
export function useUploads({ on, onId }: DocumentOwnerRef): Uploads {
  const { t } = useTranslation("documents");
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.all, () => none);
  const toastId = useRef<number>(undefined);
  const sayThatItGoesOn = useEffectEvent((owner: DocumentOwnerRef) => {
    const count = uploadsAt(owner, uploadStore.all()).filter(isUploading).length;
    if (count > 0 && !uploadStore.isShown(owner)) toastId.current = toast.information(t("goesOn", { count }));
  });
  // On leaving the page, says that the uploads continue.
  useEffect(() => {
    const owner = { on, onId };
    const hide = uploadStore.show(owner);
    return () => {
      hide();
      sayThatItGoesOn(owner);
    };
  }, [on, onId]);
  const closeWhenDone = (owner: DocumentOwnerRef) => {
    const isDone = !uploadsAt(owner, uploadStore.all()).some(isUploading);
    // The message that they continue is outdated.
    if (isDone && toastId.current !== undefined) toast.close(toastId.current);
  };
  const notices = useUploadNotices(closeWhenDone);
  return {
    items: uploadsAt({ on, onId }, all),
    add: (files) => {
      uploadStore.add({ on, onId }, files, notices);
    },
    drop: uploadStore.drop,
    again: uploadStore.again,
  };
}
