import { languageNames } from "../../../lib/language/languages.ts";
import { Breadcrumb } from "../../site/frame/breadcrumb.tsx";
import { JsonLd } from "../../site/json-ld.tsx";
import { addressIn, addressStyle, type SiteFacts, SiteFrame } from "../../site/frame/site-frame.tsx";
import type { SiteText } from "../../site/site-text.server.ts";
import type { HubFacts } from "./hub-facts.ts";

type HubProps = { readonly site: SiteFacts; readonly text: SiteText["hubs"]; readonly hub: HubFacts };

/** The pages of one folder, each with its description. */
export function HubPage({ site, text, hub: { folder, own, others } }: HubProps) {
  const { title, lead } = text[folder];
  return (
    <SiteFrame site={site}>
      <main id="main" style={addressStyle(site)}>
        <section className="pagehead">
          <div className="page-in">
            <Breadcrumb site={site} crumbs={[{ title }]} />
            <h1>{title}</h1>
            <p className="text-lead pagehead-lead">{lead}</p>
          </div>
        </section>
        <section className="page-flush">
          <div className="page-in">
            {own.length === 0 ? <p className="text-mute">{text.none}</p> : null}
            <ul className="grid links">
              {own.map((page) => (
                <li key={page.path} className="card">
                  <h2 className="links-title">
                    <a href={page.path}>{page.title}</a>
                  </h2>
                  <p>{page.metaDescription}</p>
                </li>
              ))}
            </ul>
            {others.length === 0 ? null : <Others text={text} others={others} />}
          </div>
        </section>
      </main>
      <JsonLd
        data={{
          "@type": "CollectionPage",
          url: site.baseUrl + addressIn(site.language, `/${folder}`),
          name: title,
          description: text[folder].description,
          inLanguage: site.language,
        }}
      />
    </SiteFrame>
  );
}

function Others({ text, others }: Pick<HubProps, "text"> & Pick<HubFacts, "others">) {
  return (
    <>
      <h2 className="links-more">{text.others}</h2>
      <ul className="grid links">
        {others.map((page) => (
          <li key={page.path} className="card">
            <span className="text-small">{languageNames[page.language]}</span>
            <h3>
              <a href={page.path} hrefLang={page.language} lang={page.language}>
                {page.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </>
  );
}
