import type { NewSeoPage, SavedSeoPage, SeoPageView } from "@keystead/contract/seo";
import type { SeoStatus } from "@keystead/domain/seo";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { mergePages } from "./merge-pages.ts";
import { usePageMessages } from "../use-page-messages.ts";
import { copyOf, editedPageFields, readPage, type SeoValues, seoFormValues } from "./seo-form-values.ts";

export type SeoFormHandle = RecordFormState<SeoValues, SeoPageView, SeoStatus>;

export type SeoEditing = {
  readonly form: SeoFormHandle;
  /** The status being saved. */
  readonly saving: SeoStatus | null;
  readonly save: (status: SeoStatus) => void;
  /** Discards the input, for example after the page was deleted. */
  readonly forget: () => void;
};

const codes = [
  "TITLE_REQUIRED",
  "SLUG_REQUIRED",
  "SLUG_INVALID",
  "SLUG_TAKEN",
  "TOPIC_INVALID",
  "HERO_TITLE_REQUIRED",
  "LINK_INVALID",
  "INVALID_DATE",
  "TOO_LONG",
  "INVALID_TEXT",
] as const;

/** Edits and saves one page; it stays open after saving. */
export function useSeoEditing(page: SeoPageView | null, copied?: SeoPageView): SeoEditing {
  const { t } = useTranslation("seo");
  const language = useLanguage();
  const navigate = useNavigate();
  const changed = useChanged();
  const [status, setStatus] = useState<SeoStatus>("draft");
  const form: SeoFormHandle = useRecordForm<SeoValues, SeoPageView, NewSeoPage, SavedSeoPage, SeoStatus>({
    name: "seo",
    record: page,
    values: () => seoFormValues(page ?? (copied === undefined ? null : copyOf(copied)), language),
    read: (values, chosen = "draft") => readPage(values, chosen),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    marksOf: ({ code }) => (code === "SLUG_TAKEN" ? { slug: code } : {}),
    fieldsOf: editedPageFields,
    valuesOf: (fields) => seoFormValues(fields, fields.language),
    fieldMessages: usePageMessages(),
    merge: mergePages,
    create: (fields, { once }) => api.seo.create(fields, once(fields)),
    update: (changes, { id, version }) => api.seo.update({ ...changes, id, version }),
    onSaved: async (outcome, { say }) => {
      const { page: saved, removed } =
        outcome.kind === "saved" ? outcome.saved : { page: outcome.known, removed: 0 };
      const { title, publishOn } = saved;
      say(
        publishOn === null
          ? t(saved.status === "published" ? "savedPublished" : "savedDraft", { title })
          : t("savedPlanned", { title, day: formatDay(publishOn, language) }),
      );
      if (removed > 0) toast.information(t("savedCleaned", { count: removed }));
      const isNew = form.known === null;
      flushSync(() => {
        form.know(saved, seoFormValues(saved, saved.language));
      });
      if (isNew) void navigate(`/admin/seo/${saved.id}`, { replace: true });
      await changed("page");
    },
  });
  return {
    form,
    saving: form.busy ? status : null,
    save: (chosen) => {
      setStatus(chosen);
      form.submit(chosen);
    },
    forget: () => {
      flushSync(() => {
        form.reset(form.values);
      });
    },
  };
}
