import { awaitLine } from "../../ui/focus/keep-focus.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { api } from "../api.ts";
import { type Change, useChanged } from "../changed.ts";
import { refusalKey } from "../refusal/refusal-text.ts";

type Done = {
  /** What was done, in a sentence: "Flat 3 was deleted." */
  readonly message: string;
  readonly takeBack: () => Promise<unknown>;
  /** The message after Undo, instead of "Restored."; null where the screen already shows it. */
  readonly takenBack?: string | null;
  /** A more specific message than the refusal's code has. */
  readonly refusal?: (error: unknown) => string;
};

/** Reports what was done and offers Undo for ten seconds; `change` is what both the action and its undo change. */
export function useUndo(change: Change): (done: Done) => void {
  const { t } = useTranslation(["ui", "forms", "errors"]);
  const changed = useChanged();
  return ({
    message,
    takeBack,
    takenBack = t("forms:restored"),
    refusal = (error) => t(refusalKey(error)),
  }) => {
    const run = async () => {
      const stopWaiting = awaitLine();
      try {
        await takeBack();
        if (takenBack !== null) toast.success(takenBack);
      } catch (error) {
        toast.error(refusal(error), error);
      }
      // Even a refusal means that the screen is out of date.
      await changed(change);
      // By then the refetched rows are rendered.
      requestAnimationFrame(() => requestAnimationFrame(stopWaiting));
    };
    toast.undo(message, t("forms:undo"), () => {
      void run();
    });
  };
}

type Deletion = {
  readonly remove: () => Promise<{ readonly trashId: string }>;
  /** The message; "Deleted." by default. */
  readonly message?: string;
  /** Restores from somewhere other than the workspace's trash. */
  readonly restore?: (trashId: string) => Promise<unknown>;
  /** A more specific message for a refused deletion. */
  readonly refusal?: (error: unknown) => string;
};

/** Deletes at once and offers Undo; resolves to whether it was deleted. */
export function useDeleteWithUndo(change: Change): (deletion: Deletion) => Promise<boolean> {
  const { t } = useTranslation(["ui", "forms", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo(change);
  return async (deletion) => {
    const { remove, message = t("forms:deleted"), restore = restoreFromTrash } = deletion;
    const { refusal = (error) => t(refusalKey(error)) } = deletion;
    try {
      const { trashId } = await remove();
      offerUndo({ message, takeBack: () => restore(trashId) });
    } catch (error) {
      toast.error(refusal(error), error);
      return false;
    }
    await changed(change);
    return true;
  };
}

function restoreFromTrash(id: string): Promise<unknown> {
  return api.trash.restore({ id });
}
