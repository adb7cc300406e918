import type { DocumentPlace } from "@keystead/contract/documents";

import { useChanged } from "../../lib/changed.ts";
import { toast } from "../../ui/toast.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { type Told, type Upload, uploadStore } from "./upload-store.ts";
import { useProblemText } from "./use-problem-text.ts";

/** What became of a file: where the list that tells it is not there, a line over the page does. */
export function useToldUploads(onDone: (place: DocumentPlace) => void = () => {}): Told {
  const { t } = useTranslation("documents");
  const changed = useChanged();
  const textOf = useProblemText();
  return {
    onStored: ({ file: { name }, place }: Upload) => {
      void changed("file");
      onDone(place);
      if (!uploadStore.isShown(place)) toast.success(t("arrived", { name }));
    },
    onRefused: (upload: Upload) => {
      const { file, place } = upload;
      onDone(place);
      if (!uploadStore.isShown(place))
        toast.error(t("notArrived", { name: file.name, problem: textOf(upload) }));
    },
  };
}
