import { languages } from "@keystead/domain/languages";
import type { ReactNode } from "react";

import { languageNames } from "../../../lib/language/languages.ts";
import { SiteIcon, SiteLogo } from "../icons.tsx";
import { addressIn, type SiteFacts, trialAddress } from "../site-facts.ts";

/** The sections of the front page that the header links to; the ids are fragments of its address. */
const sections = [
  ["features", "features"],
  ["how", "how"],
  ["savings", "roi"],
  ["pricing", "pricing-section"],
  ["questions", "faq"],
] as const;

type HeaderProps = { readonly site: SiteFacts; readonly top: ReactNode; readonly slim: boolean };

export function SiteHeader({ site, top, slim }: HeaderProps) {
  const { common, language } = site;
  return (
    <header className="header page-noprint">
      <div className="page-in">
        <a className="logo" href={`/${language}`}>
          <SiteLogo />
          {site.appName}
        </a>
        {slim ? null : (
          <nav aria-label={common.navLabel}>
            {sections.map(([word, id]) => (
              <a key={id} href={`/${language}#${id}`}>
                {common.nav[word]}
              </a>
            ))}
          </nav>
        )}
        <LanguageMenu site={site} />
        {top ?? (slim ? null : <HeaderActions site={site} />)}
      </div>
    </header>
  );
}

/** Links to sign in and, if sign-up is open, to the trial; `next` is the page that sent the visitor here. */
export function HeaderActions({
  site,
  nextQuery = "",
}: {
  readonly site: SiteFacts;
  readonly nextQuery?: string;
}) {
  return (
    <>
      <a className="header-sign" href={addressIn(site.language, "/auth", nextQuery)}>
        {site.common.signIn}
      </a>
      {site.signUpOpen ? (
        <a className="btn btn-small header-trial" href={trialAddress(site.language)}>
          {site.common.start}
        </a>
      ) : null}
    </>
  );
}

function LanguageMenu({ site }: { readonly site: SiteFacts }) {
  return (
    <details className="header-lang">
      <summary>
        <SiteIcon name="globe" size="l" />
        <span className="text-hidden">{site.common.language}</span>
        {site.language.toUpperCase()}
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={
                site.versions?.find((version) => version.language === language)?.path ??
                addressIn(language, site.path, site.search)
              }
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
