import type { CleanerOverlapsText } from "./cleaner-text.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { PageHero } from "./page-hero.tsx";
import {
  BeforeAfter,
  Facts,
  Faq,
  FinalCall,
  MorePages,
  type PageParts,
  ProductState,
  Section,
  Signs,
  Steps,
  Testimonials,
} from "./sections.tsx";
import { Shown } from "./shown.tsx";

/** Where overlaps come from, a daily routine, the first hour, and that there is no channel sync here. */
export function OverlapsPage({ site, shared, text }: PageParts & { readonly text: CleanerOverlapsText }) {
  return (
    <main id="main">
      <PageHero site={site} shared={shared} text={text} more="#routine">
        <Shown site={site} shared={shared} screen="overlap" alt={text.picture} className="shot hosts-form" />
      </PageHero>
      <section className="page-alt page-noprint hosts-honest">
        <div className="page-in grid grid-split">
          <h2>{text.honest.title}</h2>
          <p className="text-lead">{text.honest.text}</p>
        </div>
      </section>
      <Section text={text.causes}>
        <Facts facts={text.causes.facts} columns="three" />
      </Section>
      <Section text={text.example} alt>
        <CompareTable caption={text.example.title} {...text.example} />
        <p className="hosts-why">{text.example.why}</p>
      </Section>
      <Section text={text.routine} id="routine">
        <Steps steps={text.routine.steps} />
      </Section>
      <Section text={text.first} alt>
        <Steps steps={text.first.steps} />
      </Section>
      <BeforeAfter text={text.duo} />
      <Section text={text.compare} alt>
        <CompareTable caption={text.compare.title} {...text.compare} ours />
        <p className="hosts-why">{text.compare.foot}</p>
      </Section>
      <section className="page-noprint">
        <div className="page-in grid grid-split">
          <div className="page-head">
            <h2>{text.watch.title}</h2>
            <p className="text-mute">{text.watch.lead}</p>
          </div>
          <Signs items={text.watch.items} sign="clock" />
        </div>
      </section>
      <ProductState shared={shared} alt />
      <Testimonials shared={shared} />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="overlaps" />
      <FinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}
