import { Button } from "@mantine/core";
import "../../ui/form.css";

import type { FormFrame } from "../../ui/form/use-form.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type StepFootProps = {
  readonly form: Pick<FormFrame, "busy" | "failure">;
  /** The label of the save button. */
  readonly save: string;
  readonly onSkip: () => void;
};

/** The error of a step, and the buttons to save or skip it. */
export function StepFoot({ form: { busy, failure }, save, onSkip }: StepFootProps) {
  const { t } = useTranslation("onboarding");
  return (
    <>
      {failure === null ? null : (
        <p className="ks-form-error" role="alert">
          {failure}
        </p>
      )}
      <div className="ks-form-buttons">
        <Button type="submit" loading={busy}>
          {save}
        </Button>
        <Button variant="subtle" onClick={onSkip}>
          {t("skip")}
        </Button>
      </div>
    </>
  );
}
