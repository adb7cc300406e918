import type { SeoStatus } from "@keystead/domain/seo";

import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";

export function PageStatus({ page }: { readonly page: { readonly status: SeoStatus } }) {
  const { t } = useTranslation("seo");
  return (
    <StatusBadge tone={page.status === "published" ? "positive" : "neutral"}>
      {t(`status_${page.status}`)}
    </StatusBadge>
  );
}
