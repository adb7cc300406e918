import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/RadioCard.css";
import "@mantine/core/styles/RadioIndicator.css";
import "../../ui/form.css";
import type { ProfileView } from "@keystead/contract/accounts";
import { IconBed, IconBuilding, IconKey } from "@tabler/icons-react";
import { Link } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { homeInWords } from "../../lib/format/home-in-words.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import "./onboarding.css";
import { StepFoot } from "./step-foot.tsx";

const kinds = [
  { value: "monthly", icon: IconKey },
  { value: "daily", icon: IconBed },
  { value: "both", icon: IconBuilding },
] as const;
const kindNames = kinds.map(({ value }) => value);
type Answer = { readonly rentKind: (typeof kindNames)[number] };

type RentKindStepProps = { readonly profile: ProfileView; readonly onNext: () => void };

export function RentKindStep({ profile, onNext }: RentKindStepProps) {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const changed = useChanged();
  const form = useForm<Answer, Answer, ProfileView>({
    name: "rent-kind",
    values: { rentKind: profile.rentKind ?? "monthly" },
    read: (input) => ({ input }),
    words: () => null,
    send: (answer) => api.accounts.changeProfile({ version: profile.version, ...answer }),
    onSent: (saved) => {
      void changed("profile", { profile: saved });
      onNext();
    },
  });
  return (
    <KeyForm onSubmit={form.onSubmit}>
      <h2 id="onboarding">{t("kind.title")}</h2>
      <p className="ks-second">{t("kind.text")}</p>
      <Radio.Group
        aria-labelledby="onboarding"
        value={form.values.rentKind}
        onChange={form.choice("rentKind", kindNames).onChange}
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
      <p className="ks-second ks-onboarding-guess">
        {t("kind.guessed", homeInWords(profile, language))} <Link to="/settings">{t("kind.change")}</Link>
      </p>
      <StepFoot form={form} save={t("continue")} onSkip={onNext} />
    </KeyForm>
  );
}
