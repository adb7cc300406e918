import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { LinkDescriptor, MetaDescriptor } from "react-router";

import { languages } from "../../lib/languages.ts";
import publicCss from "../../ui/public.css?url";
import { addressIn } from "./site-frame.tsx";

export const publicStylesheet = publicCss;

export function siteLinks(): LinkDescriptor[] {
  return [
    { rel: "preload", as: "font", type: "font/woff2", href: interLatin, crossOrigin: "anonymous" },
    { rel: "stylesheet", href: publicCss },
  ];
}

export type PageHead = {
  readonly title: string;
  readonly description?: string;
  readonly baseUrl: string;
  readonly path: string;
  readonly language: (typeof languages)[number];
  /** Pages for one person or one moment: nothing of them belongs in a search index. */
  readonly noindex?: boolean;
};

export function siteMeta(head: PageHead): MetaDescriptor[] {
  const title = { title: head.title };
  if (head.noindex === true) return [title, { name: "robots", content: "noindex" }];
  const address = (language: (typeof languages)[number]) => head.baseUrl + addressIn(language, head.path, "");
  const description =
    head.description === undefined
      ? []
      : [
          { name: "description", content: head.description },
          { property: "og:description", content: head.description },
        ];
  return [
    title,
    ...description,
    { property: "og:type", content: "website" },
    { property: "og:title", content: head.title },
    { property: "og:url", content: address(head.language) },
    { tagName: "link", rel: "canonical", href: address(head.language) },
    ...languages.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: address(language),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: head.baseUrl + head.path },
  ];
}
