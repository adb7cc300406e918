import type { Language } from "@keystead/domain/languages";

import { formatBytes, formatUnit } from "../format/format.ts";

const KIBIBYTE = 1024;

/** "96 KB", "1.2 MB": small sizes are not shown in megabytes. */
export function formatSize(bytes: number, language: Language): string {
  if (bytes >= KIBIBYTE * KIBIBYTE) return formatBytes(bytes, language);
  return formatUnit(Math.max(1, Math.round(bytes / KIBIBYTE)), "kilobyte", language);
}
