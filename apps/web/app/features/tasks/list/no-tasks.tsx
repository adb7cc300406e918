import { IconChecklist } from "@tabler/icons-react";

import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";

type NoTasksProps = {
  readonly done: number;
  readonly onAdd: () => void;
  readonly onShowDone: () => void;
};

/** Shown when nothing is to be done, with a link to the completed tasks. */
export function NoTasks({ done, onAdd, onShowDone }: NoTasksProps) {
  const { t } = useTranslation("tasks");
  const can = useCan();
  return (
    <EmptyState
      icon={IconChecklist}
      title={t("emptyTitle")}
      text={can("task.create") ? t("emptyText") : t("emptyOwn")}
      action={can("task.create") ? { label: t("add"), onClick: onAdd } : undefined}
      second={done === 0 ? undefined : { label: t("showDone", { count: done }), onClick: onShowDone }}
    />
  );
}
