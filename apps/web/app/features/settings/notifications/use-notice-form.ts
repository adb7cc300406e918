import type { NoticeSettings } from "@keystead/contract/notices";
import { noticeChannels, noticeKinds } from "@keystead/domain/notices";
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
  return eachChoice(chosen);
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
    valuesOf: (fields) => fields,
    fieldMessages: {
      labels: eachChoice((kind, channel) => `${t(`kind.${kind}`)}: ${t(channel)}`),
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

function eachChoice<Value>(
  valueOf: (kind: NoticeKind, channel: NoticeChannel) => Value,
): Readonly<Record<Choice, Value>> {
  return Object.fromEntries(
    noticeKinds.flatMap((kind) =>
      noticeChannels.map((channel) => [`${kind}_${channel}`, valueOf(kind, channel)]),
    ),
  ) as Record<Choice, Value>;
}
