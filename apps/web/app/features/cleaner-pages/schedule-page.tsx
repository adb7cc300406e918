import type { CleanerScheduleText } from "./cleaner-text.server.ts";
import { Coming } from "./coming.tsx";
import { CompareTable } from "./compare-table.tsx";
import { Drawing } from "./drawing.tsx";
import { PageHero } from "./page-hero.tsx";
import {
  BeforeAfter,
  Faq,
  FinalCall,
  MorePages,
  type PageParts,
  ProductState,
  Section,
  Steps,
  Testimonials,
} from "./sections.tsx";
import { TapeDrawing } from "./tape-drawing.tsx";

/** How long a turnover takes, which gap holds, how early to ask, and a week in which it adds up. */
export function SchedulePage({ site, shared, text }: PageParts & { readonly text: CleanerScheduleText }) {
  const { coming } = shared;
  return (
    <main id="main">
      <PageHero site={site} shared={shared} text={text} more="#times">
        <Drawing label={text.tape.label} shared={shared}>
          <TapeDrawing text={text.tape} />
        </Drawing>
      </PageHero>
      <Section text={text.times} id="times" alt>
        <CompareTable caption={text.times.title} {...text.times} coming={coming} />
        <p className="hosts-why">{text.times.note}</p>
      </Section>
      <section className="page-noprint">
        <div className="page-in grid grid-half">
          <div>
            <h2>{text.gap.title}</h2>
            <p className="text-lead text-after">{text.gap.lead}</p>
            <p className="hosts-why">{text.gap.result}</p>
            <p className="hosts-why">
              <Coming text={text.gap.product} label={coming} />
            </p>
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
      <Section text={text.lead} alt>
        <CompareTable caption={text.lead.title} {...text.lead} coming={coming} />
      </Section>
      <Section text={text.week}>
        <CompareTable caption={text.week.title} {...text.week} coming={coming} />
        <p className="hosts-why">{text.week.note}</p>
      </Section>
      <Section text={{ ...text.follow, title: text.follow.title }} alt>
        <Steps steps={text.follow.steps} shared={shared} />
      </Section>
      <BeforeAfter text={text.duo} shared={shared} />
      <Section text={text.compare} alt>
        <CompareTable caption={text.compare.title} {...text.compare} coming={coming} ours />
      </Section>
      <ProductState shared={shared} />
      <Testimonials shared={shared} alt />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="schedule" />
      <FinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}
