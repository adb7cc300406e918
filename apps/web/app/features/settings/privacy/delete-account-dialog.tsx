import { PasswordInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../../lib/api.ts";
import { chooseWorkspace } from "../../../lib/workspace-choice.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { DataExport } from "./data-export.tsx";

type DeleteAccountDialogProps = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/**
 * Counts what is deleted with the account and asks for the password again; accounts without one get a link by mail.
 */
export function DeleteAccountDialog({ email, hasPassword, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(["privacy", "data-export"]);
  const { data } = useQuery({ ...query.ownData.accountParts.queryOptions({ input: {} }), staleTime: 0 });
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<"required" | "wrong" | null>(null);
  const { leave, isBusy } = useLeaving({ email, onClose, onWrong: () => setProblem("wrong") });
  const going = (data?.parts ?? []).filter(({ count }) => count > 0);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("deletion.question")}
      cancelLabel={t("deletion.keep")}
      confirmLabel={t(hasPassword ? "deletion.confirm" : "deletion.sendLink")}
      danger
      busy={isBusy || data === undefined}
      onConfirm={() => {
        if (hasPassword && password === "") setProblem("required");
        else leave(hasPassword ? password : null);
      }}
    >
      {going.length === 0 ? null : (
        <>
          <p>{t("deletion.goes")}</p>
          <ul>
            {going.map(({ kind, count }) => (
              <li key={kind}>{t(`deletion.${kind}`, { count })}</li>
            ))}
          </ul>
        </>
      )}
      {data === undefined || data.others === 0 ? null : <p>{t("deletion.others", { count: data.others })}</p>}
      <p>{t("deletion.lead")}</p>
      <p>
        <strong>{t("data-export:first")}</strong>
      </p>
      <DataExport />
      {hasPassword ? (
        <PasswordInput
          mt="md"
          label={t("deletion.password")}
          autoComplete="current-password"
          value={password}
          error={problem === null ? null : t(`deletion.${problem}`)}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(null);
          }}
        />
      ) : (
        <p>{t("deletion.noPassword")}</p>
      )}
    </ConfirmDialog>
  );
}

type Leaving = { readonly email: string; readonly onClose: () => void; readonly onWrong: () => void };

/** After the deletion, everything of the account must leave this tab: a full page load does that. */
function useLeaving({ email, onClose, onWrong }: Leaving) {
  const { t } = useTranslation("privacy");
  const { mutate, isPending } = useMutation({
    mutationFn: async (password: string | null) => {
      const answer = await fetch(`/api/auth/delete-account${password === null ? "/link" : ""}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(password === null ? {} : { password }),
      });
      if (answer.ok) return password === null ? "mailed" : "deleted";
      if (answer.status === 400 && (await answer.text()).includes("INVALID_PASSWORD")) return "wrong";
      throw new Error("the account was not deleted");
    },
    onSuccess: (outcome) => {
      if (outcome === "wrong") onWrong();
      else if (outcome === "mailed") {
        toast.success(t("deletion.linkSent", { email }));
        onClose();
      } else {
        chooseWorkspace(null);
        // The next page in this tab shows it.
        sessionStorage.setItem("ks-arrival", JSON.stringify([t("deletion.locked")]));
        window.location.assign("/auth");
      }
    },
    onError: () => toast.error(t("deletion.failed")),
  });
  return { leave: mutate, isBusy: isPending };
}
