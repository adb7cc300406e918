import type { PublicSeoPage } from "@keystead/contract/web";
import { pageFolder } from "@keystead/domain/seo";
import { fill } from "@keystead/messages/fill";

import { formatDay } from "../../../lib/format/format.ts";
import type { SiteText } from "../../site/site-text.server.ts";
import { Breadcrumb } from "../../site/frame/breadcrumb.tsx";
import { JsonLd } from "../../site/json-ld.tsx";
import {
  addressIn,
  addressStyle,
  type SiteFacts,
  SiteFrame,
  trialAddress,
} from "../../site/frame/site-frame.tsx";
import { ToolCard } from "../tools/tool-card.tsx";
import type { ToolView } from "../tools/tool-view.ts";
import { contentsOf, outlineOf } from "./section-outline.ts";
import { SeoPart } from "./seo-part.tsx";

type SeoPageProps = {
  readonly site: SiteFacts;
  readonly text: SiteText["seoPage"];
  readonly hubs: SiteText["hubs"];
  readonly page: PublicSeoPage;
  /** The calculator on the page; null if it has none. */
  readonly tool: ToolView | null;
};

/** A shorter page needs no table of contents. */
const CONTENTS_FROM = 3;

/** A page that an administrator wrote: its hero, its sections, and the trial at the end. */
export function SeoPage({ site, text, hubs, page, tool }: SeoPageProps) {
  const parts = outlineOf(page.sections);
  const contents = contentsOf(parts);
  return (
    <SiteFrame site={site}>
      <main id="main" style={addressStyle(site)}>
        <Hero site={site} text={text} hubs={hubs} page={page} tool={tool} />
        {tool === null ? null : <ToolCard site={site} tool={tool} />}
        <section className="page-flush">
          <div className={contents.length < CONTENTS_FROM ? "page-in" : "page-in grid grid-read"}>
            {contents.length < CONTENTS_FROM ? null : (
              <nav className="toc page-noprint" aria-label={text.contents}>
                <p className="text-small">{text.contents}</p>
                <ul>
                  {contents.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <article className="prose">
              {parts.map((part) => (
                <SeoPart key={part.id} part={part} text={text} />
              ))}
            </article>
          </div>
        </section>
        {site.signUpOpen ? <TrialBand site={site} text={text} /> : null}
      </main>
      <JsonLd data={structuredData(site, page)} />
    </SiteFrame>
  );
}

function Hero({ site, text, hubs, page }: SeoPageProps) {
  const folder = pageFolder(page.pageType);
  return (
    <section className="pagehead">
      <div className="page-in">
        <Breadcrumb
          site={site}
          crumbs={[
            { title: hubs[folder].title, href: addressIn(site.language, `/${folder}`) },
            { title: page.heroTitle },
          ]}
        />
        <h1>{page.heroTitle}</h1>
        {page.heroSubtitle === "" ? null : <p className="text-lead pagehead-lead">{page.heroSubtitle}</p>}
        <div className="row pagehead-row">
          <a className="btn" href="/tariffs">
            {text.start}
          </a>
          <span className="text-small">
            {fill(text.updated, { date: formatDay(page.updatedAt.slice(0, 10), page.language) })}
          </span>
        </div>
      </div>
    </section>
  );
}

function TrialBand({ site, text }: Pick<SeoPageProps, "site" | "text">) {
  return (
    <section className="band page-noprint">
      <div className="page-in">
        <h2>{text.trialTitle}</h2>
        <p className="text-lead band-lead">{text.trialText}</p>
        <a className="btn band-btn" href={trialAddress(site.language)}>
          {site.common.start}
        </a>
      </div>
    </section>
  );
}

function structuredData(site: SiteFacts, page: PublicSeoPage): Readonly<Record<string, unknown>> {
  const address = site.baseUrl + page.path;
  const publisher = { "@type": "Organization", name: site.appName, url: site.baseUrl };
  return {
    "@type": page.pageType === "guide" ? "Article" : "WebPage",
    "@id": address,
    url: address,
    name: page.title,
    ...(page.pageType === "guide" ? { headline: page.heroTitle, author: publisher } : {}),
    description: page.metaDescription,
    inLanguage: page.language,
    datePublished: page.createdAt,
    dateModified: page.updatedAt,
    publisher,
    ...(page.keywords.length === 0 ? {} : { keywords: page.keywords.join(", ") }),
  };
}
