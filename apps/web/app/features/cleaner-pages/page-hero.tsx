import type { ReactNode } from "react";

import { Breadcrumb } from "../site/frame/breadcrumb.tsx";
import { SiteIcon } from "../site/icons.tsx";
import { type PageParts, StartButton } from "./sections.tsx";

type HeroProps = PageParts & {
  readonly text: {
    readonly crumb: string;
    readonly hero: {
      readonly title: string;
      readonly lead: string;
      readonly more: string;
      readonly dated?: string;
    };
  };
  /** The target of "see the method" on this page. */
  readonly more: string;
  readonly children: ReactNode;
};

export function PageHero({ site, shared, text, more, children }: HeroProps) {
  const { hero } = text;
  return (
    <section className="hero">
      <div className="page-in">
        <div>
          <Breadcrumb site={site} crumbs={[{ title: text.crumb }]} />
          {hero.dated === undefined ? null : <p className="text-eyebrow">{hero.dated}</p>}
          <h1>{hero.title}</h1>
          <p className="text-lead hero-lead">{hero.lead}</p>
          <div className="row hero-row">
            <StartButton site={site} />
            <a className="btn btn-quiet" href={more}>
              {hero.more}
            </a>
          </div>
          <ul className="hero-ticks">
            {[...(site.signUpOpen ? [shared.noCard] : []), shared.openSource, shared.languages].map(
              (line) => (
                <li key={line}>
                  <SiteIcon name="check" />
                  {line}
                </li>
              ),
            )}
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}
