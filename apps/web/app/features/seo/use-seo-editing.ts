import type { SavedSeoPage, SeoPageView } from "@keystead/contract/seo";
import type { SeoStatus } from "@keystead/domain/seo";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { api, newIdempotencyKey } from "../../lib/api.ts";
import { fieldIssues } from "../../lib/field-issues.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import { type Draft, focusField, useDraft } from "../../ui/use-draft.ts";
import { useLanguage } from "../../ui/use-language.ts";
import {
  type EditedSection,
  fieldsOf,
  type ProblemField,
  problemFields,
  problemsOf,
  type SeoValues,
  valuesOf,
} from "./seo-form-values.ts";
import { useRefreshSeoPages } from "./seo-queries.ts";

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
};

type Refused = Readonly<Partial<Record<string, string>>>;

/** One page on its way: what is typed, what is wrong with it, and the way to the server and back. */
export function useSeoEditing(page: SeoPageView | null): SeoEditing {
  const { t } = useTranslation(["seo", "errors"]);
  const draft = useDraft(valuesOf(page, useLanguage()));
  const [known, setKnown] = useState(page);
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const saving = useSaving({
    known,
    values: draft.values,
    onSaved: ({ page: saved, removed }, status) => {
      toast.success(t(status === "published" ? "savedPublished" : "savedDraft", { title: saved.title }));
      if (removed > 0) toast.information(t("savedCleaned", { count: removed }));
      // Before the way on: what is saved must not be asked about as if it were lost.
      flushSync(() => {
        setKnown(saved);
        draft.reset(valuesOf(saved, saved.language));
      });
      if (known === null) void navigate(`/admin/seo/${saved.id}`, { replace: true });
    },
    onStale: setKnown,
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
  readonly known: SeoPageView | null;
  readonly values: SeoValues;
  readonly onSaved: (saved: SavedSeoPage, status: SeoStatus) => void;
  readonly onStale: (current: SeoPageView) => void;
  readonly onRefused: (error: unknown) => void;
};

function useSaving({ known, values, onSaved, onStale, onRefused }: SavingOptions) {
  const { t } = useTranslation("seo");
  const key = useRef(newIdempotencyKey());
  const refresh = useRefreshSeoPages();
  return useMutation({
    mutationFn: (status: SeoStatus) => {
      const input = { ...fieldsOf(values), status };
      return known === null
        ? api.seo.create(input, { context: { idempotencyKey: key.current } })
        : api.seo.update({ id: known.id, version: known.version, ...input });
    },
    onSuccess: async (saved, status) => {
      onSaved(saved, status);
      await refresh();
    },
    onError: async (error) => {
      // A refused creation changed nothing; the corrected one is another request.
      key.current = newIdempotencyKey();
      if (known === null || !isCode(error, "STALE")) {
        onRefused(error);
        return;
      }
      onStale(await api.seo.get({ id: known.id }));
      toast.information(t("changedSince"));
    },
  });
}

function focusFirst(fields: readonly ProblemField[]): void {
  const [first] = fields;
  if (first !== undefined && first !== "sections") focusField(`seo-${first}`);
}

function isSlugTaken(error: unknown): boolean {
  return isCode(error, "SLUG_TAKEN");
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
