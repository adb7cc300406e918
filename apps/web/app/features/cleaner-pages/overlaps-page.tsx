import type { CleanerOverlapsText } from "./cleaner-text.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { PageHero } from "./page-hero.tsx";
import {
  BeforeAfter,
  Facts,
  Faq,
  CleanerFinalCall,
  MorePages,
  type PageParts,
  ProductState,
  PageSection,
  Signs,
  CleanerSteps,
  CleanerTestimonials,
} from "./sections.tsx";
import { Shown } from "./shown.tsx";
import type { TriedView } from "./try/tried-view.server.ts";
import { TryBooking } from "./try/try-booking.tsx";

type OverlapsProps = PageParts & { readonly text: CleanerOverlapsText; readonly tried: TriedView };

/** Where overlaps come from, a daily routine, the first hour, and a note that there is no channel sync. */
export function OverlapsPage({ site, shared, text, tried }: OverlapsProps) {
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
      <TryBooking text={text} tried={tried} />
      <PageSection text={text.causes}>
        <Facts facts={text.causes.facts} columns="three" />
      </PageSection>
      <PageSection text={text.example} alt>
        <CompareTable caption={text.example.title} {...text.example} />
        <p className="hosts-why">{text.example.why}</p>
      </PageSection>
      <PageSection text={text.routine} id="routine">
        <CleanerSteps steps={text.routine.steps} />
      </PageSection>
      <PageSection text={text.first} alt>
        <CleanerSteps steps={text.first.steps} />
      </PageSection>
      <BeforeAfter text={text.duo} />
      <PageSection text={text.compare} alt>
        <CompareTable caption={text.compare.title} {...text.compare} ours />
        <p className="hosts-why">{text.compare.foot}</p>
      </PageSection>
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
      <CleanerTestimonials shared={shared} />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="overlaps" />
      <CleanerFinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}
