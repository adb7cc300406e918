import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { useEscape } from "../../../ui/overlay/use-escape.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type SessionEndedDialogProps = { readonly email: string; readonly onClose: () => void };

export function SessionEndedDialog({ email, onClose }: SessionEndedDialogProps) {
  const { t } = useTranslation(["session", "shell"]);
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => api.accounts.profile({}),
    onSuccess: async (profile) => {
      // Another user signed in, who may not see this page.
      if (profile.email !== email) return window.location.assign("/portfolio");
      onClose();
      await client.invalidateQueries();
    },
  });
  useEscape(onClose);
  return (
    <Modal
      opened
      closeOnEscape={false}
      onClose={onClose}
      title={t("sessionEndedTitle")}
      centered
      closeButtonProps={{ "aria-label": t("shell:closeMenu") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      <p className="ks-dialog-text">{t(email === "" ? "visitEnded" : "sessionEnded")}</p>
      {resume.isError ? <p role="alert">{t("stillSignedOut")}</p> : null}
      <div className="ks-dialog-actions">
        {email === "" ? (
          <>
            <Button variant="default" component="a" href="/">
              {t("visitAgain")}
            </Button>
            <Button component="a" href="/auth?tab=signup">
              {t("shell:visitKeep")}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="default"
              loading={resume.isPending}
              onClick={() => {
                resume.mutate();
              }}
            >
              {t("iSignedIn")}
            </Button>
            <Button component="a" href="/auth" target="_blank" rel="noopener">
              {t("signInNewTab")}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
