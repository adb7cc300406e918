import { useTranslation } from "./use-translation.ts";

/** The label of a key on a keyboard of the page's language: "Strg", "Leertaste", "Entrée". */
export function useKeyName(): (key: string) => string {
  const { t } = useTranslation(["frame", "shell"]);
  return (key) => {
    if (key === "Ctrl") return t("shell:ctrl");
    if (key === "Space") return t("keySpace");
    if (key === "Enter") return t("keyEnter");
    return key === "Esc" ? t("keyEscape") : key;
  };
}
