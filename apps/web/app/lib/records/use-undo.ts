import { awaitLine } from "../../ui/focus/keep-focus.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { api } from "../api.ts";
import { type Change, useChanged } from "../changed.ts";
import { refusalKey } from "../refusal/refusal-text.ts";

type Done = {
  /** What was done, in a sentence: "Flat 3 was deleted." */
  readonly said: string;
  readonly takeBack: () => Promise<unknown>;
  /** Said when it is taken back, instead of "Restored."; null where the screen says it already. */
  readonly takenBack?: string | null;
  /** A refusal in better words than its code has. */
  readonly refusal?: (error: unknown) => string;
};

/** Says what was done and offers for ten seconds to take it back; `change` is what either of them changes. */
export function useUndo(change: Change): (done: Done) => void {
  const { t } = useTranslation(["ui", "forms", "errors"]);
  const changed = useChanged();
  return ({ said, takeBack, takenBack = t("forms:restored"), refusal = (error) => t(refusalKey(error)) }) => {
    const run = async () => {
      const stopWaiting = awaitLine();
      try {
        await takeBack();
        if (takenBack !== null) toast.success(takenBack);
      } catch (error) {
        toast.error(refusal(error), error);
      }
      // A refusal, too, says that the screen was no longer true.
      await changed(change);
      // What was read is drawn by then.
      requestAnimationFrame(() => requestAnimationFrame(stopWaiting));
    };
    toast.undo(said, t("forms:undo"), () => {
      void run();
    });
  };
}

type Deletion = {
  readonly remove: () => Promise<{ readonly trashId: string }>;
  /** Otherwise "Deleted." */
  readonly said?: string;
  /** Where it is not the workspace's trash that keeps it. */
  readonly restore?: (trashId: string) => Promise<unknown>;
  /** A refusal of the deletion in better words than its code has. */
  readonly refusal?: (error: unknown) => string;
};

/** Deletes at once and offers to take it back; answers whether it was deleted. */
export function useDeleteWithUndo(change: Change): (deletion: Deletion) => Promise<boolean> {
  const { t } = useTranslation(["ui", "forms", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo(change);
  return async (deletion) => {
    const { remove, said = t("forms:deleted"), restore = restoreFromTrash } = deletion;
    const { refusal = (error) => t(refusalKey(error)) } = deletion;
    try {
      const { trashId } = await remove();
      offerUndo({ said, takeBack: () => restore(trashId) });
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
