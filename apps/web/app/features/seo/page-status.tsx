import type { SeoStatus } from "@keystead/domain/seo";
import { useTranslation } from "react-i18next";

import { StatusBadge } from "../../ui/status-badge.tsx";

export function PageStatus({ page }: { readonly page: { readonly status: SeoStatus } }) {
  const { t } = useTranslation("seo");
  return (
    <StatusBadge tone={page.status === "published" ? "positive" : "neutral"}>
      {t(`status_${page.status}`)}
    </StatusBadge>
  );
}
