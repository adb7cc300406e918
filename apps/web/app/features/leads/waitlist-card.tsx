import type { Waitlist } from "@keystead/domain/leads";
import { EMAIL_LIMIT, isEmail } from "@keystead/domain/text";
import { Button, TextInput } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";

import { api } from "../../lib/api.ts";
import { type FieldReading, together } from "../../ui/form/form-reading.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useProfile } from "../session/public.ts";
import "../../ui/card.css";
import "./waitlist-card.css";

type WaitlistCardProps = {
  readonly waitlist: Waitlist;
  readonly title: string;
  /** What the planned feature will do. */
  readonly children: ReactNode;
};

/** Announces a feature that does not exist yet, and takes an email address to be notified at. */
export function WaitlistCard({ waitlist, title, children }: WaitlistCardProps) {
  const { t } = useTranslation("waitlist");
  const id = useId();
  const { data: profile } = useProfile();
  const [joined, setJoined] = useState(false);
  return (
    <section className="ks-card ks-waitlist-card" aria-labelledby={id}>
      <div className="ks-waitlist-card-head">
        <h2 id={id}>{title}</h2>
        <StatusBadge tone="information">{t("comingSoon")}</StatusBadge>
      </div>
      <p>{children}</p>
      <div role="status">
        {joined ? (
          <p className="ks-waitlist-card-joined">
            <IconCircleCheck size={18} aria-hidden />
            {t("joined")}
          </p>
        ) : null}
      </div>
      {joined || profile === undefined ? null : (
        <WaitlistForm
          waitlist={waitlist}
          email={profile.email}
          onJoined={() => {
            setJoined(true);
          }}
        />
      )}
    </section>
  );
}

type WaitlistFormProps = Pick<WaitlistCardProps, "waitlist"> & {
  readonly email: string;
  readonly onJoined: () => void;
};

function WaitlistForm({ waitlist, email, onJoined }: WaitlistFormProps) {
  const { t } = useTranslation("waitlist");
  const form = useForm<{ readonly email: string }, { readonly email: string }, unknown>({
    name: "waitlist",
    values: { email },
    read: (entered) => together<{ readonly email: string }>({ email: address(entered.email) }),
    words: () => t("emailInvalid"),
    send: (input) => api.leads.joinWaitlist({ ...input, waitlist }),
    onSent: onJoined,
  });
  return (
    <KeyForm className="ks-waitlist-card-form" onSubmit={form.onSubmit}>
      <TextInput
        {...form.field("email")}
        label={t("email")}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LIMIT}
      />
      <Button type="submit" variant="default" loading={form.busy}>
        {t("join")}
      </Button>
      {form.failure === null ? null : (
        <p role="alert" className="ks-waitlist-card-failed">
          {form.failure}
        </p>
      )}
      <p className="ks-waitlist-card-use">{t("use")}</p>
    </KeyForm>
  );
}

function address(entered: string): FieldReading<string> {
  const email = entered.trim();
  return isEmail(email) ? { ok: true, value: email } : { ok: false, code: "INVALID_EMAIL" };
}
