import { data, redirect } from "react-router";

import type { Route } from "./+types/seo-page";

import { SeoPage } from "../../features/seo/page/seo-page.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../features/site/site-text.server.ts";

/** One slug is one page, whatever folder was asked for: a wrong one leads to the right one, a missing page to the 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const page = await load.seoPage(params.slug);
  if (page === null) throw redirect("/404");
  const { pathname, search } = new URL(request.url);
  if (pathname !== page.path) throw redirect(page.path + search, 301);
  return data(
    {
      // The page exists in one language; the menu leads to the front page in another.
      site: { ...siteFacts(request, load, { language: page.language }), path: "/", search: "" },
      text: siteText[page.language].seoPage,
      page,
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
  });
};

export default function SeoPageRoute({ loaderData }: Route.ComponentProps) {
  return <SeoPage site={loaderData.site} text={loaderData.text} page={loaderData.page} />;
}
