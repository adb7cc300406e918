import type { Language } from "@keystead/domain/languages";
import { Breadcrumb } from "../frame/breadcrumb.tsx";
import { LegalParagraphs } from "./legal-paragraphs.tsx";
import { addressStyle, type SiteFacts, SiteFrame } from "../frame/site-frame.tsx";
import { StackTable } from "./stack-table.tsx";

export type LegalBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** The first column has names, such as those of cookies, set as code. */
      readonly firstIsCode?: boolean;
    }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] };

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalPageFacts = {
  readonly site: SiteFacts;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly binding: string;
  readonly words: { readonly contents: string; readonly summary: string };
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
  /** Where to write to; `text` is null unless an explanation is needed first. */
  readonly contact: { readonly text: string | null; readonly link: string; readonly href: string };
};

export function LegalPage({ facts }: { readonly facts: LegalPageFacts }) {
  const { site, title, updated, words, sections } = facts;
  return (
    <SiteFrame site={site}>
      <main id="main" style={addressStyle(site)}>
        <section className="pagehead legal-head">
          <div className="page-in">
            <Breadcrumb site={site} crumbs={[{ title }]} />
            <h1>{title}</h1>
            <p className="text-mute">{updated}</p>
          </div>
        </section>
        <section className="page-flush">
          <div className="page-in grid grid-read legal-read">
            <Contents label={words.contents} sections={sections} />
            <div className="prose legal-text">
              <Summary facts={facts} />
              {sections.map((section, place) => (
                <Section key={section.id} section={section} number={place + 1} language={site.language} />
              ))}
              <p className="text-small legal-binding">{facts.binding}</p>
            </div>
          </div>
        </section>
      </main>
    </SiteFrame>
  );
}

function Contents({
  label,
  sections,
}: {
  readonly label: string;
  readonly sections: readonly LegalSection[];
}) {
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="toc legal-wide" aria-label={label} data-contents>
        <h2>{label}</h2>
        {list}
      </nav>
      <details className="toc legal-slim page-noprint">
        <summary>{label}</summary>
        {list}
      </details>
    </>
  );
}

function Summary({ facts }: { readonly facts: LegalPageFacts }) {
  const { words, summary, contact } = facts;
  return (
    <aside className="legal-brief" aria-labelledby="summary">
      <h2 id="summary">{words.summary}</h2>
      <ul>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {contact.text} <a href={contact.href}>{contact.link}</a>
      </p>
    </aside>
  );
}

type SectionProps = {
  readonly section: LegalSection;
  readonly number: number;
  readonly language: Language;
};

function Section({ section, number, language }: SectionProps) {
  const { id, title, link, blocks } = section;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {`${number}. ${title} `}
        <a className="legal-anchor page-noprint" href={`#${id}`} aria-label={link}>
          {"#"}
        </a>
      </h2>
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of one text never move
        <Block key={place} block={block} language={language} labelledBy={id} />
      ))}
    </section>
  );
}

type BlockProps = {
  readonly block: LegalBlock;
  readonly language: Language;
  readonly labelledBy: string;
};

function Block({ block, language, labelledBy }: BlockProps) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <LegalParagraphs text={block.text} language={language} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <LegalParagraphs text={item} language={language} />
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl className="legal-facts">
          {block.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <LegalTable block={block} labelledBy={labelledBy} />;
  }
}

function LegalTable({
  block,
  labelledBy,
}: {
  readonly block: LegalBlock & { readonly kind: "table" };
  readonly labelledBy: string;
}) {
  const [first = "", ...columns] = block.head;
  return (
    <StackTable
      labelledBy={labelledBy}
      first={first}
      columns={columns}
      rows={block.rows.map(([name = "", ...cells]) => ({
        key: name,
        name: block.firstIsCode === true ? <code>{name}</code> : name,
        cells,
      }))}
    />
  );
}
