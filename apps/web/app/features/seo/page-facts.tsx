import { languages } from "@keystead/domain/languages";
import {
  DESCRIPTION_METER,
  isSlug,
  KEYWORD_LIMIT,
  MOST_KEYWORDS,
  pagePath,
  SEO_DESCRIPTION_LIMIT,
  SEO_TITLE_LIMIT,
  seoPageTypes,
  slugFrom,
  TITLE_METER,
} from "@keystead/domain/seo";
import { NativeSelect, TagsInput, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useState } from "react";

import { languageNames, languageOf } from "../../lib/languages.ts";
import { Meter } from "../../ui/meter.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { Draft } from "../../ui/use-draft.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import type { ProblemField, SeoValues } from "./seo-form-values.ts";
import { useSlugIsFree } from "./seo-queries.ts";
import "./seo.css";

type PageFactsProps = {
  readonly draft: Draft<SeoValues>;
  readonly pageId: string | undefined;
  readonly problemOf: (field: ProblemField) => string | null;
  readonly onTyped: () => void;
};

/** What search engines and the address bar show. */
export function PageFacts({ draft, pageId, problemOf, onTyped }: PageFactsProps) {
  const { t } = useTranslation("seo");
  const { values } = draft;
  // A new page's address follows its title until somebody writes one.
  const [follows, setFollows] = useState(pageId === undefined && values.slug === "");
  return (
    <>
      <div>
        <TextInput
          id="seo-title"
          label={t("pageTitle")}
          maxLength={SEO_TITLE_LIMIT}
          value={values.title}
          error={problemOf("title")}
          onBlur={() => {
            draft.leave("title");
          }}
          onChange={(event) => {
            const title = event.currentTarget.value;
            draft.set("title", title);
            if (follows) draft.set("slug", slugFrom(title));
            onTyped();
          }}
        />
        <LengthMeter label={t("pageTitle")} text={values.title} limit={TITLE_METER} />
      </div>
      <SlugField
        draft={draft}
        pageId={pageId}
        problem={problemOf("slug")}
        onTyped={() => {
          setFollows(false);
          onTyped();
        }}
      />
      <div className="ks-seo-field">
        <span className="ks-seo-field-label" id="seo-type">
          {t("type")}
        </span>
        <Segmented
          label={t("type")}
          value={values.pageType}
          options={seoPageTypes.map((type) => ({ value: type, label: t(`type_${type}`) }))}
          onChange={(type) => {
            draft.set("pageType", type);
          }}
        />
      </div>
      <NativeSelect
        label={t("language")}
        description={t("languageHint")}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        value={values.language}
        onChange={(event) => {
          draft.set("language", languageOf(event.currentTarget.value) ?? values.language);
        }}
      />
      <div>
        <Textarea
          label={t("description")}
          className="ks-seo-grow"
          rows={2}
          maxLength={SEO_DESCRIPTION_LIMIT}
          value={values.metaDescription}
          onChange={(event) => {
            draft.set("metaDescription", event.currentTarget.value);
          }}
        />
        <LengthMeter label={t("description")} text={values.metaDescription} limit={DESCRIPTION_METER} />
      </div>
      <TagsInput
        label={t("keywords")}
        description={t("keywordsHint")}
        maxTags={MOST_KEYWORDS}
        value={[...values.keywords]}
        clearable={false}
        onChange={(keywords) => {
          draft.set(
            "keywords",
            keywords.map((word) => word.trim().slice(0, KEYWORD_LIMIT)).filter((word) => word !== ""),
          );
        }}
      />
    </>
  );
}

/** How much of it a result page shows; more is allowed. */
function LengthMeter({
  label,
  text,
  limit,
}: {
  readonly label: string;
  readonly text: string;
  readonly limit: number;
}) {
  const { t } = useTranslation("seo");
  const used = [...text.trim()].length;
  return (
    <div className="ks-seo-length" data-over={used > limit}>
      <Meter label={t("lengthOf", { label })} used={used} limit={limit} />
      <span className="ks-numbers">{t(used > limit ? "lengthOver" : "length", { used, limit })}</span>
    </div>
  );
}

type SlugFieldProps = {
  readonly draft: Draft<SeoValues>;
  readonly pageId: string | undefined;
  readonly problem: string | null;
  readonly onTyped: () => void;
};

function SlugField({ draft, pageId, problem, onTyped }: SlugFieldProps) {
  const { t } = useTranslation("seo");
  const { slug, pageType } = draft.values;
  const free = useSlugIsFree(slug, pageId);
  const address = `${window.location.origin}${pagePath({ pageType, slug: isSlug(slug) ? slug : "…" })}`;
  return (
    <TextInput
      id="seo-slug"
      label={t("slug")}
      description={
        <span className="ks-seo-slug-hint">
          <span className="ks-seo-path">{address}</span>
          <output>{isSlug(slug) && free !== undefined ? t(free ? "slugFree" : "slugTaken") : ""}</output>
        </span>
      }
      inputWrapperOrder={["label", "input", "description", "error"]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={slug}
      error={problem}
      onBlur={() => {
        draft.leave("slug");
      }}
      onChange={(event) => {
        draft.set("slug", event.currentTarget.value);
        onTyped();
      }}
    />
  );
}
