import type { CleanerAlternativeText } from "./cleaner-text.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { PageHero } from "./page-hero.tsx";
import {
  BeforeAfter,
  Faq,
  CleanerFinalCall,
  MorePages,
  type PageParts,
  ProductState,
  PageSection,
  SectionHead,
  Signs,
  CleanerSteps,
  CleanerTestimonials,
} from "./sections.tsx";

/**
 * Two kinds of tools, when the other one is better, and what to ask before switching. Dated, and without judging a
 * brand.
 */
export function AlternativePage({
  site,
  shared,
  text,
}: PageParts & { readonly text: CleanerAlternativeText }) {
  return (
    <main id="main">
      <PageHero site={site} shared={shared} text={text} more="#compare">
        <div className="grid hosts-kinds">
          {[text.kinds.market, text.kinds.ledger].map((kind) => (
            <div key={kind.title} className="card">
              <p className="text-eyebrow">{kind.label}</p>
              <h2>{kind.title}</h2>
              <Signs items={kind.items} sign="check" />
            </div>
          ))}
        </div>
      </PageHero>
      <PageSection text={text.kinds} alt>
        <dl className="grid facts grid-two">
          {[text.kinds.market, text.kinds.ledger].map((kind) => (
            <div key={kind.title}>
              <dt>{kind.title}</dt>
              <dd>{kind.text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection text={text.choose}>
        <div className="grid grid-two">
          {[text.choose.market, text.choose.ledger].map((choice) => (
            <div key={choice.title} className="card card-roomy">
              <h3>{choice.title}</h3>
              <Signs items={choice.items} sign="check" />
            </div>
          ))}
        </div>
        <p className="hosts-why">{text.choose.both}</p>
      </PageSection>
      <PageSection text={text.compare} id="compare" alt>
        <CompareTable caption={text.compare.title} {...text.compare} ours />
        <p className="hosts-why">{text.compare.foot}</p>
      </PageSection>
      <PageSection text={text.effort}>
        <CompareTable caption={text.effort.title} {...text.effort} />
      </PageSection>
      <section className="page-alt page-noprint">
        <div className="page-in grid grid-split">
          <SectionHead text={text.questions} />
          <ol className="hosts-asks">
            {text.questions.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      </section>
      <PageSection text={text.move}>
        <CleanerSteps steps={text.move.steps} />
      </PageSection>
      <BeforeAfter text={text.duo} alt />
      <ProductState shared={shared} />
      <CleanerTestimonials shared={shared} alt />
      <Faq text={text.faq} mark={text.mark} />
      <MorePages site={site} shared={shared} current="alternative" />
      <CleanerFinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}
