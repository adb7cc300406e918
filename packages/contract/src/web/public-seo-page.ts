import type { Language } from "@keystead/domain/languages";
import type { PublicTool } from "@keystead/domain/tools";

import type { SeoPageView } from "../seo/index.ts";

/** A page that an administrator wrote, sanitised for visitors. */
export type PublicSeoPage = Pick<
  SeoPageView,
  | "path"
  | "pageType"
  | "language"
  | "title"
  | "metaDescription"
  | "keywords"
  | "heroTitle"
  | "heroSubtitle"
  | "sections"
> & {
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Its published versions in every language, itself included; empty where it has no topic. */
  readonly versions: readonly PageVersion[];
  /** The calculator that it contains; null for a page of text alone. */
  readonly tool: PublicTool | null;
};

/** A page in one language, and its path. */
export type PageVersion = { readonly language: Language; readonly path: string };

/** Path of a public page, and when it last changed. */
export type PublicSeoAddress = Pick<
  SeoPageView,
  "path" | "pageType" | "title" | "metaDescription" | "topic" | "language" | "updatedAt"
>;
