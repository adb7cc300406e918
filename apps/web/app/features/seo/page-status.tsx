import type { SeoStatus } from "@keystead/domain/seo";

import { StatusBadge } from "../../ui/status-badge.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

export function PageStatus({ page }: { readonly page: { readonly status: SeoStatus } }) {
  const { t } = useTranslation("seo");
  return (
    <StatusBadge tone={page.status === "published" ? "positive" : "neutral"}>
      {t(`status_${page.status}`)}
    </StatusBadge>
  );
}
