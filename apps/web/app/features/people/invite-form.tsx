import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { invitedRoles } from "@keystead/domain/people";
import type { InvitedRole } from "@keystead/domain/people";
import { isEmail } from "@keystead/domain/text";
import { Select, TextInput } from "@mantine/core";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { languageNames } from "../../lib/language/languages.ts";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { judged } from "../../ui/form/form-reading.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { Segmented } from "../../ui/field/segmented.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../session/public.ts";
import "./people.css";

type InvitationInput = { readonly email: string; readonly role: InvitedRole; readonly language: Language };

const codes = ["INVALID_EMAIL", "ALREADY_MEMBER", "ALREADY_INVITED"] as const;

/** Invites a person by mail. */
export function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("people");
  const form = useInviteForm(onClose);
  return (
    <>
      <FormDrawer form={form} onClose={onClose} title={t("inviteTitle")} submitLabel={t("send")}>
        <TextInput
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
          {...form.field("email")}
        />
        <div>
          <p className="ks-people-label">{t("roleLabel")}</p>
          <Segmented
            label={t("roleLabel")}
            value={form.values.role}
            onChange={(role) => {
              form.set("role", role);
            }}
            options={invitedRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
            wide
          />
          <p className="ks-second">{t(`about.${form.values.role}`)}</p>
        </div>
        <Select
          label={t("language")}
          description={t("languageHint")}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          {...form.choice("language", languages)}
        />
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

function useInviteForm(onClose: () => void) {
  const { t } = useTranslation("people");
  const language = useLanguage();
  const changed = useChanged();
  return useForm<InvitationInput, InvitationInput, unknown>({
    name: "invite",
    values: { email: "", role: "assistant", language },
    read: (values) =>
      judged(isEmail(values.email.trim()) ? [] : [{ field: "email", code: "INVALID_EMAIL" }], values),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    send: (input, { once }) => api.people.invite(input, once(input)),
    onSent: async (_sent, { input: { email } }) => {
      toast.success(t("sent", { email: email.trim() }));
      onClose();
      await changed("people");
    },
  });
}
