import type { TaskView } from "@keystead/contract/tasks";
import { Radio } from "@mantine/core";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Radio.css";
import { type SeriesChoice, seriesChoices } from "@keystead/domain/tasks";
import { useState } from "react";

import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/check-line.css";
import { useSetTaskStatus } from "../task-queries.ts";

/** R-L09: cancels a repeating task alone, so that the next one follows, or together with the rest of the series. */
export function CancelTaskDialog({
  task,
  onClose,
}: {
  readonly task: TaskView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("tasks");
  const [series, setSeries] = useState<SeriesChoice>("continues");
  const setStatus = useSetTaskStatus();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("cancelTitle", { name: task.description })}
      confirmLabel={t("move.cancelled")}
      cancelLabel={t("keepTask")}
      onConfirm={() => {
        setStatus({ tasks: [task], status: "cancelled", series });
        onClose();
      }}
    >
      <Radio.Group
        label={t("cancelWhat")}
        value={series}
        onChange={(value) => {
          const chosen = seriesChoices.find((one) => one === value);
          if (chosen !== undefined) setSeries(chosen);
        }}
      >
        {seriesChoices.map((choice) => (
          <Radio
            key={choice}
            size="md"
            className="ks-check-line"
            mt="xs"
            value={choice}
            label={t(`series.${choice}`)}
          />
        ))}
      </Radio.Group>
    </ConfirmDialog>
  );
}
