import {
  BUTTON_TEXT_LIMIT,
  DEFAULT_BUTTON_LINK,
  DEFAULT_BUTTON_TEXT,
  isSlug,
  KEYWORD_LIMIT,
  LINK_LIMIT,
  MOST_KEYWORDS,
  MOST_SECTION_LINES,
  MOST_SECTIONS,
  safeHref,
  SECTION_HTML_LIMIT,
  SECTION_TEXT_LIMIT,
  SEO_DESCRIPTION_LIMIT,
  SEO_TITLE_LIMIT,
  seoOrder,
  seoPageTypes,
  seoStatuses,
} from "@keystead/domain/seo";
import { operatorFacts } from "@keystead/domain/site";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import {
  line,
  requiredLine,
  ById,
  clean,
  Day,
  Deleted,
  Id,
  LanguageCode,
  Version,
  changeOf,
  listOf,
  listQuery,
  text,
} from "../wire/index.ts";

const Slug = requiredLine(SEO_TITLE_LIMIT, "SLUG_REQUIRED").check(
  z.refine((slug) => slug === "" || isSlug(slug), { error: "SLUG_INVALID" }),
);

/** HTML of the allowed tags; anything else is removed, never refused (specification, section 5). */
const Html = z
  .string({ error: "INVALID_TEXT" })
  .check(z.maxLength(SECTION_HTML_LIMIT, { error: "TOO_LONG" }), clean, z.normalize("NFC"));

const ButtonLink = z._default(
  z.pipe(
    line(LINK_LIMIT),
    z.transform((link) => (link === "" ? DEFAULT_BUTTON_LINK : link)),
  ),
  DEFAULT_BUTTON_LINK,
);
const ButtonText = z._default(
  z.pipe(
    line(BUTTON_TEXT_LIMIT),
    z.transform((words) => (words === "" ? DEFAULT_BUTTON_TEXT : words)),
  ),
  DEFAULT_BUTTON_TEXT,
);
const heading = z._default(line(SEO_TITLE_LIMIT), "");

const TextSection = z.strictObject({ type: z.literal("text"), heading, content: z._default(Html, "") });
const ListSection = z.strictObject({
  type: z.literal("list"),
  heading,
  items: z._default(
    z.array(text(SECTION_TEXT_LIMIT)).check(z.maxLength(MOST_SECTION_LINES, { error: "TOO_MANY" })),
    [],
  ),
});
const ctaFields = { type: z.literal("cta"), heading, content: z._default(text(SECTION_TEXT_LIMIT), "") };
const CtaSection = z.strictObject({
  ...ctaFields,
  buttonText: ButtonText,
  buttonLink: ButtonLink.check(z.refine((link) => safeHref(link) !== null, { error: "LINK_INVALID" })),
});

export const SeoSection = z.discriminatedUnion("type", [TextSection, ListSection, CtaSection]);
export type SeoSection = z.infer<typeof SeoSection>;

const Keywords = z.array(line(KEYWORD_LIMIT)).check(z.maxLength(MOST_KEYWORDS, { error: "TOO_MANY" }));

const pageFields = {
  slug: Slug,
  status: z.enum(seoStatuses),
  /** The day, in UTC, on which a draft becomes public by itself; a public page has none. */
  publishOn: z.nullable(Day),
  title: requiredLine(SEO_TITLE_LIMIT, "TITLE_REQUIRED"),
  metaDescription: line(SEO_DESCRIPTION_LIMIT),
  keywords: Keywords,
  pageType: z.enum(seoPageTypes),
  /** The language of the page's text; its frame uses the same. */
  language: LanguageCode,
  /** The topic, the same word in each language: pages of one topic are versions of each other. */
  topic: line(SEO_TITLE_LIMIT).check(
    z.refine((topic) => topic === "" || isSlug(topic), { error: "TOPIC_INVALID" }),
  ),
  heroTitle: requiredLine(SEO_TITLE_LIMIT, "HERO_TITLE_REQUIRED"),
  heroSubtitle: line(SEO_DESCRIPTION_LIMIT),
  sections: z.array(SeoSection).check(z.maxLength(MOST_SECTIONS, { error: "TOO_MANY" })),
};

