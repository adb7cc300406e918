import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import { useAfterLeaseChange } from "./lease-queries.ts";

/** Deletes at once and offers to take it back for ten seconds; answers whether it was deleted. */
export function useDeleteWithUndo() {
  const { t } = useTranslation(["leases", "errors"]);
  const afterChange = useAfterLeaseChange();

  async function restore(trashId: string) {
    try {
      await api.trash.restore({ id: trashId });
      await afterChange();
    } catch (error) {
      toast.error(t(refusalKey(error)));
    }
  }

  return async (remove: () => Promise<{ readonly trashId: string }>): Promise<boolean> => {
    try {
      const { trashId } = await remove();
      toast.undo(t("deleted"), t("undo"), () => {
        void restore(trashId);
      });
      await afterChange();
      return true;
    } catch (error) {
      toast.error(t(refusalKey(error)));
      return false;
    }
  };
}
