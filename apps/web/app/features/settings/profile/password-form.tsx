import { MIN_PASSWORD } from "@keystead/domain/accounts";
import { Button, PasswordInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.css";
import { useMutation } from "@tanstack/react-query";

import { RefusedCall } from "../../../lib/refusal/refused-call.ts";
import { useChanged } from "../../../lib/changed.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { together } from "../../../ui/form/form-reading.ts";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import "../settings.css";

export function PasswordForm({
  email,
  hasPassword,
}: {
  readonly email: string;
  readonly hasPassword: boolean;
}) {
  return hasPassword ? <ChangePassword /> : <SetPassword email={email} />;
}

function ChangePassword() {
  const { t } = useTranslation("profile");
  const form = useChangeOfPassword();
  return (
    <KeyForm className="ks-card ks-settings-form" onSubmit={form.onSubmit}>
      <h2>{t("password.title")}</h2>
      <PasswordInput
        {...form.field("current")}
        label={t("password.current")}
        autoComplete="current-password"
      />
      <PasswordInput {...form.field("next")} label={t("password.next")} autoComplete="new-password" />
      <p className="ks-second">{t("password.others")}</p>
      {form.failure === null || form.problems.length > 0 ? null : <p role="alert">{t("password.failed")}</p>}
      <Button type="submit" loading={form.busy}>
        {t("password.title")}
      </Button>
    </KeyForm>
  );
}

type Passwords = { readonly current: string; readonly next: string };

function useChangeOfPassword(): Form<Passwords> {
  const { t } = useTranslation("profile");
  const changed = useChanged();
  const empty: Passwords = { current: "", next: "" };
  const form: Form<Passwords> = useForm<Passwords, Passwords, true>({
    name: "password",
    values: empty,
    read: ({ current, next }) =>
      together<Passwords>({
        current: current === "" ? { ok: false, code: "REQUIRED" } : { ok: true, value: current },
        next: next.length < MIN_PASSWORD ? { ok: false, code: "SHORT" } : { ok: true, value: next },
      }),
    words: (code) => {
      if (code === "WRONG") return t("password.wrong");
      return code === "SHORT" ? t("password.short") : t("password.currentRequired");
    },
    send: async ({ current, next }) => {
      const answer = await post("/api/auth/change-password", {
        currentPassword: current,
        newPassword: next,
      });
      if (answer.ok) return true;
      const wrong = (await answer.text()).includes("INVALID_PASSWORD");
      throw new RefusedCall("BAD_REQUEST", {
        data: { issues: wrong ? [{ path: ["current"], code: "WRONG" }] : [] },
      });
    },
    onSent: async () => {
      form.reset(empty);
      toast.success(t("password.changed"));
      await changed("session");
    },
  });
  return form;
}

/** An account created by a link sets its first password by mail as well. */
function SetPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation("profile");
  const send = useMutation({
    mutationFn: async () => {
      const answer = await post("/api/auth/request-password-reset", { email, redirectTo: "/auth/reset" });
      if (!answer.ok) throw new Error("no link was sent");
    },
    onSuccess: () => toast.success(t("password.linkSent", { email })),
    onError: () => toast.error(t("password.failed")),
  });
  return (
    <section className="ks-card ks-settings-form">
      <h2>{t("password.title")}</h2>
      <p className="ks-second">{t("password.none")}</p>
      <Button
        loading={send.isPending}
        onClick={() => {
          send.mutate();
        }}
      >
        {t("password.sendLink")}
      </Button>
    </section>
  );
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
