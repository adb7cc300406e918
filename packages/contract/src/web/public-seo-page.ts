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
> & { readonly createdAt: string; readonly updatedAt: string };

/** Where a public page is and when it last changed. */
export type PublicSeoAddress = Pick<SeoPageView, "path" | "title" | "language" | "updatedAt">;
