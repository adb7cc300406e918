import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClockHour4,
  IconFlask,
  IconInfoCircle,
  IconLock,
} from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";

import "./status-badge.css";
import "./tone.css";

export type Tone = "positive" | "attention" | "negative" | "information" | "neutral" | "blocked" | "sample";
export type BadgeIcon = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  "aria-hidden"?: boolean;
}>;

const iconOf: Readonly<Record<Tone, BadgeIcon>> = {
  positive: IconCircleCheck,
  attention: IconClockHour4,
  negative: IconAlertTriangle,
  information: IconInfoCircle,
  neutral: IconCircleDashed,
  blocked: IconLock,
  sample: IconFlask,
};

type StatusBadgeProps = {
  readonly tone: Tone;
  /** The word: colour and icon never carry a state on their own. */
  readonly children: ReactNode;
  readonly icon?: BadgeIcon;
};

/** A state as icon, word and colour pair. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  const Icon = icon ?? iconOf[tone];
  return (
    <span className={`ks-status-badge ks-tone-${tone}`}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {children}
    </span>
  );
}
