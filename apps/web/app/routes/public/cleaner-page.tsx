import { cleanerAddressOf } from "@keystead/domain/site";
import { data, redirect } from "react-router";

import type { Route } from "./+types/cleaner-page";

import { CleanerPage } from "../../features/cleaner-pages/cleaner-page.tsx";
import { cleanerPageText, cleanerShared } from "../../features/cleaner-pages/cleaner-page.server.ts";
import cleanerCss from "../../features/cleaner-pages/hosts.css?url";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import {
  missingPage,
  sitePageLanguage,
  pathWithoutLanguage,
  siteFacts,
  siteHeaders,
} from "../../features/site/site-page.server.ts";
import { addressIn } from "../../features/site/frame/site-frame.tsx";
import type { StaticHandle } from "../../features/site/cacheable-pages.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const { pathname, search } = new URL(request.url);
  const address = cleanerAddressOf(pathWithoutLanguage(pathname).replace(/\/$/, ""));
  if (address === null) throw missingPage(request, load);
  if (params["lang"] === undefined) throw redirect(addressIn("en", `/${address.slug}`, search), 301);
  const language = sitePageLanguage(request, params["lang"], load);
  const { appName, content } = load.publicConfig;
  return data(
    {
      site: siteFacts(request, load, {
        language,
        island: address.name === "checklist" ? "checklist" : "public",
      }),
      shared: cleanerShared(address.name, language, { ...content[language], appName }),
      page: cleanerPageText(address.name, language, appName),
      slug: address.slug,
    },
    { headers: { ...siteHeaders, "Content-Language": language } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => [...siteLinks(), { rel: "stylesheet", href: cleanerCss }];

export const handle = { static: true, bare: false } satisfies StaticHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { site, page } = loaderData;
  return siteMeta(site, { ...page.text.head, path: `/${loaderData.slug}`, defaultLanguage: "en" });
};

export default function CleanerPageRoute({ loaderData }: Route.ComponentProps) {
  return <CleanerPage site={loaderData.site} shared={loaderData.shared} page={loaderData.page} />;
}
