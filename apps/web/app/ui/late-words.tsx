import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { type LateNamespace, loadLateWords } from "../lib/i18n.ts";

type LateWordsProps = { readonly namespace: LateNamespace; readonly children: ReactNode };

/** A screen whose words are no part of the first screen's; without them the screen counts as broken. */
export function LateWords({ namespace, children }: LateWordsProps) {
  const { t } = useTranslation("ui");
  const words = useQuery({
    queryKey: ["words", namespace],
    queryFn: () => loadLateWords(namespace),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  return words.data === true ? children : <p role="status">{t("loading")}</p>;
}
