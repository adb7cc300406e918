import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../lib/api.ts";

/** A call answered that nobody is signed in any more: the page stays as it is, with what was typed, until one is. */
export function SessionEnded({ email }: { readonly email: string }) {
  const { t } = useTranslation("shell");
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  // The caches of the query library are outside React.
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (
        event.type === "updated" &&
        (event.action.type === "failed" || event.action.type === "error") &&
        isSignedOut(event.action.error)
      )
        setEnded(true);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isSignedOut(event.action.error))
        setEnded(true);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
  const resume = useMutation({
    mutationFn: () => api.accounts.profile({}),
    onSuccess: async (profile) => {
      // Someone else signed in: nothing on this page is theirs to see.
      if (profile.email !== email) return window.location.assign("/portfolio");
      setEnded(false);
      await client.invalidateQueries();
    },
  });
  return (
    <Modal
      opened={ended}
      onClose={() => {
        setEnded(false);
      }}
      title={t("sessionEndedTitle")}
      centered
      closeButtonProps={{ "aria-label": t("closeMenu") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      <p className="ks-dialog-text">{t("sessionEnded")}</p>
      {resume.isError ? <p role="alert">{t("stillSignedOut")}</p> : null}
      <div className="ks-dialog-actions">
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
      </div>
    </Modal>
  );
}

function isSignedOut(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "UNAUTHORIZED";
}
