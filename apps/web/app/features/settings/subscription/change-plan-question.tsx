import type { SubscriptionView } from "@keystead/contract/accounts";
import type { Plan } from "@keystead/domain/plans";

import { formatBytes, formatNumber } from "../../../lib/format/format.ts";
import { lossLines } from "../../../lib/plan/loss-lines.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** What a change to a smaller plan gives up, as text; empty for an upgrade. */
export function useLossLines(): (
  to: Plan,
  subscription: Pick<SubscriptionView, "effectivePlan" | "used">,
) => readonly string[] {
  const { t } = useTranslation(["ui", "limit"]);
  const language = useLanguage();
  return (to, { effectivePlan, used }) =>
    lossLines(
      { from: effectivePlan, to, used },
      {
        planName: (plan) => t(`plan.${plan}`),
        part: (part) => t(`limit:part.${part}`),
        line: (key, values) => t(`limit:loss.${key}`, values),
        over: (kind, values) => t(`limit:loss.${kind}`, values),
        number: (value) => formatNumber(value, language),
        bytes: (value) => formatBytes(value, language),
      },
    );
}

type QuestionProps = {
  readonly from: Plan;
  readonly to: Plan;
  readonly lines: readonly string[];
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asked before a change to a smaller plan; the answer that changes nothing comes first. */
export function ChangePlanQuestion({ from, to, lines, busy, onConfirm, onClose }: QuestionProps) {
  const { t } = useTranslation(["ui", "limit"]);
  const plan = t(`plan.${to}`);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("limit:loss.title", { plan })}
      confirmLabel={t("limit:switchTo", { plan })}
      cancelLabel={t("limit:loss.keep", { plan: t(`plan.${from}`) })}
      onConfirm={onConfirm}
      busy={busy}
    >
      <p>{t("limit:loss.lead", { plan })}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
