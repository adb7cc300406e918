import { FULL_NAME_LIMIT } from "@keystead/domain/accounts";
import { languages } from "@keystead/domain/languages";
import { Select, Switch, TextInput, useMantineColorScheme } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Switch.css";
import type { ProfileView } from "@keystead/contract/accounts";
import { IconLock } from "@tabler/icons-react";

import { speak } from "../../../lib/messages.ts";
import { languageNames, languageOf } from "../../../lib/language/languages.ts";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { TimeZoneSelect } from "../../../ui/field/time-zone-select.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useDensity } from "../../../ui/use-preference.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { useSaveBar } from "../../../ui/page/use-save-bar.ts";
import { profileFields, type ProfileFormFields, useProfileForm } from "./use-profile-form.ts";
import "../settings.css";

export function ProfileForm({ profile }: { readonly profile: ProfileView }) {
  const { t } = useTranslation("profile");
  const form = useProfileForm(profile);
  const { field } = form;
  useSaveBar(form, () => {
    const stored = form.known ?? profile;
    form.reset(profileFields(stored));
    void speak(stored.language);
  });
  return (
    <>
      <KeyForm className="ks-card ks-settings-form" onSubmit={form.onSubmit}>
        <TextInput
          {...field("fullName")}
          label={t("fullName")}
          autoComplete="name"
          maxLength={FULL_NAME_LIMIT}
        />
        {profile.email === "" ? null : (
          <TextInput
            label={t("email")}
            description={t("emailHint")}
            readOnly
            value={profile.email}
            rightSection={<IconLock size={18} aria-hidden />}
          />
        )}
        <Select
          {...field("language")}
          label={t("language")}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => {
            const chosen = languageOf(value ?? undefined);
            if (chosen === null) return;
            form.set("language", chosen);
            void speak(chosen);
          }}
        />
        <ZoneField form={form} />
        <CurrencySelect
          {...field("baseCurrency")}
          label={t("baseCurrency")}
          description={t("baseCurrencyHint")}
        />
        <LooksOfThisBrowser />
        <Switch
          {...form.toggle("singleKeyShortcuts")}
          label={t("singleKeys")}
          description={t("singleKeysHint")}
        />
      </KeyForm>
      {form.question}
    </>
  );
}

function ZoneField({ form }: { readonly form: Pick<Form<ProfileFormFields>, "values" | "field" | "set"> }) {
  const { t } = useTranslation("profile");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TimeZoneSelect {...form.field("timezone")} label={t("timezone")} />
      {form.values.timezone === zone ? null : (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            form.set("timezone", zone);
          }}
        >
          {t("useBrowser", { zone })}
        </button>
      )}
    </>
  );
}

/** Stored in this browser, not in the account: a phone at night and a desktop by day may differ. */
function LooksOfThisBrowser() {
  const { t } = useTranslation("profile");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useDensity();
  return (
    <>
      <Choice
        label={t("theme")}
        value={colorScheme}
        onChange={setColorScheme}
        options={(["light", "dark", "auto"] as const).map((value) => ({ value, label: t(`theme_${value}`) }))}
      />
      <Choice
        label={t("density")}
        hint={t("densityHint")}
        value={density}
        onChange={setDensity}
        options={(["comfortable", "compact"] as const).map((value) => ({
          value,
          label: t(`density_${value}`),
        }))}
      />
    </>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
};

function Choice<Value extends string>({ label, hint, ...choice }: ChoiceProps<Value>) {
  return (
    <div>
      <div className="mantine-InputWrapper-label" aria-hidden>
        {label}
      </div>
      {hint === undefined ? null : <div className="ks-second">{hint}</div>}
      <Segmented label={label} {...choice} />
    </div>
  );
}
