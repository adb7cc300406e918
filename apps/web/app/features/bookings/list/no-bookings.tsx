import { IconCalendarEvent } from "@tabler/icons-react";

import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Action = { readonly label: string; readonly onClick: () => void };

export function NoBookings({ onAdd, inBulk }: { readonly onAdd?: () => void; readonly inBulk?: Action }) {
  const { t } = useTranslation("booking-list");
  return (
    <EmptyState
      icon={IconCalendarEvent}
      title={t("emptyTitle")}
      text={t("emptyText")}
      {...(onAdd === undefined ? {} : { action: { label: t("add"), onClick: onAdd } })}
      {...(inBulk === undefined ? {} : { second: inBulk })}
    />
  );
}
