import type { NoticeSettings } from "@keystead/contract/notices";
import type { NoticeChannel, NoticeKind } from "@keystead/domain/notices";
import { flushSync } from "react-dom";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Choice = `${NoticeKind}_${NoticeChannel}`;

/** One field for each checkbox of the matrix. */
export type NoticeFields = Readonly<Record<Choice, boolean>>;

/** Kinds that are not offered to this person have no checkbox, and are never sent. */
export function noticeFields({ choices }: NoticeSettings): NoticeFields {
  const chosen = (kind: NoticeKind, channel: NoticeChannel) =>
    choices.find((choice) => choice.kind === kind)?.[channel] ?? false;
  return {
    rent_due_app: chosen("rent_due", "app"),
    rent_due_email: chosen("rent_due", "email"),
    rent_overdue_app: chosen("rent_overdue", "app"),
    rent_overdue_email: chosen("rent_overdue", "email"),
    lease_ending_app: chosen("lease_ending", "app"),
    lease_ending_email: chosen("lease_ending", "email"),
    task_due_app: chosen("task_due", "app"),
    task_due_email: chosen("task_due", "email"),
    task_given_app: chosen("task_given", "app"),
    task_given_email: chosen("task_given", "email"),
    booking_conflict_app: chosen("booking_conflict", "app"),
    booking_conflict_email: chosen("booking_conflict", "email"),
    turnover_unconfirmed_app: chosen("turnover_unconfirmed", "app"),
    turnover_unconfirmed_email: chosen("turnover_unconfirmed", "email"),
    turnover_done_app: chosen("turnover_done", "app"),
    turnover_done_email: chosen("turnover_done", "email"),
    turnover_problem_app: chosen("turnover_problem", "app"),
    turnover_problem_email: chosen("turnover_problem", "email"),
    job_soon_app: chosen("job_soon", "app"),
    job_soon_email: chosen("job_soon", "email"),
    job_changed_app: chosen("job_changed", "app"),
    job_changed_email: chosen("job_changed", "email"),
    invitation_accepted_app: chosen("invitation_accepted", "app"),
    invitation_accepted_email: chosen("invitation_accepted", "email"),
    address_renewed_app: chosen("address_renewed", "app"),
    address_renewed_email: chosen("address_renewed", "email"),
    weekly_summary_app: chosen("weekly_summary", "app"),
    weekly_summary_email: chosen("weekly_summary", "email"),
  };
}

/** Saves the changed checkboxes, stays open, and merges with changes from another window or the link of a mail. */
export function useNoticeForm(settings: NoticeSettings): RecordFormState<NoticeFields, NoticeSettings> {
  const { t } = useTranslation("notifications");
  const changed = useChanged();
  const form: RecordFormState<NoticeFields, NoticeSettings> = useRecordForm<
    NoticeFields,
    NoticeSettings,
    NoticeFields,
    NoticeSettings
  >({
    name: "notifications",
    record: settings,
    values: noticeFields(settings),
    read: (input) => ({ input }),
    words: () => null,
    fieldsOf: noticeFields,
    typed: (fields) => fields,
    fieldWords: {
      labels: labelsOf((kind, channel) => `${t(`kind.${kind}`)}: ${t(channel)}`),
      text: (_name, value) => (value === true ? "✓" : "–"),
    },
    update: (changes, known) =>
      api.notices.changeSettings({
        version: known.version,
        choices: known.choices
          .filter(({ kind }) => `${kind}_app` in changes || `${kind}_email` in changes)
          .map(({ kind, app, email }) => ({
            kind,
            app: changes[`${kind}_app`] ?? app,
            email: changes[`${kind}_email`] ?? email,
          })),
      }),
    onSaved: (outcome, { say }) => {
      const saved = outcome.kind === "saved" ? outcome.saved : outcome.known;
      void changed("noticeSettings");
      flushSync(() => {
        form.know(saved, noticeFields(saved));
      });
      say(t("saved"));
    },
    onFailure: toast.error,
  });
  return form;
}

function labelsOf(
  words: (kind: NoticeKind, channel: NoticeChannel) => string,
): Readonly<Record<Choice, string>> {
  return {
    rent_due_app: words("rent_due", "app"),
    rent_due_email: words("rent_due", "email"),
    rent_overdue_app: words("rent_overdue", "app"),
    rent_overdue_email: words("rent_overdue", "email"),
    lease_ending_app: words("lease_ending", "app"),
    lease_ending_email: words("lease_ending", "email"),
    task_due_app: words("task_due", "app"),
    task_due_email: words("task_due", "email"),
    task_given_app: words("task_given", "app"),
    task_given_email: words("task_given", "email"),
    booking_conflict_app: words("booking_conflict", "app"),
    booking_conflict_email: words("booking_conflict", "email"),
    turnover_unconfirmed_app: words("turnover_unconfirmed", "app"),
    turnover_unconfirmed_email: words("turnover_unconfirmed", "email"),
    turnover_done_app: words("turnover_done", "app"),
    turnover_done_email: words("turnover_done", "email"),
    turnover_problem_app: words("turnover_problem", "app"),
    turnover_problem_email: words("turnover_problem", "email"),
    job_soon_app: words("job_soon", "app"),
    job_soon_email: words("job_soon", "email"),
    job_changed_app: words("job_changed", "app"),
    job_changed_email: words("job_changed", "email"),
    invitation_accepted_app: words("invitation_accepted", "app"),
    invitation_accepted_email: words("invitation_accepted", "email"),
    address_renewed_app: words("address_renewed", "app"),
    address_renewed_email: words("address_renewed", "email"),
    weekly_summary_app: words("weekly_summary", "app"),
    weekly_summary_email: words("weekly_summary", "email"),
  };
}
