import type { AnalyticsAnswer } from "@keystead/contract/analytics";
import { analyticsViews } from "@keystead/domain/analytics";
import { spans } from "@keystead/domain/calendar";
import { IconLink } from "@tabler/icons-react";
import { useRef } from "react";

import { Segmented } from "../../ui/field/segmented.tsx";
import { ShortButton } from "../../ui/page/short-button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useIsPhone } from "../../ui/size/use-is-phone.ts";
import { useRoom } from "../../ui/use-room.ts";
import { usePeriodText } from "../../ui/text/use-period-text.ts";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { ListExport } from "../../ui/export/list-export.tsx";
import { PeriodSwitch } from "../ledger/public.ts";
import { PropertiesMenu } from "../properties/public.ts";
import type { AnalyticsAddress } from "./use-analytics-address.ts";
import "./analytics.css";

type ControlRowProps = { readonly address: AnalyticsAddress; readonly answer: AnalyticsAnswer | null };

/** In this order: the label of "Copy link", the label of the properties, and the padding of the choices. */
const FOLDABLE = 3;

/** Period, properties and level of detail, all kept in the address. */
export function ControlRow({ address, answer }: ControlRowProps) {
  const { t } = useTranslation("analytics");
  const { shown, view, section, propertyIds } = address;
  const words = usePeriodText()(shown.period);
  const isRunning = answer?.period.partial === true;
  useShortcut("p", () => {
    shown.choose(spans[(spans.indexOf(shown.period.span) + 1) % spans.length] ?? "month");
  });
  useShortcut("a", () => {
    address.setView(view === "simple" ? "advanced" : "simple");
  });
  useShortcut("T", () => {
    address.setChart(address.chart === "chart" ? "table" : "chart");
  });
  const bar = useRef<HTMLDivElement>(null);
  const room = useRoom(bar, FOLDABLE);
  // On a phone it may take several lines, of which the properties share one with the actions.
  const isPhone = useIsPhone();
  const folded = isPhone ? 1 : room.folded;
  const both = answer !== null && answer.longTerm.properties > 0 && answer.shortTerm.properties > 0;
  const actions = (
    <span className="ks-analytics-actions">
      <ListExport
        exported={{ list: "analytics", query: { ...address.scope, view: answer?.view ?? "simple" } }}
      />
      <CopyLink isShort={folded > 0} />
    </span>
  );
  return (
    <div
      className="ks-analytics-controls"
      ref={bar}
      data-wraps={room.wraps}
      data-tight={folded === FOLDABLE || undefined}
    >
      <PeriodSwitch
        words={words}
        span={shown.period.span}
        isLast={isRunning}
        onGo={shown.go}
        onSpan={shown.choose}
      />
      <div className="ks-analytics-properties" data-short={folded > 1 || undefined}>
        <PropertiesMenu
          isShort={folded > 1}
          label={t("properties")}
          none={t("allProperties")}
          values={propertyIds}
          chosenText={(count) => t("propertyCount", { count })}
          onChange={address.setProperties}
        />
      </div>
      {isPhone ? actions : null}
      {both ? (
        <Segmented
          label={t("section")}
          value={section ?? "both"}
          onChange={(next) => {
            address.setSection(next === "both" ? null : next);
          }}
          options={[
            { value: "both", label: t("both") },
            { value: "long_term", label: t("long_term") },
            { value: "short_term", label: t("short_term") },
          ]}
        />
      ) : null}
      <Segmented
        label={t("view")}
        value={view}
        onChange={address.setView}
        options={analyticsViews.map((value) => ({ value, label: t(value) }))}
      />
      {isPhone ? null : actions}
    </div>
  );
}

function CopyLink({ isShort }: { readonly isShort: boolean }) {
  const { t } = useTranslation("analytics");
  const copy = async () => {
    const url = window.location.href;
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t("copied"));
    } catch {
      toast.information(t("copyByHand", { url }));
    }
  };
  return (
    <ShortButton
      variant="default"
      label={t("copyLink")}
      icon={<IconLink size={18} stroke={1.6} aria-hidden />}
      isShort={isShort}
      onClick={() => void copy()}
    />
  );
}
