import { FILE_LIMIT } from "@keystead/domain/documents";

import { formatBytes } from "../../../lib/format/format.ts";
import { isRefusalCode, refusalWord } from "../../../lib/refusal/refusal-words.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { formatSize } from "../../../lib/files/format-size.ts";
import type { FileUpload } from "./upload-store.ts";

/** A file, with the reason for its refusal. */
export type NotTaken = Pick<FileUpload, "file" | "problem">;

const own = [
  "FILE_TOO_LARGE",
  "FILE_EMPTY",
  "FILE_TYPE_UNKNOWN",
  "FILE_DAMAGED",
  "PICTURE_HEIC",
  "PICTURE_TOO_LARGE",
  "UPLOAD_BROKEN",
  "PROXY_LIMIT",
  "NAME_REQUIRED",
  "PLAN_LIMIT",
] as const;

/** Why a file was refused, and what to do about it. */
export function useProblemText(): (one: NotTaken) => string {
  const { t } = useTranslation(["documents", "errors", "ui"]);
  const language = useLanguage();
  return ({ problem, file }) => {
    const { code, used = 0, limit = FILE_LIMIT } = problem ?? { code: "UNKNOWN" };
    const known = own.find((one) => one === code);
    if (known !== undefined)
      return t(`problem.${known}`, {
        size: formatSize(code === "FILE_TOO_LARGE" ? upToATenth(file.size) : file.size, language),
        limit: formatBytes(limit, language),
        used: formatBytes(used, language),
      });
    return isRefusalCode(code) ? t(refusalWord(code)) : t("problem.UPLOAD_BROKEN");
  };
}

const TENTH = (1024 * 1024) / 10;

/** Rounded up: one byte too many would otherwise read like the limit itself. */
function upToATenth(bytes: number): number {
  return Math.ceil(bytes / TENTH) * TENTH;
}
