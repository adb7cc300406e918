import type { SeoStatus } from "@keystead/domain/seo";

import { formatDay } from "../../lib/format/format.ts";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type PageStatusProps = { readonly page: { readonly status: SeoStatus; readonly publishOn?: string | null } };

export function PageStatus({ page }: PageStatusProps) {
  const { t } = useTranslation("seo");
  const language = useLanguage();
  const { publishOn = null } = page;
  return (
    <StatusBadge tone={page.status === "published" ? "positive" : "neutral"}>
      {publishOn === null
        ? t(`status_${page.status}`)
        : t("plannedFor", { day: formatDay(publishOn, language) })}
    </StatusBadge>
  );
}
