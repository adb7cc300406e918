import { IconFileText } from "@tabler/icons-react";
import { Link } from "react-router";

import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan, useOpenSample } from "../../session/public.ts";

export function NoLeases({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation(["leases", "tenants"]);
  const sample = useOpenSample();
  const can = useCan();
  return (
    <EmptyState
      icon={IconFileText}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={{ label: t("addLease"), onClick: onAdd }}
      sample={{
        label: t("tenants:sample"),
        onClick: () => {
          sample.mutate();
        },
      }}
    >
      <Link to="/leases?status=">{t("showAll")}</Link>
      {can("property.create") ? <Link to="/bring-history">{t("bringHistory")}</Link> : null}
    </EmptyState>
  );
}
