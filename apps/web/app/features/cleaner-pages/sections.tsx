import { cleanerAddresses } from "@keystead/domain/site";
import type { HostPage } from "@keystead/domain/site";
import type { ReactNode } from "react";

import { SiteIcon } from "../site/icons.tsx";
import { JsonLd } from "../site/json-ld.tsx";
import { addressIn, type SiteFacts, trialAddress } from "../site/frame/site-frame.tsx";
import type { CleanerShared } from "./cleaner-page.server.ts";

/** What each page passes to its sections. */
export type PageParts = { readonly site: SiteFacts; readonly shared: CleanerShared };

type Titled = { readonly title: string; readonly lead?: string };

type SectionProps = {
  readonly text: Titled;
  readonly alt?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
};

export function PageSection({ text, alt = false, id, children }: SectionProps) {
  return (
    <section className={alt ? "page-alt page-noprint" : "page-noprint"} id={id}>
      <div className="page-in">
        <SectionHead text={text} />
        {children}
      </div>
    </section>
  );
}

export function SectionHead({ text }: { readonly text: Titled }) {
  return (
    <div className="page-head">
      <h2>{text.title}</h2>
      {text.lead === undefined ? null : <p className="text-mute">{text.lead}</p>}
    </div>
  );
}

/** The sign-up button of every page; nothing where the operator has closed the sign-up. */
export function StartButton({
  site,
  onBand = false,
}: {
  readonly site: SiteFacts;
  readonly onBand?: boolean;
}) {
  if (!site.signUpOpen) return null;
  return (
    <a className={onBand ? "btn band-btn" : "btn"} href={trialAddress(site.language)}>
      {site.common.start}
    </a>
  );
}

export function CleanerSteps({
  steps,
}: {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}) {
  return (
    <ol className={`grid steps ${steps.length === 4 ? "hosts-four" : "grid-three"}`}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

export function Facts({
  facts,
  columns,
}: {
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly columns: "three" | "four";
}) {
  return (
    <dl className={`grid facts ${columns === "four" ? "hosts-four" : "grid-three"}`}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

type DuoText = {
  readonly title: string;
  readonly before: { readonly title: string; readonly items: readonly string[] };
  readonly after: { readonly title: string; readonly items: readonly string[] };
};

export function BeforeAfter({ text, alt = false }: DuoProps) {
  return (
    <section className={alt ? "page-alt page-noprint" : "page-noprint"} data-part="before-after">
      <div className="page-in">
        <SectionHead text={{ title: text.title }} />
        <div className="grid grid-two">
          <div className="card card-quiet card-roomy">
            <h3>{text.before.title}</h3>
            <Signs items={text.before.items} sign="no" />
          </div>
          <div className="card card-roomy">
            <h3>{text.after.title}</h3>
            <Signs items={text.after.items} sign="check" />
          </div>
        </div>
      </div>
    </section>
  );
}

type DuoProps = { readonly text: DuoText; readonly alt?: boolean };

export function Signs({
  items,
  sign,
}: {
  readonly items: readonly string[];
  readonly sign: "no" | "check" | "clock";
}) {
  const tone = sign === "check" ? "yes" : "no";
  return (
    <ul className={sign === "no" ? "list text-mute" : "list"}>
      {items.map((item) => (
        <li key={item}>
          <SiteIcon name={sign} tone={tone} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the product has and does not have yet, on every page that sells. */
export function ProductState({
  shared,
  alt = false,
}: {
  readonly shared: CleanerShared;
  readonly alt?: boolean;
}) {
  const { state } = shared;
  return (
    <PageSection text={state} alt={alt}>
      <div className="grid grid-two">
        <div className="card card-roomy">
          <h3>{state.todayTitle}</h3>
          <Signs items={state.today} sign="check" />
        </div>
        <div className="card card-quiet card-roomy">
          <h3>{state.notTitle}</h3>
          <Signs items={state.not} sign="no" />
        </div>
      </div>
    </PageSection>
  );
}

export function CleanerTestimonials({
  shared,
  alt = false,
}: {
  readonly shared: CleanerShared;
  readonly alt?: boolean;
}) {
  const { quotes, testimonials } = shared;
  if (testimonials.items.length === 0) return null;
  return (
    <section className={alt ? "page-alt page-noprint" : "hosts-close page-noprint"} data-part="testimonials">
      <div className="page-in grid grid-split">
        <div className="page-head">
          <h2>{quotes.title}</h2>
          {testimonials.illustrative ? (
            <>
              <p>
                <span className="pill">{quotes.label}</span>
              </p>
              <p className="text-small">{quotes.note}</p>
            </>
          ) : null}
        </div>
        <div className="grid hosts-quotes">
          {testimonials.items.map((item) => (
            <figure key={item.name} className="quote hosts-quote">
              <div>
                <blockquote>{item.content}</blockquote>
                <figcaption>
                  <span>
                    <b>{item.name}</b>
                    {", "}
                    {item.role}
                  </span>
                  {testimonials.illustrative ? <span className="pill">{quotes.example}</span> : null}
                </figcaption>
              </div>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

type FaqText = {
  readonly title: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
};

export function Faq({ text, mark }: { readonly text: FaqText; readonly mark: string }) {
  return (
    <section className="page-noprint" data-part="faq">
      <div className="page-in grid grid-split">
        <div className="page-head">
          <h2>{text.title}</h2>
        </div>
        <div>
          <div className="faq">
            {text.items.map((item, index) => (
              <details key={item.question} open={index === 0}>
                <summary>{item.question}</summary>
                <p>{item.answer}</p>
              </details>
            ))}
          </div>
          <p className="text-small text-after">{mark}</p>
        </div>
      </div>
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: text.items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
    </section>
  );
}

/** The other four pages: for further reading, and so that crawlers find them. */
export function MorePages({ site, shared, current }: PageParts & { readonly current: HostPage }) {
  return (
    <PageSection text={{ title: shared.related.title }} alt>
      <ul className="grid links hosts-links">
        {cleanerAddresses
          .filter(({ name }) => name !== current)
          .map(({ slug, name }) => (
            <li key={slug} className="card">
              <h3>
                <a href={addressIn(site.language, `/${slug}`)}>{shared.related.links[name].title}</a>
              </h3>
              <p>{shared.related.links[name].text}</p>
            </li>
          ))}
      </ul>
    </PageSection>
  );
}

export function CleanerFinalCall({ site, shared, title }: PageParts & { readonly title: string }) {
  return (
    <section className="band page-noprint">
      <div className="page-in">
        <h2>{title}</h2>
        <p className="text-lead band-lead">{shared.end.lead}</p>
        <StartButton site={site} onBand />
      </div>
    </section>
  );
}
