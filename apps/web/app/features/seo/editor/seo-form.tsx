import { SEO_DESCRIPTION_LIMIT, SEO_TITLE_LIMIT } from "@keystead/domain/seo";
import { Button, Textarea, TextInput } from "@mantine/core";
import type { SeoPageView } from "@keystead/contract/seo";
import { IconExternalLink, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { formatNumber } from "../../../lib/format/format.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { RefusedBy } from "../../../ui/form/refused-by.tsx";
import { LeaveDialog } from "../../../ui/overlay/leave-dialog.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PageFacts } from "./page-facts.tsx";
import { PageStatus } from "../page-status.tsx";
import { PageRevisions } from "./page-revisions.tsx";
import { withText } from "./seo-form-values.ts";
import { SectionsEditor } from "./sections-editor.tsx";
import { SeoPreview } from "./seo-preview.tsx";
import { useDeletePage } from "../seo-queries.ts";
import { type SeoEditing, type SeoFormHandle as SeoFormState, useSeoEditing } from "./use-seo-editing.ts";
import "../../../ui/form.css";
import "../seo.css";

type SeoFormProps = {
  readonly page: SeoPageView | null;
  /** The page that a new one is copied from. */
  readonly copied?: SeoPageView;
};

/** The whole page: its facts, its sections, and next to them the preview. */
export function SeoForm({ page, copied }: SeoFormProps) {
  const { t } = useTranslation(["seo", "forms"]);
  const editing = useSeoEditing(page, copied);
  const { form } = editing;
  const { known, problems, values } = form;
  return (
    <>
      <KeyForm
        className="ks-seo-form"
        onSubmit={(event) => {
          event.preventDefault();
          editing.save(known?.status ?? "draft");
        }}
      >
        <PageHeader
          title={known?.title ?? t("newPage")}
          crumbs={[{ label: t("title"), to: "/admin/seo" }]}
          actions={<Actions editing={editing} />}
        >
          <Facts page={known} />
        </PageHeader>
        <p className="ks-form-note ks-seo-only-phone">{t("largerScreen")}</p>
        {form.failure === null && problems.length === 0 ? null : (
          <div role="alert" className="ks-form-error">
            {form.failure ?? t("forms:problemCount", { count: problems.length })}
            {form.failure === null ? null : <RefusedBy refusal={form.refusal ?? null} />}
          </div>
        )}
        <div className="ks-seo-columns">
          <div className="ks-form">
            <fieldset className="ks-card ks-form ks-seo-group">
              <legend>{t("groupSearch")}</legend>
              <PageFacts form={form} />
            </fieldset>
            <fieldset className="ks-card ks-form ks-seo-group">
              <legend>{t("groupHero")}</legend>
              <HeroFields form={form} />
            </fieldset>
            <h2 className="ks-seo-heading">{t("groupSections")}</h2>
            <SectionsEditor
              key={known?.version ?? 0}
              sections={values.sections}
              onChange={(change) => {
                form.change((was) => ({ ...was, sections: change(was.sections) }));
              }}
              showProblems={form.problemOf("sections") !== null}
            />
          </div>
          <SeoPreview values={values} />
        </div>
      </KeyForm>
      <LeaveDialog dirty={form.dirty} />
      {form.question}
    </>
  );
}

function HeroFields({ form: { field } }: { readonly form: SeoFormState }) {
  const { t } = useTranslation("seo");
  return (
    <>
      <TextInput {...field("heroTitle")} label={t("heroTitle")} maxLength={SEO_TITLE_LIMIT} />
      <Textarea
        {...field("heroSubtitle")}
        label={t("heroSubtitle")}
        className="ks-seo-grow"
        rows={2}
        maxLength={SEO_DESCRIPTION_LIMIT}
      />
    </>
  );
}

function Facts({ page }: { readonly page: SeoPageView | null }) {
  const { t } = useTranslation("seo");
  const language = useLanguage();
  if (page === null) return <PageStatus page={{ status: "draft" }} />;
  return (
    <>
      <PageStatus page={page} />
      {page.status === "published" ? (
        <a href={page.path} target="_blank" rel="noopener noreferrer" className="ks-seo-path">
          {page.path} <IconExternalLink size={14} aria-hidden />
          <span className="ks-visually-hidden">{t("newTab")}</span>
        </a>
      ) : (
        <span className="ks-seo-path">{page.path}</span>
      )}
      <span className="ks-numbers">
        {t("views", { count: page.impressions, shown: formatNumber(page.impressions, language) })}
      </span>
    </>
  );
}

function Actions({ editing }: { readonly editing: SeoEditing }) {
  const { t } = useTranslation("seo");
  const { saving: busy, form } = editing;
  const { known } = form;
  const published = known?.status === "published";
  return (
    <>
      {known === null ? null : (
        <>
          <PageRevisions
            page={known}
            onTake={(text) => {
              const { values } = form;
              form.change((was) => withText(was, text));
              return () => {
                form.change(() => values);
              };
            }}
          />
          <DeleteButton page={known} onDeleted={editing.forget} />
        </>
      )}
      {published ? (
        <Button
          variant="default"
          disabled={busy !== null}
          loading={busy === "draft"}
          onClick={() => {
            editing.save("draft");
          }}
        >
          {t("unpublish")}
        </Button>
      ) : (
        <Button type="submit" variant="default" disabled={busy !== null} loading={busy === "draft"}>
          {t("saveDraft")}
        </Button>
      )}
      <Button
        type={published ? "submit" : "button"}
        disabled={busy !== null}
        loading={busy === "published"}
        {...(published
          ? {}
          : {
              onClick: () => {
                editing.save("published");
              },
            })}
      >
        {published ? t("saveChanges") : t("publish")}
      </Button>
    </>
  );
}

function DeleteButton({ page, onDeleted }: { readonly page: SeoPageView; readonly onDeleted: () => void }) {
  const { t } = useTranslation("seo");
  const navigate = useNavigate();
  const remove = useDeletePage();
  const removal = useMutation({
    mutationFn: () => remove(page),
    onSuccess: (deleted) => {
      if (!deleted) return;
      onDeleted();
      void navigate("/admin/seo");
    },
  });
  return (
    <Button
      variant="subtle"
      color="red"
      loading={removal.isPending}
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => {
        removal.mutate();
      }}
    >
      {t("delete")}
    </Button>
  );
}
