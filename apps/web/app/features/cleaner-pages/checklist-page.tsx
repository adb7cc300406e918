import type { CleanerChecklistText } from "./cleaner-text.server.ts";
import { Breadcrumb } from "../site/breadcrumb.tsx";
import { SiteIcon } from "../site/icons.tsx";
import { trialAddress } from "../site/site-frame.tsx";
import { CompareTable } from "./compare-table.tsx";
import {
  BeforeAfter,
  Facts,
  Faq,
  FinalCall,
  MorePages,
  type PageParts,
  ProductState,
  Section,
  Steps,
  Testimonials,
} from "./sections.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";

type ChecklistProps = PageParts & { readonly text: CleanerChecklistText };

/** The list itself is what this page is for: to tick, print and download, before anything else is said. */
export function ChecklistPage({ site, shared, text }: ChecklistProps) {
  return (
    <main id="main">
      <ChecklistHero site={site} shared={shared} text={text} />
      <TickList text={text} />
      <Section text={text.order}>
        <Facts facts={text.order.facts} columns="three" />
      </Section>
      <Section text={text.add} alt>
        <div className="g four">
          {text.add.groups.map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul className="bul mute">
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section text={text.use}>
        <Steps steps={text.use.steps} shared={shared} />
      </Section>
      <BeforeAfter text={text.duo} shared={shared} alt />
      <Section text={text.compare}>
        <CompareTable caption={text.compare.title} {...text.compare} coming={shared.coming} ours />
      </Section>
      <ProductState shared={shared} alt />
      <Testimonials shared={shared} />
      <Faq text={text.faq} mark={shared.mark} />
      <MorePages site={site} shared={shared} current="checklist" />
      <FinalCall site={site} shared={shared} title={text.end.title} />
    </main>
  );
}

function ChecklistHero({ site, text }: ChecklistProps) {
  const { hero } = text;
  const [before = "", after = ""] = hero.start.split("{{start}}");
  return (
    <section className="hero">
      <div className="in">
        <div>
          <Breadcrumb site={site} crumbs={[{ title: text.crumb }]} />
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="row noprint">
            <a className="btn" href={download(site.language, "pdf")} download>
              {hero.pdf}
            </a>
            <a className="btn o" href={download(site.language, "csv")} download>
              {hero.csv}
            </a>
            <button className="btn o jsonly" type="button" data-print>
              <SiteIcon name="print" />
              {hero.print}
            </button>
          </div>
          {site.signUpOpen ? (
            <p className="small after noprint">
              {before}
              <a href={trialAddress(site.language)}>{hero.startLink}</a>
              {after}
            </p>
          ) : null}
        </div>
        <div className="noprint">
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
    <section className="alt" id="list">
      <div className="in">
        <div className="head noprint">
          <h2>{list.title}</h2>
          <p className="mute">{list.note}</p>
        </div>
        <p className="prt" aria-hidden="true">
          <span>{lines.property}</span>
          <span>{lines.date}</span>
          <span>{lines.cleaner}</span>
        </p>
        <div className="g rooms" data-ticks>
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
        <p className="after noprint">
          <button className="btn o m jsonly" type="button" data-reset>
            {list.reset}
          </button>
        </p>
      </div>
    </section>
  );
}
