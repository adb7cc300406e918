import { Button } from "@mantine/core";
import "../../ui/form.css";

import type { FormFrame } from "../../ui/form/use-form.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type StepFootProps = {
  readonly form: Pick<FormFrame, "busy" | "failure">;
  /** On the button that saves. */
  readonly save: string;
  readonly onSkip: () => void;
};

/** What went wrong with a step, and the two ways on. */
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
