import type { CleanerChecklistText } from "../cleaner-text.server.ts";
import { Breadcrumb } from "../../site/frame/breadcrumb.tsx";
import { SiteIcon } from "../../site/icons.tsx";
import { trialAddress } from "../../site/frame/site-frame.tsx";
import { CompareTable } from "../compare-table.tsx";
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
} from "../sections.tsx";
import checklistCss from "./checklist.css?url";
import { SheetDrawing } from "./sheet-drawing.tsx";

type ChecklistProps = PageParts & { readonly text: CleanerChecklistText };

/** The list itself comes first on this page: to tick, print and download. */
export function ChecklistPage({ site, shared, text }: ChecklistProps) {
  return (
    <main id="main">
      <link rel="stylesheet" href={checklistCss} precedence="default" />
      <ChecklistHero site={site} shared={shared} text={text} />
      <TickList text={text} />
      <PageSection text={text.order}>
        <Facts facts={text.order.facts} columns="three" />
      </PageSection>
      <PageSection text={text.add} alt>
        <div className="grid hosts-four">
          {text.add.groups.map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul className="list-bullets text-mute">
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </PageSection>
      <PageSection text={text.use}>
        <CleanerSteps steps={text.use.steps} />
      </PageSection>
      <BeforeAfter text={text.duo} alt />
      <PageSection text={text.compare}>
        <CompareTable caption={text.compare.title} {...text.compare} ours />
      </PageSection>
      <ProductState shared={shared} alt />
      <CleanerTestimonials shared={shared} />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="checklist" />
      <CleanerFinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}

function ChecklistHero({ site, text }: ChecklistProps) {
  const { hero } = text;
  const [before = "", after = ""] = hero.start.split("{{start}}");
  return (
    <section className="hero">
      <div className="page-in">
        <div>
          <Breadcrumb site={site} crumbs={[{ title: text.crumb }]} />
          <h1>{hero.title}</h1>
          <p className="text-lead hero-lead">{hero.lead}</p>
          <div className="row hero-row page-noprint">
            <a className="btn" href={download(site.language, "pdf")} download>
              {hero.pdf}
            </a>
            <a className="btn btn-quiet" href={download(site.language, "csv")} download>
              {hero.csv}
            </a>
            <button className="btn btn-quiet page-jsonly" type="button" data-print>
              <SiteIcon name="print" />
              {hero.print}
            </button>
          </div>
          {site.signUpOpen ? (
            <p className="text-small text-after page-noprint">
              {before}
              <a href={trialAddress(site.language)}>{hero.startLink}</a>
              {after}
            </p>
          ) : null}
        </div>
        <div className="page-noprint">
          <SheetDrawing text={text} />
        </div>
      </div>
    </section>
  );
}

function download(language: string, kind: "pdf" | "csv"): string {
  return `/download/turnover-checklist-${language}.${kind}`;
}

function TickList({ text }: { readonly text: CleanerChecklistText }) {
  const { list, lines } = text;
  return (
    <section className="page-alt" id="list">
      <div className="page-in">
        <div className="page-head page-noprint">
          <h2>{list.title}</h2>
          <p className="text-mute">{list.note}</p>
        </div>
        <p className="checklist-lines" aria-hidden="true">
          <span>{lines.property}</span>
          <span>{lines.date}</span>
          <span>{lines.cleaner}</span>
        </p>
        <div className="checklist-rooms" data-ticks>
          {list.rooms.map((room) => (
            <fieldset key={room.name}>
              <legend>
                <h3>
                  {room.name}
                  <span data-count>{`0/${room.items.length}`}</span>
                </h3>
              </legend>
              {room.items.map((item) => (
                <label key={item}>
                  <input type="checkbox" autoComplete="off" />
                  <span>{item}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <p className="text-after page-noprint">
          <button className="btn btn-quiet btn-small page-jsonly" type="button" data-reset>
            {list.reset}
          </button>
        </p>
      </div>
    </section>
  );
}
