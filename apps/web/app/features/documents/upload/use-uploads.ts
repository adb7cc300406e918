import type { DocumentPlace } from "@keystead/contract/documents";
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

/** The uploads to a place. Stored files leave the list; refused ones stay until the person removes them. */
export function useUploads({ on, onId }: DocumentPlace): Uploads {
  const { t } = useTranslation("documents");
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.all, () => none);
  const toastId = useRef<number>(undefined);
  const sayThatItGoesOn = useEffectEvent((place: DocumentPlace) => {
    const count = uploadsAt(place, uploadStore.all()).filter(isUploading).length;
    if (count > 0 && !uploadStore.isShown(place)) toastId.current = toast.information(t("goesOn", { count }));
  });
  // On leaving the page, says that the uploads continue.
  useEffect(() => {
    const place = { on, onId };
    const hide = uploadStore.show(place);
    return () => {
      hide();
      sayThatItGoesOn(place);
    };
  }, [on, onId]);
  const closeWhenDone = (place: DocumentPlace) => {
    const isDone = !uploadsAt(place, uploadStore.all()).some(isUploading);
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
