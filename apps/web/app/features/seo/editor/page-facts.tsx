import { languages } from "@keystead/domain/languages";
import {
  DESCRIPTION_METER,
  isSlug,
  pagePath,
  seoPageTypes,
  slugFrom,
  SLUG_LIMIT,
  TITLE_METER,
  KEYWORD_LIMIT,
  SEO_DESCRIPTION_LIMIT,
  SEO_TITLE_LIMIT,
} from "@keystead/domain/seo";
import { toolAt } from "@keystead/domain/tools";
import { NativeSelect, TagsInput, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useState } from "react";

import { languageNames, languageOf } from "../../../lib/language/languages.ts";
import { Meter } from "../../../ui/chart/meter.tsx";
import { DateField } from "../../../ui/field/date-field.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSlugIsFree } from "../seo-queries.ts";
import type { SeoFormHandle } from "./use-seo-editing.ts";
import "../seo.css";

type PageFactsProps = { readonly form: SeoFormHandle };

const MOST_KEYWORDS = 20;

/** The fields for search engines and the address bar. */
export function PageFacts({ form }: PageFactsProps) {
  const { t } = useTranslation("seo");
  const { values, field } = form;
  // A new page's slug follows its title until somebody edits the slug.
  const [follows, setFollows] = useState(form.known === null && values.slug === "");
  return (
    <>
      <div>
        <TextInput
          {...field("title")}
          label={t("pageTitle")}
          maxLength={SEO_TITLE_LIMIT}
          onChange={(event) => {
            const title = event.currentTarget.value;
            form.change((was) => ({ ...was, title, ...(follows ? { slug: slugFrom(title) } : {}) }));
          }}
        />
        <LengthMeter label={t("pageTitle")} text={values.title} limit={TITLE_METER} />
      </div>
      <SlugField
        form={form}
        onInput={() => {
          setFollows(false);
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
            form.set("pageType", type);
          }}
        />
      </div>
      <NativeSelect
        label={t("language")}
        description={t("languageHint")}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        value={values.language}
        onChange={(event) => {
          form.set("language", languageOf(event.currentTarget.value) ?? values.language);
        }}
      />
      <TextInput
        {...field("topic")}
        label={t("topic")}
        description={t("topicHint")}
        maxLength={SLUG_LIMIT}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Textarea
          label={t("description")}
          className="ks-seo-grow"
          rows={2}
          maxLength={SEO_DESCRIPTION_LIMIT}
          {...field("metaDescription")}
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
          form.set(
            "keywords",
            keywords.map((word) => word.trim().slice(0, KEYWORD_LIMIT)).filter((word) => word !== ""),
          );
        }}
      />
      {form.known?.status === "published" ? null : (
        <DateField {...field("publishOn")} label={t("publishOn")} description={t("publishOnHint")} />
      )}
    </>
  );
}

/** How much of a text a search result shows; longer text is allowed. */
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
  readonly form: SeoFormHandle;
  readonly onInput: () => void;
};

function SlugField({ form, onInput }: SlugFieldProps) {
  const { t } = useTranslation("seo");
  const { slug, pageType } = form.values;
  const free = useSlugIsFree(slug, form.known?.id);
  const { known } = form;
  const moves = known?.status === "published" && isSlug(slug) && slug !== known.slug;
  const toolBefore = known?.pageType === "calculator" ? toolAt(known.slug) : null;
  const toolNow = pageType === "calculator" ? toolAt(slug) : null;
  const address = `${window.location.origin}${pagePath({ pageType, slug: isSlug(slug) ? slug : "…" })}`;
  return (
    <TextInput
      {...form.field("slug")}
      label={t("slug")}
      description={
        <span className="ks-seo-slug-hint">
          <span className="ks-seo-path">{address}</span>
          <output>
            {isSlug(slug) && free !== undefined ? t(free ? "slugFree" : "slugTaken") : ""}
            {moves && free === true ? ` ${t("slugMoves")}` : ""}
            {toolBefore !== null && toolNow === null ? ` ${t("slugLosesTool")}` : ""}
            {toolNow !== null && toolNow !== toolBefore ? ` ${t("slugHasTool")}` : ""}
          </output>
        </span>
      }
      inputWrapperOrder={["label", "input", "description", "error"]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => {
        form.set("slug", event.currentTarget.value);
        onInput();
      }}
    />
  );
}
