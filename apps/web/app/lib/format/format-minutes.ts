import type { Language } from "@keystead/domain/languages";

import { formatUnit } from "./format.ts";

/** A duration: "3 hr", "45 min", "1 hr 30 min". */
export function formatMinutes(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours === 0 ? [] : [formatUnit(hours, "hour", language)]),
    ...(rest === 0 && hours > 0 ? [] : [formatUnit(rest, "minute", language)]),
  ];
  return parts.join(" ");
}
