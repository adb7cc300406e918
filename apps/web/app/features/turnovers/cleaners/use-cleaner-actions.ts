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
export function useCleanerActions(cleaner: CleanerView) {
  return { ...useLinkActions(cleaner), ...useContactActions(cleaner) };
}

/** What went wrong; even a refusal means that the screen is out of date. */
function useFailure() {
  const { t } = useTranslation("errors");
  const changed = useChanged();
  return async (error: unknown) => {
    toast.error(t(refusalKey(error)), error);
    await changed("turnover");
  };
}

function useLinkActions({ id, name }: CleanerView) {
  const { t } = useTranslation("cleaners");
  const changed = useChanged();
  const { canShare, copy, share } = useLinkSending();
  const onError = useFailure();
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
  };
}

function useContactActions({ id, name, version, archived }: CleanerView) {
  const { t } = useTranslation(["cleaners", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("turnover");
  const deleteWithUndo = useDeleteWithUndo("turnover");
  const archive = useMutation({
    mutationFn: () => api.cleaners.setArchived({ id, version, archived: !archived }),
    onSuccess: async (after) => {
      offerUndo({
        message: t(archived ? "unarchived" : "archived", { name }),
        takeBack: () => api.cleaners.setArchived({ id, version: after.version, archived }),
      });
      await changed("turnover");
    },
    onError: useFailure(),
  });
  return {
    archive: () => {
      archive.mutate();
    },
    remove: () =>
      void deleteWithUndo({
        remove: () => api.cleaners.delete({ id }),
        message: t("deleted", { name }),
        refusal: (error) =>
          refusalOf(error).code === "JOB_REFUSED" ? t("inUse", { name }) : t(refusalKey(error)),
      }),
  };
}
