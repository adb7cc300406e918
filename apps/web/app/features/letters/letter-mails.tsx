import type { LetterOrder, LetterPreview } from "@keystead/contract/letters";
import { Button, NativeSelect } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { useIdempotencyKeys } from "../../lib/calls/use-idempotency-keys.ts";
import "../../ui/text/mail-text.css";
import { MailText } from "../../ui/text/mail-text.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type LetterMailsProps = {
  readonly order: LetterOrder;
  readonly preview: LetterPreview;
  readonly onSent: () => void;
};

type Tenant = LetterPreview["tenants"][number];

/** The text of the mail as it would be sent, and the button that sends it. */
export function LetterMails({ order, preview, onSent }: LetterMailsProps) {
  const { t } = useTranslation("letters");
  const section = useRef<HTMLElement>(null);
  const { tenants, mailStop } = preview;
  const [tenantId, setTenantId] = useState(
    (tenants.find(({ mail }) => mail !== null) ?? tenants[0])?.id ?? "",
  );
  const tenant = tenants.find(({ id }) => id === tenantId);
  // It appears below the visible part: scroll it into view.
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" });
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={section} tabIndex={-1} className="ks-mail-text-part" aria-label={t("mail")}>
      <h3>{t("mail")}</h3>
      {mailStop === null ? (
        <>
          {tenants.length < 2 ? null : (
            <NativeSelect
              label={t("to")}
              value={tenantId}
              data={tenants.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => {
                setTenantId(event.currentTarget.value);
              }}
            />
          )}
          {tenant === undefined ? null : (
            <MailTo key={tenant.id} tenant={tenant} order={order} preview={preview} onSent={onSent} />
          )}
        </>
      ) : (
        <p>{t(`stop.${mailStop}`)}</p>
      )}
    </section>
  );
}

function MailTo({ tenant, order, preview, onSent }: LetterMailsProps & { readonly tenant: Tenant }) {
  const { t } = useTranslation(["letters", "errors"]);
  const keys = useIdempotencyKeys();
  const changed = useChanged();
  const mail = { ...order, tenantId: tenant.id, fingerprint: preview.fingerprint };
  const send = useMutation({
    mutationFn: () => api.letters.send(mail, keys.once(mail)),
    onSuccess: async ({ to }) => {
      keys.renew();
      onSent();
      toast.success(t("sent", { to }));
      await changed("letter");
    },
    onError: (error) => {
      toast.error(t(refusalKey(error)), error);
    },
  });
  if (tenant.mail === null)
    return (
      <p>
        {t("noEmail", { name: tenant.name })}{" "}
        <Link to={`/tenants/${tenant.id}?edit=${tenant.id}`}>{t("addEmail")}</Link>
      </p>
    );
  const { subject, text } = tenant.mail;
  return (
    <>
      <MailText
        facts={[
          { label: t("to"), value: tenant.email },
          { label: t("replyTo"), value: preview.replyTo },
          { label: t("subject"), value: subject },
          { label: t("attached"), value: preview.fileName },
        ]}
        text={text}
        lang={preview.sheet.language}
      />
      {preview.isQuittance ? <p className="ks-second">{t("consent")}</p> : null}
      <Button
        loading={send.isPending}
        leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
        onClick={() => {
          send.mutate();
        }}
      >
        {t("sendNow", { name: tenant.name })}
      </Button>
    </>
  );
}
