import { Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/RadioCard.css";
import "@mantine/core/styles/RadioIndicator.css";
import { useTranslation } from "../../ui/use-translation.ts";
import "../../ui/form.css";
import type { ProfileView } from "@keystead/contract/accounts";
import { IconBed, IconBuilding, IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { homeInWords, homeOf } from "../../lib/home.ts";
import "./onboarding.css";

const kinds = [
  { value: "monthly", icon: IconKey },
  { value: "daily", icon: IconBed },
  { value: "both", icon: IconBuilding },
] as const;
type RentKind = (typeof kinds)[number]["value"];

type RentKindStepProps = { readonly profile: ProfileView; readonly onNext: () => void };

export function RentKindStep({ profile, onNext }: RentKindStepProps) {
  const { t } = useTranslation(["onboarding", "errors"]);
  const language = useLanguage();
  const changed = useChanged();
  const [home] = useState(() => homeOf(profile));
  const [kind, setKind] = useState<RentKind>(profile.rentKind ?? "monthly");
  const save = useMutation({
    mutationFn: () => api.accounts.changeProfile({ version: profile.version, rentKind: kind, ...home }),
    onSuccess: (saved) => {
      void changed("profile", { profile: saved });
      onNext();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <form onSubmit={submit}>
      <h2 id="onboarding">{t("kind.title")}</h2>
      <p className="ks-second">{t("kind.text")}</p>
      <Radio.Group
        aria-labelledby="onboarding"
        value={kind}
        onChange={(value) => {
          const found = kinds.find((one) => one.value === value);
          if (found !== undefined) setKind(found.value);
        }}
      >
        <div className="ks-onboarding-kinds">
          {kinds.map(({ value, icon: Icon }) => (
            <Radio.Card key={value} value={value} className="ks-onboarding-kind">
              <Icon size={20} stroke={1.6} aria-hidden />
              <span>
                <b>{t(`kind.${value}.title`)}</b>
                <small>{t(`kind.${value}.text`)}</small>
              </span>
              <Radio.Indicator />
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <p className="ks-second">
        {t("kind.guessed", homeInWords(home, language))} <a href="/settings">{t("kind.change")}</a>
      </p>
      {save.isError ? (
        <p className="ks-form-error" role="alert">
          {t(refusalKey(save.error))}
        </p>
      ) : null}
      <div className="ks-form-buttons">
        <Button type="submit" loading={save.isPending}>
          {t("continue")}
        </Button>
        <Button variant="subtle" onClick={onNext}>
          {t("skip")}
        </Button>
      </div>
    </form>
  );
}
