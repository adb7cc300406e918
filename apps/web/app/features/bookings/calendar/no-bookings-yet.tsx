import { IconCalendar } from "@tabler/icons-react";
import { useNavigate } from "react-router";

import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";

/** R-D11: no property is let by the night. */
export function NoBookingsYet() {
  const { t } = useTranslation("bookings");
  const can = useCan();
  const navigate = useNavigate();
  const go = (to: string) => () => {
    void navigate(to);
  };
  return (
    <EmptyState
      icon={IconCalendar}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        can("property.create") ? { label: t("addProperty"), onClick: go("/properties?new=1") } : undefined
      }
      second={{ label: t("openProperties"), onClick: go("/properties") }}
    />
  );
}
