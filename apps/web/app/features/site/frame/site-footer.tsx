import { planLimits } from "@keystead/domain/plans";
import { type CleanerSlug, type HubPath, hubPaths } from "@keystead/domain/site";
import { fill } from "@keystead/messages/fill";
import type { ReactNode } from "react";

import { SiteLogo } from "../icons.tsx";
import { addressIn, type SiteFacts } from "../site-facts.ts";

type Link = { readonly href: string; readonly text: string };

const hostPages = {
  "airbnb-turnover-checklist-free-download": "checklist",
  "cleaner-scheduling-tool-for-airbnb-hosts": "scheduling",
  "airbnb-cleaning-schedule-software": "schedule",
  "stop-airbnb-double-bookings": "doubleBookings",
  "turnoverbnb-alternative": "alternative",
} as const satisfies Readonly<Record<CleanerSlug, keyof SiteFacts["common"]["foot"]>>;

const hubWords = {
  "/tools": "tools",
  "/guides": "guides",
  "/locations": "locations",
} as const satisfies Readonly<Record<HubPath, string>>;

export function SiteFooter({ site, children }: { readonly site: SiteFacts; readonly children: ReactNode }) {
  const { common, language } = site;
  const to = (path: string) => addressIn(language, path);
  const product: readonly Link[] = [
    { href: `${to("/")}#features`, text: common.nav.features },
    { href: to("/tariffs"), text: common.nav.pricing },
    { href: `${to("/")}#roi`, text: common.nav.savings },
    { href: to("/auth"), text: common.signIn },
  ];
  const hosts = Object.entries(hostPages).map(([slug, word]) => ({
    href: to(`/${slug}`),
    text: common.foot[word],
  }));
  const guides: readonly Link[] = [
    ...hubPaths.map((path) => ({ href: to(path), text: common.foot.hubs[hubWords[path]] })),
    ...site.guides
      .filter((guide) => guide.language === language)
      .map(({ href, title }) => ({ href, text: title })),
  ];
  return (
    <footer className="footer page-noprint">
      <div className="page-in">
        <div className="grid footer-columns">
          <div>
            <a className="logo" href={to("/")}>
              <SiteLogo />
              {site.appName}
            </a>
            <p className="text-mute">
              {fill(common.foot.line, { properties: String(planLimits.pro.properties) })}
            </p>
          </div>
          <Column title={common.foot.product} links={product} />
          <Column title={common.foot.hosts} links={hosts} />
          <Column title={common.foot.guides} links={guides} />
          <Column title={common.legal} links={legalLinks(site)}>
            <li className="page-jsonly">
              <button type="button" data-cookies>
                {common.foot.cookieSettings}
              </button>
            </li>
          </Column>
        </div>
        <div className="footer-fine text-small">
          <p>{fill(common.foot.note, { app: site.appName })}</p>
          <p>{fill(common.copyright, { year: site.year, app: site.appName })}</p>
        </div>
      </div>
      {children}
    </footer>
  );
}

/** The law requires the operator and the privacy policy on every page, including pages with a single task. */
export function SlimFooter({ site }: { readonly site: SiteFacts }) {
  return (
    <footer className="footer footer-slim page-noprint">
      <div className="page-in text-small">
        <p>{fill(site.common.copyright, { year: site.year, app: site.appName })}</p>
        <nav aria-label={site.common.legal}>
          <ul>
            {legalLinks(site).map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function legalLinks({ common, language }: SiteFacts): readonly Link[] {
  return [
    { href: addressIn(language, "/privacy"), text: common.privacy },
    { href: addressIn(language, "/terms"), text: common.terms },
    { href: `${addressIn(language, "/terms")}#operator`, text: common.foot.imprint },
    { href: addressIn(language, "/accessibility"), text: common.foot.accessibility },
    { href: addressIn(language, "/processors"), text: common.foot.processors },
  ];
}

type ColumnProps = { readonly title: string; readonly links: readonly Link[]; readonly children?: ReactNode };

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
