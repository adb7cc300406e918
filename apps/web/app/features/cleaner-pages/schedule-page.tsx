import { ScreenPicture } from "../site/screen-picture.tsx";
import type { CleanerScheduleText } from "./cleaner-text.server.ts";
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
  CleanerSteps,
  CleanerTestimonials,
} from "./sections.tsx";
import { Shown } from "./shown.tsx";

/** How long a turnover takes, which gap is safe, how early to ask, and an example week. */
export function SchedulePage({ site, shared, text }: PageParts & { readonly text: CleanerScheduleText }) {
  return (
    <main id="main">
      <PageHero site={site} shared={shared} text={text} more="#times">
        <Shown
          site={site}
          shared={shared}
          screen="tape"
          alt={text.pictures.calendar}
          className="shot hero-bleed"
        />
      </PageHero>
      <PageSection text={text.times} id="times" alt>
        <CompareTable caption={text.times.title} {...text.times} />
        <p className="hosts-why">{text.times.note}</p>
      </PageSection>
      <section className="page-noprint">
        <div className="page-in grid grid-half">
          <div>
            <h2>{text.gap.title}</h2>
            <p className="text-lead text-after">{text.gap.lead}</p>
            <p className="hosts-why">{text.gap.result}</p>
            <p className="hosts-why">{text.gap.product}</p>
          </div>
          <table className="card hosts-sum">
            <caption className="text-hidden">{text.gap.title}</caption>
            <tbody>
              {text.gap.sum.map(([what, minutes]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{minutes}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <PageSection text={text.lead} alt>
        <CompareTable caption={text.lead.title} {...text.lead} />
      </PageSection>
      <PageSection text={text.week}>
        <CompareTable caption={text.week.title} {...text.week} />
        <p className="hosts-why">{text.week.note}</p>
      </PageSection>
      <PageSection text={text.follow} alt>
        <CleanerSteps steps={text.follow.steps} />
        <div className="shot hosts-board">
          <ScreenPicture language={site.language} screen="turnovers" alt={text.pictures.turnovers} />
        </div>
      </PageSection>
      <BeforeAfter text={text.duo} />
      <PageSection text={text.compare} alt>
        <CompareTable caption={text.compare.title} {...text.compare} ours />
      </PageSection>
      <ProductState shared={shared} />
      <CleanerTestimonials shared={shared} alt />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="schedule" />
      <CleanerFinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}
