import { Button, PasswordInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.css";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { useChanged } from "../../lib/changed.ts";
import { toast } from "../../ui/toast.ts";
import { focusField } from "../../ui/use-draft.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./settings.css";

const MIN_LENGTH = 6;

type Failure = "wrong" | "failed";

class PasswordRefused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

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
  const { t } = useTranslation("settings");
  const changed = useChanged();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [tried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: async () => {
      const answer = await post("/api/auth/change-password", {
        currentPassword: current,
        newPassword: next,
      });
      if (!answer.ok)
        throw new PasswordRefused((await answer.text()).includes("INVALID_PASSWORD") ? "wrong" : "failed");
    },
    onSuccess: async () => {
      setCurrent("");
      setNext("");
      setTried(false);
      toast.success(t("password.changed"));
      await changed("session");
    },
  });
  const wrong = change.error instanceof PasswordRefused && change.error.failure === "wrong";
  return (
    <form
      className="ks-card ks-settings-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (current === "") focusField("password-current");
        else if (next.length < MIN_LENGTH) focusField("password-next");
        else change.mutate();
      }}
    >
      <h2>{t("password.title")}</h2>
      <PasswordInput
        id="password-current"
        label={t("password.current")}
        autoComplete="current-password"
        value={current}
        onChange={(event) => {
          setCurrent(event.currentTarget.value);
          change.reset();
        }}
        error={wrong ? t("password.wrong") : tried && current === "" ? t("password.currentRequired") : null}
      />
      <PasswordInput
        id="password-next"
        label={t("password.next")}
        autoComplete="new-password"
        value={next}
        onChange={(event) => {
          setNext(event.currentTarget.value);
        }}
        error={tried && next.length < MIN_LENGTH ? t("password.short") : null}
      />
      <p className="ks-second">{t("password.others")}</p>
      {change.isError && !wrong ? <p role="alert">{t("password.failed")}</p> : null}
      <Button type="submit" loading={change.isPending}>
        {t("password.title")}
      </Button>
    </form>
  );
}

/** An account that came in by a link sets its first password by mail as well. */
function SetPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation("settings");
  const send = useMutation({
    mutationFn: async () => {
      const answer = await post("/api/auth/request-password-reset", { email, redirectTo: "/auth/reset" });
      if (!answer.ok) throw new PasswordRefused("failed");
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
