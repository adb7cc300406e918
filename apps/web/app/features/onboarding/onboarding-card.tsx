import { Button } from "@mantine/core";
import type { ProfileView } from "@keystead/contract/accounts";
import { IconChevronRight, IconFlask } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { chooseWorkspace } from "../../lib/workspace-choice.ts";
import { toast } from "../../ui/toast/toast.ts";
import "./onboarding.css";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PropertyStep } from "./property-step.tsx";
import { RentKindStep } from "./rent-kind-step.tsx";
import { RentStep } from "./rent-step.tsx";
import "../../ui/text/tone.css";

type OnboardingCardProps = {
  readonly profile: ProfileView;
  readonly hasProperty: boolean;
  readonly today: string;
};

/**
 * Three short steps from an empty account to a real expected rent; the dashboard stays visible, each step can be
 * skipped.
 */
export function OnboardingCard({ profile, hasProperty, today }: OnboardingCardProps) {
  const { t } = useTranslation("onboarding");
  const hide = useHide(profile);
  const [step, setStep] = useState<1 | 2 | 3>(() => (hasProperty ? 3 : profile.rentKind === null ? 1 : 2));
  const [propertyId, setPropertyId] = useState<string | null>(null);
  return (
    <section className="ks-card ks-onboarding" aria-labelledby="onboarding">
      <div className="ks-onboarding-main" data-arrival>
        <p className="ks-second" role="status">
          {t("stepOf", { step })}
        </p>
        {step === 1 ? (
          <RentKindStep
            profile={profile}
            onNext={() => {
              setStep(2);
            }}
          />
        ) : null}
        {step === 2 ? (
          <PropertyStep
            profile={profile}
            onNext={(id) => {
              setPropertyId(id);
              setStep(3);
            }}
          />
        ) : null}
        {step === 3 ? (
          <RentStep
            propertyId={propertyId}
            today={today}
            onBack={() => {
              setStep(2);
            }}
            onDone={() => {
              hide.mutate();
            }}
          />
        ) : null}
      </div>
      <div className="ks-onboarding-side">
        <h3>{t("threeSteps")}</h3>
        <ol>
          {([1, 2, 3] as const).map((one) => (
            <li key={one} {...(one === step ? { "aria-current": "step" } : {})}>
              <span aria-hidden="true">{one}</span>
              <span>
                <b>{t(`steps.${one}.title`)}</b>
                <small>{t(`steps.${one}.text`)}</small>
              </span>
            </li>
          ))}
        </ol>
        <SampleLink />
        <Button
          variant="subtle"
          size="xs"
          loading={hide.isPending}
          onClick={() => {
            hide.mutate();
          }}
        >
          {t("hide")}
        </Button>
      </div>
    </section>
  );
}

function useHide(profile: ProfileView) {
  const { t } = useTranslation(["onboarding", "errors"]);
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api.accounts.changeProfile({ version: profile.version, onboardingHidden: true }),
    onSuccess: (saved) => changed("profile", { profile: saved }),
    onError: (error) => {
      toast.error(t(refusalKey(error)), error);
    },
  });
}

/** A separate workspace, deleted on leaving: sample rows never mix with real ones. */
function SampleLink() {
  const { t } = useTranslation(["onboarding", "errors"]);
  const changed = useChanged();
  const open = useMutation({
    mutationFn: () => api.accounts.openSample({}),
    onSuccess: async (workspace) => {
      chooseWorkspace(workspace.id);
      await changed("workspace");
      window.location.assign("/portfolio");
    },
    onError: (error) => {
      toast.error(t(refusalKey(error)), error);
    },
  });
  return (
    <button
      type="button"
      className="ks-onboarding-sample"
      disabled={open.isPending}
      onClick={() => {
        open.mutate();
      }}
    >
      <span className="ks-onboarding-icon ks-tone-sample">
        <IconFlask size={20} stroke={1.6} aria-hidden />
      </span>
      <span>
        <b>{t("lookAround")}</b>
        <small>{t("lookAroundText")}</small>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </button>
  );
}
