import type { ProfileView } from "@keystead/contract/accounts";
import { flushSync } from "react-dom";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { languageNames, languageOf } from "../../../lib/language/languages.ts";
import { speak } from "../../../lib/messages.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The form as typed, which is also the request. */
export type ProfileFormFields = Pick<
  ProfileView,
  "fullName" | "language" | "timezone" | "baseCurrency" | "singleKeyShortcuts"
>;

export function profileFields(profile: ProfileView): ProfileFormFields {
  const { fullName, language, timezone, baseCurrency, singleKeyShortcuts } = profile;
  return { fullName, language, timezone, baseCurrency, singleKeyShortcuts };
}

/** Changes the profile, stays open, and merges with changes from another window. */
export function useProfileForm(profile: ProfileView): RecordFormState<ProfileFormFields, ProfileView> {
  const { t } = useTranslation("profile");
  const changed = useChanged();
  const form: RecordFormState<ProfileFormFields, ProfileView> = useRecordForm<
    ProfileFormFields,
    ProfileView,
    ProfileFormFields,
    ProfileView
  >({
    name: "profile",
    record: profile,
    values: profileFields(profile),
    read: (input) => ({ input }),
    words: () => null,
    fieldsOf: profileFields,
    valuesOf: (fields) => fields,
    fieldMessages: useFieldMessages(),
    update: (changes, { version }) => api.accounts.changeProfile({ ...changes, version }),
    onSaved: async (outcome, { say }) => {
      const saved = outcome.kind === "saved" ? outcome.saved : outcome.known;
      void changed("profile", { profile: saved });
      flushSync(() => {
        form.know(saved, profileFields(saved));
      });
      await speak(saved.language);
      say(t("saved"));
    },
    onFailure: toast.error,
  });
  return form;
}

function useFieldMessages(): FieldMessages<ProfileFormFields> {
  const { t } = useTranslation("profile");
  return {
    labels: {
      fullName: t("fullName"),
      language: t("language"),
      timezone: t("timezone"),
      baseCurrency: t("baseCurrency"),
      singleKeyShortcuts: t("singleKeys"),
    },
    text: (_name, value) => {
      if (typeof value === "boolean") return value ? "✓" : "–";
      const text = typeof value === "string" ? value : "";
      const language = languageOf(text);
      return language === null ? text : languageNames[language];
    },
  };
}
