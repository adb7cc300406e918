import { useMutation } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Cleaner = { readonly id: string; readonly name: string };

/** Copies a cleaner's link for the host, or shares it where the device can. */
export function useLinkSending() {
  const { t } = useTranslation("cleaners");
  return {
    canShare: typeof navigator.share === "function",
    copy: async (url: string, name: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(url);
        toast.success(t("copied", { name }));
      } catch {
        toast.information(t("copyByHand", { url }));
      }
    },
    share: async (url: string): Promise<void> => {
      try {
        await navigator.share({ title: t("shareTitle"), url });
      } catch {
        // Cancelled by the user: nothing to report.
      }
    },
  };
}

/** Sends the link to a cleaner who is not notified otherwise: the current one, or a new one if there is none. */
export function useSendLink(): { readonly busy: boolean; readonly send: (cleaner: Cleaner) => void } {
  const { t } = useTranslation(["cleaners", "errors"]);
  const changed = useChanged();
  const { canShare, copy, share } = useLinkSending();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: Cleaner) => {
      const known = (await api.cleaners.get({ id })).link;
      return known?.url ?? (await api.cleaners.makeLink({ id })).link?.url ?? null;
    },
    onSuccess: async (url, { name }) => {
      if (url !== null) await (canShare ? share(url) : copy(url, name));
      await changed("turnover");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  return {
    busy: isPending,
    send: (cleaner) => {
      mutate(cleaner);
    },
  };
}
