import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import {
  type Plan,
  planForFeature,
  planLimits,
  planPrices,
  plans,
  planThatFits,
} from "@keystead/domain/plans";
import { IconInfoCircle } from "@tabler/icons-react";

import { formatPlanPrice } from "../lib/format.ts";
import type { LimitReached } from "../lib/plan-limit.ts";
import { Meter } from "./meter.tsx";
import { useLanguage } from "./use-language.ts";
import { useEscape } from "./use-escape.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { usePlanSizes } from "./use-plan-sizes.ts";
import { useTranslation } from "./use-translation.ts";
import "./limit-panel.css";

type LimitPanelProps = {
  readonly reached: LimitReached | null;
  readonly onClose: () => void;
  /** Changes the plan; without it the panel only leads to the plans. */
  readonly onSwitch?: (plan: Plan) => void;
  readonly switching?: boolean;
};

/** What is used, what the plan allows and which plan fits. Nothing that exists is touched. */
export function LimitPanel({ reached, onClose, onSwitch, switching = false }: LimitPanelProps) {
  useFocusBack();
  useEscape(onClose, reached !== null);
  const { t } = useTranslation(["ui", "limit"]);
  return (
    <Modal
      opened={reached !== null}
      onClose={onClose}
      centered
      size={520}
      returnFocus
      closeOnEscape={false}
      title={
        reached === null
          ? ""
          : reached.used < reached.limit
            ? t("limit:titleRoom")
            : reached.kind === "tasks"
              ? t("limit:title_tasks", { plan: t(`plan.${planForFeature("tasks")}`) })
              : t(`limit:title_${reached.kind}`, { count: reached.limit })
      }
      closeButtonProps={{ "aria-label": t("close") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      {reached === null ? null : (
        <LimitBody
          reached={reached}
          onClose={onClose}
          switching={switching}
          {...(onSwitch === undefined ? {} : { onSwitch })}
        />
      )}
    </Modal>
  );
}

function LimitBody({
  reached,
  onClose,
  onSwitch,
  switching,
}: LimitPanelProps & { readonly reached: LimitReached }) {
  const { t } = useTranslation(["ui", "limit"]);
  const sizesOf = usePlanSizes();
  const language = useLanguage();
  const { kind, limit, used, plan, added = 1 } = reached;
  const counted = kind !== "tasks";
  const fitting = counted ? planThatFits(kind, used + added) : planForFeature(kind);
  const text = counted ? t(`limit:text_${kind}`, { count: limit, used }) : t("limit:text_tasks");
  const shown = plans.filter((one) => one === plan || one === fitting);
  return (
    <>
      <p className="ks-limit-panel-text">
        {text} {t("limit:kept")}
      </p>
      {counted ? <Meter label={text} used={used} limit={limit} /> : null}
      <ul className="ks-limit-panel-plans">
        {shown.map((one) => (
          <li key={one} data-fits={one === fitting}>
            <strong>{t(`plan.${one}`)}</strong>
            <span className="ks-limit-panel-tag">{one === plan ? t("limit:current") : t("limit:fits")}</span>
            <span>
              {kind === "transactions"
                ? t("limit:transactions", { count: planLimits[one].transactions })
                : sizesOf(one)}
            </span>
            <b>{t("limit:price", { price: formatPlanPrice(planPrices[one].monthly, language) })}</b>
          </li>
        ))}
      </ul>
      <p className="ks-limit-panel-note">
        <IconInfoCircle size={18} aria-hidden />
        {t("limit:maintenance")}
      </p>
      <div className="ks-limit-panel-actions">
        <Button variant="subtle" onClick={onClose}>
          {t("limit:notNow")}
        </Button>
        <Button variant="default" component="a" href="/tariffs">
          {t("limit:seePlans")}
        </Button>
        {fitting === null || onSwitch === undefined ? null : (
          <Button
            loading={switching ?? false}
            onClick={() => {
              onSwitch(fitting);
            }}
            data-autofocus
          >
            {t("limit:switchTo", { plan: t(`plan.${fitting}`) })}
          </Button>
        )}
      </div>
    </>
  );
}