export const NewSeoPage = z.strictObject({
  ...pageFields,
  status: z._default(pageFields.status, "draft"),
  publishOn: z._default(pageFields.publishOn, null),
  metaDescription: z._default(pageFields.metaDescription, ""),
  keywords: z._default(pageFields.keywords, []),
  language: z._default(pageFields.language, "en"),
  topic: z._default(pageFields.topic, ""),
  heroSubtitle: z._default(pageFields.heroSubtitle, ""),
  sections: z._default(pageFields.sections, []),
});
export type NewSeoPage = z.infer<typeof NewSeoPage>;
/** The changed fields; a field that is not sent stays unchanged. */
export const SeoPageChange = z.strictObject({ id: Id, version: Version, ...changeOf(pageFields) });
export type SeoPageChange = z.infer<typeof SeoPageChange>;

/** An unfinished page: the preview shows it although much may still be missing. */
export const SeoPageDraft = z.strictObject({
  title: z._default(line(SEO_TITLE_LIMIT), ""),
  pageType: z.enum(seoPageTypes),
  language: z._default(LanguageCode, "en"),
  heroTitle: z._default(line(SEO_TITLE_LIMIT), ""),
  heroSubtitle: z._default(line(SEO_DESCRIPTION_LIMIT), ""),
  sections: z
    .array(
      z.discriminatedUnion("type", [
        TextSection,
        ListSection,
        z.strictObject({ ...ctaFields, buttonText: ButtonText, buttonLink: ButtonLink }),
      ]),
    )
    .check(z.maxLength(MOST_SECTIONS, { error: "TOO_MANY" })),
});
export type SeoPageDraft = z.infer<typeof SeoPageDraft>;

const facts = {
  id: z.string(),
  version: z.number(),
  slug: z.string(),
  status: z.enum(seoStatuses),
  publishOn: z.nullable(z.string()),
  title: z.string(),
  pageType: z.enum(seoPageTypes),
  language: LanguageCode,
  /** Its present or future path: `/guides/deposit-return`. */
  path: z.string(),
  impressions: z.number(),
  updatedAt: z.string(),
};
export const SeoPageListItem = z.object(facts);
export type SeoPageListItem = z.infer<typeof SeoPageListItem>;

export const SeoPageView = z.object({
  ...facts,
  metaDescription: z.string(),
  keywords: z.array(z.string()),
  topic: z.string(),
  heroTitle: z.string(),
  heroSubtitle: z.string(),
  sections: z.array(SeoSection),
});
export type SeoPageView = z.infer<typeof SeoPageView>;

/** The saved page, and how many elements were removed because a page may not contain them. */
export const SavedSeoPage = z.object({ page: SeoPageView, removed: z.number() });
export type SavedSeoPage = z.infer<typeof SavedSeoPage>;

/** The text of a page before it was replaced; the latest 50 are kept. */
const revisionFacts = {
  id: z.string(),
  title: z.string(),
  replacedAt: z.string(),
  /** The administrator's name, or the address without one; null if the account no longer exists. */
  replacedBy: z.nullable(z.string()),
};
export const SeoPageRevision = z.object(revisionFacts);
export type SeoPageRevision = z.infer<typeof SeoPageRevision>;
/** The text of a page at that time. Whether it was public, and its planned day, are not part of the text. */
export const SeoPageText = z.extend(
  z.omit(SeoPageView, {
    id: true,
    version: true,
    status: true,
    publishOn: true,
    path: true,
    impressions: true,
    updatedAt: true,
  }),
  revisionFacts,
);
export type SeoPageText = z.infer<typeof SeoPageText>;

