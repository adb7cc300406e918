import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useOpenSample } from "../session/public.ts";

/** A tenant needs a property first. */
export function NoTenants({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation("tenants");
  const sample = useOpenSample();
  const can = useCan();
  const { data } = useQuery(query.properties.names.queryOptions({ input: { limit: 1 } }));
  const hasProperty = data === undefined || data.items.length > 0;
  return (
    <EmptyState
      icon={IconUsers}
      title={t("emptyTitle")}
      text={hasProperty ? t("emptyText") : t("needProperty")}
      action={hasProperty ? { label: t("add"), onClick: onAdd } : undefined}
      sample={{
        label: t("sample"),
        onClick: () => {
          sample.mutate();
        },
      }}
    >
      {hasProperty || !can("property.create") ? null : <Link to="/properties?new=1">{t("addProperty")}</Link>}
      {can("property.create") ? <Link to="/bring-history">{t("bringHistory")}</Link> : null}
    </EmptyState>
  );
}
