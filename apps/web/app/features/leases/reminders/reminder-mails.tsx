import type { ReminderPreview } from "@keystead/contract/leases";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { languageNames } from "../../../lib/language/languages.ts";
import "../../../ui/text/mail-text.css";
import { MailText } from "../../../ui/text/mail-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type ReminderMailsProps = { readonly preview: ReminderPreview; readonly isOff: boolean };

/** The next mail to each tenant as it would be sent, or why there is none. */
export function ReminderMails({ preview, isOff }: ReminderMailsProps) {
  const { t } = useTranslation("lease-verbs");
  return (
    <section className="ks-mail-text-part" aria-label={t("remind.preview")}>
      <h3>{t("remind.preview")}</h3>
      {preview.tenants.map((of) => (
        <MailTo key={of.tenant.id} of={of} isOff={isOff} replyTo={preview.replyTo} />
      ))}
    </section>
  );
}

type MailToProps = Pick<ReminderMailsProps, "isOff"> & {
  readonly of: ReminderPreview["tenants"][number];
  readonly replyTo: string;
};

function MailTo({ of: { tenant, email, language: theirs, stop, mail }, isOff, replyTo }: MailToProps) {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  if (stop !== null)
    return (
      <p>
        {t(`remind.stop.${stop}`, { name: tenant.name })}{" "}
        {stop === "unwanted" ? null : (
          <Link to={`/tenants/${tenant.id}?edit=${tenant.id}`}>{t("remind.edit")}</Link>
        )}
      </p>
    );
  if (mail === null)
    return (
      <p className="ks-second">{isOff ? t("remind.isOff") : t("remind.nothing", { name: tenant.name })}</p>
    );
  return (
    <article>
      <p className="ks-second">
        {t("remind.next", { name: tenant.name, day: formatDay(mail.on, language) })}
      </p>
      <MailText
        facts={[
          { label: t("remind.to"), value: email },
          { label: t("remind.replyTo"), value: replyTo },
          { label: t("remind.subject"), value: mail.subject, lang: theirs },
          { label: t("remind.language"), value: languageNames[theirs] },
        ]}
        text={mail.text}
        lang={theirs}
      />
    </article>
  );
}
