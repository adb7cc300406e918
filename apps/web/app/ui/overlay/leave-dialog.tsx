import { Suspense, useEffect } from "react";

import { ahead } from "../../lib/chunks/parts.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { Pending } from "../loading/pending.tsx";
import { DirtyGuard } from "./dirty-guard.tsx";
import { useTranslation } from "../text/use-translation.ts";

const loadDialog = () => import("./confirm-dialog.tsx");
const ConfirmDialog = lazyPart(async () => (await loadDialog()).ConfirmDialog);

type LeaveQuestionProps = {
  readonly dirty: boolean;
  /** What would be lost, where "what you typed" does not describe it. */
  readonly words?: {
    readonly title: string;
    readonly text: string;
    readonly leave: string;
    readonly stay: string;
  };
};

/** For a form that is a page: leaving it with unsaved input asks once. The question loads once there is such input. */
export function LeaveDialog({ dirty, words }: LeaveQuestionProps) {
  const { t } = useTranslation("forms");
  // The network is outside React.
  useEffect(() => {
    if (dirty) ahead(loadDialog);
  }, [dirty]);
  return (
    <DirtyGuard dirty={dirty}>
      {({ blocked, stay, leave }) =>
        blocked ? (
          <Suspense fallback={<Pending />}>
            <ConfirmDialog
              opened
              onClose={stay}
              title={words?.title ?? t("discardTitle")}
              confirmLabel={words?.leave ?? t("discard")}
              cancelLabel={words?.stay ?? t("keepEditing")}
              danger
              onConfirm={leave}
            >
              <p>{words?.text ?? t("discardText")}</p>
            </ConfirmDialog>
          </Suspense>
        ) : null
      }
    </DirtyGuard>
  );
}
