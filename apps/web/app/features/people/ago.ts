import type { Language } from "@keystead/domain/languages";

import { intlLocales } from "../../lib/language/languages.ts";

const MINUTE_MS = 60_000;
const steps = [
  { unit: "minute", ms: MINUTE_MS, below: 60 },
  { unit: "hour", ms: 60 * MINUTE_MS, below: 24 },
  { unit: "day", ms: 24 * 60 * MINUTE_MS, below: Infinity },
] as const;

/** "20 minutes ago", in the largest unit that fits; a future instant counts as now. */
export function ago(instant: string, nowMs: number, language: Language): string {
  const pastMs = Math.max(0, nowMs - Date.parse(instant));
  const words = new Intl.RelativeTimeFormat(intlLocales[language], { numeric: "auto", style: "short" });
  for (const { unit, ms, below } of steps) {
    const count = Math.floor(pastMs / ms);
    if (count < below) return words.format(-count, unit);
  }
  return "";
}
