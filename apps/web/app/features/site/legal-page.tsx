import { fill } from "../../lib/fill.ts";
import { type SiteFacts, SiteFrame } from "./site-frame.tsx";

export type LegalSection = { readonly id: string; readonly title: string; readonly text: string };

type LegalProps = {
  readonly site: SiteFacts;
  readonly title: string;
  readonly updated: string | null;
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
  readonly contact: { readonly text: string; readonly email: string };
};

export function LegalPage({ site, title, updated, contentsLabel, sections, contact }: LegalProps) {
  return (
    <SiteFrame site={site}>
      <main id="main" className="in">
        <div className="legal">
          <h1>{title}</h1>
          {updated === null ? null : <p className="small">{updated}</p>}
          <nav aria-label={contentsLabel}>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <p>{section.text}</p>
            </section>
          ))}
          {contact.email === "" ? null : (
            <p>
              <a href={`mailto:${contact.email}`}>{fill(contact.text, { email: contact.email })}</a>
            </p>
          )}
        </div>
      </main>
    </SiteFrame>
  );
}
