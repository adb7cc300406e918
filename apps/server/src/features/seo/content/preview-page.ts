import type { SeoPageDraft } from "@keystead/contract/seo";
import type { PublicSeoPage } from "@keystead/contract/web";
import { pagePath } from "@keystead/domain/seo";

import { shownSections } from "../seo-page-view.ts";

const OWN_SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** The page as a visitor would get it, from the current input; stores and counts nothing. */
export async function previewPage(
  draft: SeoPageDraft,
  render: (page: PublicSeoPage) => Promise<string>,
  now: Date,
): Promise<{ html: string }> {
  const html = await render({
    ...draft,
    path: pagePath({ pageType: draft.pageType, slug: "preview" }),
    metaDescription: "",
    keywords: [],
    sections: shownSections(draft.sections),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    versions: [],
    tool: null,
  });
  // For viewing only: its scripts would not run in the frame, and its links would lead out of it.
  return { html: html.replace(OWN_SCRIPT, "").replace("<body", "<body inert") };
}
