import type { NewSeoPage, SavedSeoPage, SeoPageView } from "@keystead/contract/seo";
import type { SeoStatus } from "@keystead/domain/seo";
import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { fieldIssues } from "../../lib/field-issues.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import { type Draft, focusField, useDraft } from "../../ui/use-draft.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { type MergingSave, useMergingSave } from "../../ui/use-merging-save.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { mergePages } from "./merge-pages.ts";
import { usePageWords } from "./page-words.ts";
import {
  editedFields,
  type EditedSection,
  fieldsOf,
  type ProblemField,
  problemFields,
  problemsOf,
  type SeoValues,
  valuesOf,
} from "./seo-form-values.ts";

export type SeoEditing = {
  readonly draft: Draft<SeoValues>;
  /** The page as the server knows it; null before the first save. */
  readonly known: SeoPageView | null;
  /** The status that is being saved. */
  readonly busy: SeoStatus | null;
  /** What went wrong beyond the fields. */
  readonly failure: string | null;
  /** The fields that are marked. */
  readonly problems: readonly ProblemField[];
  readonly problemOf: (field: ProblemField) => string | null;
  readonly changeSections: (change: (sections: readonly EditedSection[]) => readonly EditedSection[]) => void;
  readonly forgetRefusal: () => void;
  /** Gives up what was typed, as after the page was deleted. */
  readonly forget: () => void;
  readonly save: (status: SeoStatus) => void;
  /** What has to be chosen before the save goes on; stands beside the form. */
  readonly question: ReactElement | null;
};

type Refused = Readonly<Partial<Record<string, string>>>;

/** One page on its way: what is typed, what is wrong with it, and the way to the server and back. */
export function useSeoEditing(page: SeoPageView | null): SeoEditing {
  const { t } = useTranslation(["seo", "errors"]);
  const draft = useDraft(valuesOf(page, useLanguage()));
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const merging = useMergingSave({
    record: page,
    fieldsOf: editedFields,
    words: usePageWords(),
    create: api.seo.create,
    update: api.seo.update,
    merge: mergePages,
    onMerged: (current, fields) => {
      draft.rebase(valuesOf(current, current.language), valuesOf(fields, fields.language));
    },
  });
  const { known, question } = merging;
  const saving = useSaving({
    merging,
    values: draft.values,
    onSaved: ({ page: saved, removed }) => {
      if (removed > 0) toast.information(t("savedCleaned", { count: removed }));
      // Before the way on: what is saved must not be asked about as if it were lost.
      flushSync(() => {
        merging.know(saved);
        draft.reset(valuesOf(saved, saved.language));
      });
      if (known === null) void navigate(`/admin/seo/${saved.id}`, { replace: true });
    },
    onRefused: (error) => {
      const issues = fieldIssues(error);
      setRefused(isSlugTaken(error) ? { slug: "SLUG_TAKEN" } : issues);
      setFailure(t(refusalKey(error)));
      focusFirst(problemFields.filter((field) => field in issues));
      if (isSlugTaken(error)) focusField("seo-slug");
    },
  });

  const found: Refused = { ...refused, ...problemsOf(draft.values) };
  const shown = problemFields.filter(
    (field) => found[field] !== undefined && (draft.shows(field) || field in refused),
  );
  return {
    draft,
    known,
    busy: saving.isPending ? saving.variables : null,
    question,
    failure,
    problems: shown,
    problemOf: (field) => {
      const code = codes.find((one) => one === found[field]);
      return code === undefined || !shown.includes(field) ? null : t(`problem.${code}`);
    },
    changeSections: (change) => {
      draft.change((was) => ({ ...was, sections: change(was.sections) }));
      setRefused({});
    },
    forgetRefusal: () => {
      setRefused({});
      setFailure(null);
    },
    forget: () => {
      flushSync(() => {
        draft.reset(draft.values);
      });
    },
    save: (status) => {
      draft.showAll();
      setRefused({});
      setFailure(null);
      const problems = problemsOf(draft.values);
      const wrong = problemFields.filter((field) => field in problems);
      if (wrong.length === 0) saving.mutate(status);
      else focusFirst(wrong);
    },
  };
}

const codes = [
  "TITLE_REQUIRED",
  "SLUG_REQUIRED",
  "SLUG_INVALID",
  "SLUG_TAKEN",
  "HERO_TITLE_REQUIRED",
  "LINK_INVALID",
  "TOO_LONG",
  "INVALID_TEXT",
] as const;

type SavingOptions = {
  readonly merging: MergingSave<SeoPageView, NewSeoPage, SavedSeoPage>;
  readonly values: SeoValues;
  readonly onSaved: (saved: SavedSeoPage) => void;
  readonly onRefused: (error: unknown) => void;
};

function useSaving({ merging, values, onSaved, onRefused }: SavingOptions) {
  const { t } = useTranslation("seo");
  const changed = useChanged();
  return useMutation({
    mutationFn: (status: SeoStatus) => merging.save({ ...fieldsOf(values), status }),
    onSuccess: async (outcome) => {
      if (outcome.kind === "cancelled") return;
      const saved = outcome.kind === "saved" ? outcome.saved : { page: outcome.known, removed: 0 };
      const { status, title } = saved.page;
      merging.say(outcome, t(status === "published" ? "savedPublished" : "savedDraft", { title }));
      onSaved(saved);
      await changed("page");
    },
    onError: onRefused,
  });
}

function focusFirst(fields: readonly ProblemField[]): void {
  const [first] = fields;
  if (first !== undefined && first !== "sections") focusField(`seo-${first}`);
}

function isSlugTaken(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "SLUG_TAKEN";
}
