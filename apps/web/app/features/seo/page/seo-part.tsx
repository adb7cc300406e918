import type { SeoSection } from "@keystead/contract/seo";
import { DEFAULT_BUTTON_TEXT } from "@keystead/domain/seo";

import type { SiteText } from "../../site/site-text.server.ts";
import type { OutlinePart } from "./section-outline.ts";

type PartProps = { readonly part: OutlinePart; readonly text: SiteText["seoPage"] };

export function SeoPart({ part, text }: PartProps) {
  if (part.kind === "section") return <Section id={part.id} section={part.section} text={text} />;
  return (
    <div className="prose-cols" id={part.id}>
      {part.lists.map((list, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lists of a page are rendered once and never move
        <div key={at}>
          {list.heading === "" ? null : part.under ? <h3>{list.heading}</h3> : <h2>{list.heading}</h2>}
          <Items items={list.items} />
        </div>
      ))}
    </div>
  );
}

type SectionProps = {
  readonly id: string;
  readonly section: SeoSection;
  readonly text: SiteText["seoPage"];
};

function Section({ id, section, text }: SectionProps) {
  switch (section.type) {
    case "text":
      return (
        <>
          <Heading id={id} text={section.heading} />
          {/* The only raw HTML on a public page: sanitised on the server before it is stored and before it is sent. */}
          <div dangerouslySetInnerHTML={{ __html: section.content }} />
        </>
      );
    case "list":
      return (
        <>
          <Heading id={id} text={section.heading} />
          <Items items={section.items} />
        </>
      );
    case "cta":
      return (
        <div className="prose-cta" id={id}>
          {section.heading === "" ? null : <h2>{section.heading}</h2>}
          {section.content === "" ? null : <p>{section.content}</p>}
          <a className="btn" href={section.buttonLink}>
            {/* A button whose label the author left unset gets the default label in the page's language. */}
            {section.buttonText === DEFAULT_BUTTON_TEXT ? text.getStarted : section.buttonText}
          </a>
        </div>
      );
  }
}

function Heading({ id, text }: { readonly id: string; readonly text: string }) {
  return text === "" ? null : <h2 id={id}>{text}</h2>;
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rendered once on the server, never reordered
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