/** How many of the pages of a new installation do not exist here, in one language. */
export const MissingStarters = z.object({ language: LanguageCode, pages: z.number() });
export type MissingStarters = z.infer<typeof MissingStarters>;

export const SeoPageQuery = listQuery(seoOrder, {
  pageType: z.optional(z.enum(seoPageTypes)),
  status: z.optional(z.enum(seoStatuses)),
});

/** Administrators only: for everyone else these records do not exist (NOT_FOUND). */
const administrator = oc.errors(memberRefusals);
const byVersion = z.strictObject({ id: Id, version: Version });

export const seoContract = {
  /**
   * Whether the caller is an administrator, and which operator settings are missing; used by the guard of the screens.
   */
  access: administrator
    .route({ method: "GET", path: "/seo-pages/access" })
    .input(z.strictObject({}))
    .output(z.object({ admin: z.literal(true), unsaid: z.array(z.enum(operatorFacts)) })),
  list: administrator
    .route({ method: "GET", path: "/seo-pages" })
    .input(SeoPageQuery)
    .output(listOf(SeoPageListItem)),
  get: administrator.route({ method: "GET", path: "/seo-pages/{id}" }).input(ById).output(SeoPageView),
  /** The earlier texts of a page, the latest first. */
  revisions: administrator
    .route({ method: "GET", path: "/seo-pages/{id}/revisions" })
    .input(ById)
    .output(z.object({ items: z.array(SeoPageRevision) })),
  /** One earlier text, by the id of the revision. */
  revision: administrator
    .route({ method: "GET", path: "/seo-pages/revisions/{id}" })
    .input(ById)
    .output(SeoPageText),
  /** Whether an address is free or already this page's own. */
  checkSlug: administrator
    .route({ method: "GET", path: "/seo-pages/slugs/{slug}" })
    .input(z.strictObject({ slug: Slug, pageId: z.optional(Id) }))
    .output(z.object({ free: z.boolean() })),
  /** The page as the unsaved input would produce it, as HTML; stores nothing. */
  preview: administrator
    .route({ method: "POST", path: "/seo-pages/preview" })
    .input(SeoPageDraft)
    .output(z.object({ html: z.string() })),
  /** Pages of a new installation that do not exist here, by language. */
  starters: administrator
    .route({ method: "GET", path: "/seo-pages/starters" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(MissingStarters) })),
  /** Adds the missing ones of one language as drafts. */
  addStarters: administrator
    .route({ method: "POST", path: "/seo-pages/starters" })
    .input(z.strictObject({ language: LanguageCode }))
    .output(z.object({ added: z.number() })),
  create: administrator
    .route({ method: "POST", path: "/seo-pages" })
    .errors(refusalsOf("SLUG_TAKEN", "IDEMPOTENCY_MISMATCH"))
    .input(NewSeoPage)
    .output(SavedSeoPage),
  update: administrator
    .route({ method: "PUT", path: "/seo-pages/{id}" })
    .errors({ ...refusalsOf("SLUG_TAKEN"), ...staleWith(SeoPageView) })
    .input(SeoPageChange)
    .output(SavedSeoPage),
  publish: administrator
    .route({ method: "POST", path: "/seo-pages/{id}/publish" })
    .errors(refusalsOf("STALE"))
    .input(byVersion)
    .output(SeoPageView),
  unpublish: administrator
    .route({ method: "POST", path: "/seo-pages/{id}/unpublish" })
    .errors(refusalsOf("STALE"))
    .input(byVersion)
    .output(SeoPageView),
  delete: administrator.route({ method: "DELETE", path: "/seo-pages/{id}" }).input(ById).output(Deleted),
  /** Undo of `delete`, by any administrator within 15 minutes; restores the impressions too. */
  restore: administrator
    .route({ method: "POST", path: "/seo-pages/deleted/{id}/restore" })
    .errors(refusalsOf("CANNOT_RESTORE"))
    .input(ById)
    .output(SeoPageView),
};
