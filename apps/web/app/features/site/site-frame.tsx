import type { ReactNode } from "react";

import { fill } from "../../lib/fill.ts";
import { type Language, languageNames, languages } from "../../lib/languages.ts";
import { useNonce } from "../../lib/nonce.ts";
import type { SiteText } from "../../lib/site-text.server.ts";
import type { SystemText } from "../../lib/system-text.ts";
import { SiteIcon, SiteLogo } from "./icons.tsx";

/** What every page without React needs to draw its header, footer and language menu. */
export type SiteFacts = {
  readonly language: Language;
  readonly appName: string;
  readonly year: string;
  /** The path without its language, and the query: `/auth`, `?tab=signup`. */
  readonly path: string;
  readonly search: string;
  readonly common: SiteText["common"];
  readonly system: SystemText;
  readonly islands: readonly string[];
};

export function SiteFrame({
  site,
  top,
  children,
}: {
  readonly site: SiteFacts;
  readonly top?: ReactNode;
  readonly children: ReactNode;
}) {
  const nonce = useNonce();
  const { common, language } = site;
  return (
    <>
      <a className="skip" href="#main">
        {site.system.skip}
      </a>
      <header className="top">
        <div className="in">
          <a className="logo" href={`/${language}`}>
            <SiteLogo />
            {site.appName}
          </a>
          {top}
          <LanguageMenu site={site} />
        </div>
      </header>
      {children}
      <footer className="foot">
        <div className="in small">
          <p>{fill(common.copyright, { year: site.year, app: site.appName })}</p>
          <nav aria-label={common.legal}>
            <ul>
              <li>
                <a href={`/${language}/privacy`}>{common.privacy}</a>
              </li>
              <li>
                <a href={`/${language}/terms`}>{common.terms}</a>
              </li>
            </ul>
          </nav>
        </div>
      </footer>
      {site.islands.map((address) => (
        <script key={address} type="module" src={address} nonce={nonce} />
      ))}
    </>
  );
}

function LanguageMenu({ site }: { readonly site: SiteFacts }) {
  return (
    <details className="lang">
      <summary>
        <SiteIcon name="globe" />
        <span className="vh">{site.common.language}</span>
        {site.language.toUpperCase()}
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, site.path, site.search)}
              hrefLang={language}
              lang={language}
              data-lang={language}
              aria-current={language === site.language ? "true" : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function addressIn(language: Language, path: string, search: string): string {
  return `/${language}${path === "/" ? "" : path}${search}`;
}
