import { JsonLd } from "../json-ld.tsx";
import { addressIn, type SiteFacts } from "../site-facts.ts";

/** A page above this one, from the second level on; no `href` if there is no such page. */
export type Crumb = { readonly title: string; readonly href?: string };

/** The path from the home page, as links and as BreadcrumbList; the last crumb is the page itself. */
export function Breadcrumb({
  site,
  crumbs,
}: {
  readonly site: SiteFacts;
  readonly crumbs: readonly Crumb[];
}) {
  const all: readonly Crumb[] = [{ title: site.common.home, href: addressIn(site.language, "/") }, ...crumbs];
  return (
    <nav className="crumb page-noprint" aria-label={site.common.crumb}>
      <ol>
        {all.map(({ title, href }, index) => (
          <li key={title} aria-current={index === all.length - 1 ? "page" : undefined}>
            {href === undefined || index === all.length - 1 ? title : <a href={href}>{title}</a>}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(site.baseUrl, all)} />
    </nav>
  );
}

/** In a BreadcrumbList only the last entry may have no address, so a crumb without a page is left out. */
export function breadcrumbList(baseUrl: string, crumbs: readonly Crumb[]): Readonly<Record<string, unknown>> {
  const pages = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  return {
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      ...(href === undefined ? {} : { item: baseUrl + href }),
    })),
  };
}
