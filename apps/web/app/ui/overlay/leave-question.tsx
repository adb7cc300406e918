import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DirtyGuard } from "./dirty-guard.tsx";
import { useTranslation } from "../text/use-translation.ts";

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

/** For a form that is a page: leaving it with unsaved input asks once. */
export function LeaveDialog({ dirty, words }: LeaveQuestionProps) {
  const { t } = useTranslation("forms");
  return (
    <DirtyGuard dirty={dirty}>
      {({ blocked, stay, leave }) => (
        <ConfirmDialog
          opened={blocked}
          onClose={stay}
          title={words?.title ?? t("discardTitle")}
          confirmLabel={words?.leave ?? t("discard")}
          cancelLabel={words?.stay ?? t("keepEditing")}
          danger
          onConfirm={leave}
        >
          <p>{words?.text ?? t("discardText")}</p>
        </ConfirmDialog>
      )}
    </DirtyGuard>
  );
}
