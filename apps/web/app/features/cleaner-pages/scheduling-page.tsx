import type { CleanerSchedulingText } from "./cleaner-text.server.ts";
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
  CleanerSteps,
  CleanerTestimonials,
} from "./sections.tsx";
import { Shown } from "./shown.tsx";
import { TryJob } from "./try/try-job.tsx";

/** How to plan a week, what a job must contain, a message to copy and a worked example. */
export function SchedulingPage({ site, shared, text }: PageParts & { readonly text: CleanerSchedulingText }) {
  return (
    <main id="main">
      <PageHero site={site} shared={shared} text={text} more="#method">
        <Shown site={site} shared={shared} screen="job" alt={text.picture} className="shot hosts-phone" />
      </PageHero>
      <TryJob text={text} />
      <PageSection text={text.method} id="method">
        <CleanerSteps steps={text.method.steps} />
      </PageSection>
      <PageSection text={text.needs}>
        <Facts facts={text.needs.facts} columns="four" />
      </PageSection>
      <section className="page-alt page-noprint">
        <div className="page-in grid grid-split">
          <div className="page-head">
            <h2>{text.message.title}</h2>
            <p className="text-mute">{text.message.lead}</p>
          </div>
          <figure className="card hosts-msg" aria-label={text.message.label}>
            {text.message.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </figure>
        </div>
      </section>
      <PageSection text={text.example}>
        <CompareTable
          caption={text.example.title}
          first={text.example.first}
          columns={text.example.columns}
          rows={text.example.rows}
        />
        <p className="hosts-why">{text.example.why}</p>
      </PageSection>
      <BeforeAfter text={text.duo} alt />
      <PageSection text={text.compare}>
        <CompareTable
          caption={text.compare.title}
          first={text.compare.first}
          columns={text.compare.columns}
          rows={text.compare.rows}

          ours
        />
      </PageSection>
      <ProductState shared={shared} alt />
      <CleanerTestimonials shared={shared} />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="scheduling" />
      <CleanerFinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}
