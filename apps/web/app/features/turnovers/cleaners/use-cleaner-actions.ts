import type { CleanerView } from "@keystead/contract/turnovers";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useDeleteWithUndo, useUndo } from "../../../lib/records/use-undo.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useLinkSending } from "./use-link-sending.ts";

/** The actions on a cleaner and their link. */
export function useCleanerActions({ id, name, version, archived }: CleanerView) {
  const { t } = useTranslation(["cleaners", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("turnover");
  const { canShare, copy, share } = useLinkSending();
  const deleteWithUndo = useDeleteWithUndo("turnover");
  const onError = async (error: unknown) => {
    toast.error(t(refusalKey(error)), error);
    await changed("turnover");
  };
  const make = useMutation({
    mutationFn: () => api.cleaners.makeLink({ id }),
    onSuccess: async ({ link }) => {
      await changed("turnover");
      // Copied at once if the browser allows it; the copy button stays in any case.
      if (link?.url !== null && link?.url !== undefined) await copy(link.url, name);
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => api.cleaners.revokeLink({ id }),
    onSuccess: () => {
      toast.success(t("revoked", { name }));
      return changed("turnover");
    },
    onError,
  });
  const archive = useMutation({
    mutationFn: () => api.cleaners.setArchived({ id, version, archived: !archived }),
    onSuccess: async (after) => {
      offerUndo({
        said: t(archived ? "unarchived" : "archived", { name }),
        takeBack: () => api.cleaners.setArchived({ id, version: after.version, archived }),
      });
      await changed("turnover");
    },
    onError,
  });

  async function remove(): Promise<void> {
    await deleteWithUndo({
      remove: () => api.cleaners.delete({ id }),
      said: t("deleted", { name }),
      refusal: (error) =>
        refusalOf(error).code === "JOB_REFUSED" ? t("inUse", { name }) : t(refusalKey(error)),
    });
  }

  return {
    busy: make.isPending,
    revoking: revoke.isPending,
    canShare,
    copy: (url: string) => copy(url, name),
    share,
    make: () => {
      make.mutate();
    },
    revoke: () => {
      revoke.mutate();
    },
    archive: () => {
      archive.mutate();
    },
    remove: () => void remove(),
  };
}
