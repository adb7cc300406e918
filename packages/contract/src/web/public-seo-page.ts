import type { Language } from "@keystead/domain/languages";
import type { PublicTool } from "@keystead/domain/tools";

import type { SeoPageView } from "../seo/index.ts";

/** A page an administrator wrote, cleaned, as a visitor may see it. */
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
  /** The same page in each language it is published in, itself among them; empty where it has no topic. */
  readonly versions: readonly PageVersion[];
  /** What it works out for its reader; null for a page of words alone. */
  readonly tool: PublicTool | null;
};

/** A page in one language, and where it stands. */
export type PageVersion = { readonly language: Language; readonly path: string };

/** Where a public page is and when it last changed. */
export type PublicSeoAddress = Pick<
  SeoPageView,
  "path" | "pageType" | "title" | "metaDescription" | "topic" | "language" | "updatedAt"
>;
