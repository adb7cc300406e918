import { FULL_NAME_LIMIT } from "@keystead/domain/accounts";
import { languages } from "@keystead/domain/languages";
import { Button, Select, Switch, TextInput, useMantineColorScheme } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Switch.css";
import type { ProfileView } from "@keystead/contract/accounts";
import { IconLock } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { speak } from "../../lib/words.ts";
import { languageNames, languageOf } from "../../lib/languages.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { CurrencySelect } from "../../ui/currency-select.tsx";
import { TimeZoneSelect } from "../../ui/time-zone-select.tsx";
import { toast } from "../../ui/toast.ts";
import { LeaveQuestion } from "../../ui/leave-question.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { useDensity } from "../../ui/use-preference.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./settings.css";

export function ProfileForm({ profile }: { readonly profile: ProfileView }) {
  const { t } = useTranslation(["settings", "ui", "errors"]);
  const draft = useDraft(valuesOf(profile));
  const [version, setVersion] = useState(profile.version);
  const changed = useChanged();
  const { values } = draft;
  const save = useMutation({
    mutationFn: () => api.accounts.changeProfile({ version, ...values }),
    onSuccess: async (saved) => {
      void changed("profile", { profile: saved });
      setVersion(saved.version);
      draft.reset(valuesOf(saved));
      await speak(saved.language);
      toast.success(t("saved"));
    },
    onError: async (error) => {
      if ("code" in error && error.code === "STALE") {
        setVersion((await api.accounts.profile({})).version);
        toast.information(t("changedSince"));
        return;
      }
      toast.error(t(refusalKey(error)));
    },
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <form
        className="ks-card ks-settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <TextInput
          label={t("fullName")}
          autoComplete="name"
          maxLength={FULL_NAME_LIMIT}
          value={values.fullName}
          onChange={(event) => {
            draft.set("fullName", event.currentTarget.value);
          }}
        />
        <TextInput
          label={t("email")}
          description={t("emailHint")}
          readOnly
          value={profile.email}
          rightSection={<IconLock size={18} aria-hidden />}
        />
        <Select
          label={t("language")}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={values.language}
          onChange={(value) => {
            const chosen = languageOf(value ?? undefined);
            if (chosen === null) return;
            draft.set("language", chosen);
            void speak(chosen);
          }}
        />
        <TimeZoneSelect
          label={t("timezone")}
          value={values.timezone}
          onChange={(chosen) => {
            draft.set("timezone", chosen);
          }}
        />
        {values.timezone === zone ? null : (
          <button
            type="button"
            className="ks-link-button"
            onClick={() => {
              draft.set("timezone", zone);
            }}
          >
            {t("useBrowser", { zone })}
          </button>
        )}
        <CurrencySelect
          label={t("baseCurrency")}
          description={t("baseCurrencyHint")}
          value={values.baseCurrency}
          onChange={(code) => {
            draft.set("baseCurrency", code);
          }}
        />
        <LooksOfThisBrowser />
        <Switch
          label={t("singleKeys")}
          description={t("singleKeysHint")}
          checked={values.singleKeyShortcuts}
          onChange={(event) => {
            draft.set("singleKeyShortcuts", event.currentTarget.checked);
          }}
        />
        {draft.dirty ? (
          <div className="ks-settings-save">
            <span>{t("unsaved")}</span>
            <Button
              variant="subtle"
              onClick={() => {
                draft.reset(valuesOf(profile));
                void speak(profile.language);
              }}
            >
              {t("discard")}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t("save")}
            </Button>
          </div>
        ) : null}
      </form>
      <LeaveQuestion dirty={draft.dirty} />
    </>
  );
}

function valuesOf({ fullName, language, timezone, baseCurrency, singleKeyShortcuts }: ProfileView) {
  return { fullName, language, timezone, baseCurrency, singleKeyShortcuts };
}

/** Kept in this browser, not in the account: a phone at night and a desk by day may differ. */
function LooksOfThisBrowser() {
  const { t } = useTranslation("settings");
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
