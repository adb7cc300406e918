import type { DocumentOwnerRef, UploadedDocument } from "@keystead/contract/documents";
import { useNavigate } from "react-router";

import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type UploadNotice, type FileUpload, uploadStore } from "./upload-store.ts";
import { useProblemText } from "./use-problem-text.ts";

/** The outcome of an upload as a toast, if the list that shows it is not on the screen. */
export function useUploadNotices(onDone: (owner: DocumentOwnerRef) => void = () => {}): UploadNotice {
  const { t } = useTranslation("documents");
  const changed = useChanged();
  const language = useLanguage();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const sayTwice = (name: string, same: NonNullable<UploadedDocument["sameAs"]>) => {
    const { expenseId, notes, date } = same;
    const record = [notes, formatMoney(same, language), formatDay(date, language)].filter(Boolean).join(", ");
    const open = () => void navigate(`/expenses?edit=${expenseId}`);
    toast.information(t("twice", { name, record }), { label: t("openOther"), run: open });
  };
  return {
    onStored: ({ file: { name }, owner }: FileUpload, { sameAs }) => {
      void changed("file");
      onDone(owner);
      if (!uploadStore.isShown(owner)) toast.success(t("arrived", { name }));
      if (sameAs !== null) sayTwice(name, sameAs);
    },
    onRefused: (upload: FileUpload) => {
      const { file, owner } = upload;
      onDone(owner);
      if (!uploadStore.isShown(owner))
        toast.error(t("notArrived", { name: file.name, problem: textOf(upload) }));
    },
  };
}
