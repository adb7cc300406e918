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

import { formatBytes, formatPlanPrice } from "../../lib/format/format.ts";
import { isPart, type LimitReached } from "../../lib/plan/plan-limit.ts";
import { Meter } from "../chart/meter.tsx";
import { useLanguage } from "../text/use-language.ts";
import { useEscape } from "./use-escape.ts";
import { useFocusBack } from "../focus/use-focus-back.ts";
import { usePlanSizes } from "../use-plan-sizes.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./limit-panel.css";

type LimitPanelProps = {
  readonly reached: LimitReached | null;
  readonly onClose: () => void;
  /** Changes the plan; without it the panel only links to the plans. */
  readonly onSwitch?: (plan: Plan) => void;
  /** The plan's owner, for a user who may not change it: the panel then has no link and names whom to ask. */
  readonly owner?: string;
  readonly switching?: boolean;
  /** Payments are not under maintenance: the plans cost money, and the panel leaves out the maintenance note. */
  readonly paymentsOpen?: boolean;
};

/** What is used, what the plan allows and which plan fits. Existing records stay untouched. */
export function LimitPanel({
  reached,
  onClose,
  onSwitch,
  owner,
  switching = false,
  paymentsOpen = false,
}: LimitPanelProps) {
  useFocusBack();
  useEscape(onClose, reached !== null);
  const { t } = useTranslation("ui");
  const titleOf = useTitle();
  return (
    <Modal
      opened={reached !== null}
      onClose={onClose}
      centered
      size={520}
      returnFocus
      closeOnEscape={false}
      title={reached === null ? "" : titleOf(reached)}
      closeButtonProps={{ "aria-label": t("close") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      {reached === null ? null : (
        <LimitBody
          reached={reached}
          onClose={onClose}
          switching={switching}
          paymentsOpen={paymentsOpen}
          {...(onSwitch === undefined ? {} : { onSwitch })}
          {...(owner === undefined ? {} : { owner })}
        />
      )}
    </Modal>
  );
}

function useTitle(): (reached: LimitReached) => string {
  const { t } = useTranslation(["ui", "limit"]);
  return ({ kind, used, limit }) => {
    if (kind === "storage") return t("limit:title_storage");
    if (used < limit) return t("limit:titleRoom");
    return isPart(kind)
      ? t(`limit:title_${kind}`, { plan: t(`plan.${planForFeature(kind)}`) })
      : t(`limit:title_${kind}`, { count: limit });
  };
}

function useText(): (reached: LimitReached) => string {
  const { t } = useTranslation("limit");
  const language = useLanguage();
  return ({ kind, used, limit }) => {
    if (isPart(kind)) return t(`text_${kind}`);
    if (kind !== "storage") return t(`text_${kind}`, { count: limit, used });
    return t("text_storage", { limit: formatBytes(limit, language), used: formatBytes(used, language) });
  };
}

function LimitBody({
  reached,
  onClose,
  onSwitch,
  owner,
  switching,
  paymentsOpen,
}: LimitPanelProps & { readonly reached: LimitReached }) {
  const { t } = useTranslation(["ui", "limit"]);
  const sizesOf = usePlanSizes();
  const language = useLanguage();
  const { kind, limit, used, plan, added = 1 } = reached;
  const counted = !isPart(kind);
  const fitting = counted ? planThatFits(kind, used + added) : planForFeature(kind);
  const text = useText()(reached);
  const sizeOf = (one: Plan) => {
    if (kind === "storage") return formatBytes(planLimits[one].storage, language);
    return kind === "transactions"
      ? t("limit:transactions", { count: planLimits[one].transactions })
      : sizesOf(one);
  };
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
            <span>{sizeOf(one)}</span>
            <b>{t("limit:price", { price: formatPlanPrice(planPrices[one].monthly, language) })}</b>
          </li>
        ))}
      </ul>
      <p className="ks-limit-panel-note">
        <IconInfoCircle size={18} aria-hidden />
        {owner === undefined ? null : `${t("limit:askOwner", { owner })} `}
        {owner === undefined && paymentsOpen !== true ? `${t("limit:maintenance")} ` : null}
        {t("limit:currency")}
      </p>
      <div className="ks-limit-panel-actions">
        <Button variant="subtle" onClick={onClose}>
          {t("limit:notNow")}
        </Button>
        {owner === undefined ? (
          <Button variant="default" component="a" href="/tariffs">
            {t("limit:seePlans")}
          </Button>
        ) : null}
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
