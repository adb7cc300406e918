import { NativeSelect } from "@mantine/core";
import { AFTER_DAYS, BEFORE_DAYS } from "@keystead/domain/reminders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything } from "../../../ui/form/input-fields.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { ReminderMails } from "./reminder-mails.tsx";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";

const OFF = "";

/** Rent reminders to the tenants, off by default; shows the next mail exactly as it would be sent. */
export function ReminderForm({ lease, verb, onClose }: VerbFormProps<"remind">) {
  const { t } = useTranslation(["leases", "lease-verbs"]);
  const { id, reminder } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: { beforeDays: chosenOf(reminder.beforeDays), afterDays: chosenOf(reminder.afterDays) },
    read: ({ beforeDays, afterDays }) =>
      together({ beforeDays: anything(daysOf(beforeDays)), afterDays: anything(daysOf(afterDays)) }),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`lease-verbs:remind.problem.${known}`);
    },
    send: (days) => api.leases.setReminder({ id, version: reminder.version, ...days }),
  });
  const [beforeDays, afterDays] = [daysOf(form.values.beforeDays), daysOf(form.values.afterDays)];
  const isOff = beforeDays === null && afterDays === null;
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.leases.previewReminder.queryOptions({
      input: {
        id,
        ...(beforeDays === null ? {} : { beforeDays }),
        ...(afterDays === null ? {} : { afterDays }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.remind.title")}
      help={t("lease-verbs:remind.help")}
    >
      <NativeSelect
        {...form.field("beforeDays")}
        label={t("lease-verbs:remind.before")}
        data={[
          { value: OFF, label: t("lease-verbs:remind.off") },
          ...BEFORE_DAYS.map((count) => ({
            value: String(count),
            label: t("lease-verbs:remind.daysBefore", { count }),
          })),
        ]}
      />
      <NativeSelect
        {...form.field("afterDays")}
        label={t("lease-verbs:remind.after")}
        data={[
          { value: OFF, label: t("lease-verbs:remind.off") },
          ...AFTER_DAYS.map((count) => ({
            value: String(count),
            label: t("lease-verbs:remind.daysAfter", { count }),
          })),
        ]}
      />
      {isError ? (
        <ErrorPanel
          message={t("lease-verbs:remind.failed")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy={isFetching}>
          {data === undefined ? null : <ReminderMails preview={data} isOff={isOff} />}
        </div>
      )}
    </VerbFrame>
  );
}

/** The problems of a field that have a message. */
const codes = ["TENANT_WITHOUT_EMAIL", "OWN_EMAIL_UNCONFIRMED"] as const;

function chosenOf(days: number | null): string {
  return days === null ? OFF : String(days);
}

function daysOf(chosen: string): number | null {
  return chosen === OFF ? null : Number(chosen);
}
