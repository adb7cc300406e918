import { pageFolder } from "@keystead/domain/seo";
import { data, redirect } from "react-router";

import type { Route } from "./+types/seo-page";

import { toolView } from "../../features/seo/tools/tool-view.server.ts";
import { SeoPage } from "../../features/seo/page/seo-page.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../features/site/site-text.server.ts";

/**
 * A slug identifies a page whatever folder the address has: a wrong folder redirects to the right one, an unknown slug
 * is a 404.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const page = await load.seoPage(params.slug);
  if (page === null) throw redirect("/404");
  const { pathname, search } = new URL(request.url);
  if (pathname !== page.path) throw redirect(page.path + search, 301);
  return data(
    {
      // For a language in which the page does not exist, the menu links to the list of its folder.
      site: {
        ...siteFacts(request, load, {
          language: page.language,
          island: page.tool === null ? "public" : "tool",
        }),
        path: `/${pageFolder(page.pageType)}`,
        search: "",
        versions: page.versions,
      },
      text: siteText[page.language].seoPage,
      hubs: siteText[page.language].hubs,
      page,
      tool: page.tool === null ? null : toolView(page.tool, page.language, new URLSearchParams(search)),
    },
    { headers: { ...siteHeaders, "Content-Language": page.language } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { site, page } = loaderData;
  return siteMeta(site, {
    title: page.title,
    description: page.metaDescription,
    keywords: page.keywords,
    path: page.path,
    single: true,
    versions: page.versions,
  });
};

export default function SeoPageRoute({ loaderData }: Route.ComponentProps) {
  const { site, text, hubs, page, tool } = loaderData;
  return <SeoPage site={site} text={text} hubs={hubs} page={page} tool={tool} />;
}
