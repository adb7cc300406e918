import type { Testimonial } from "@keystead/contract/web";

import { SiteIcon } from "../site/icons.tsx";
import { say, scrollable, type SectionProps } from "./landing-facts.ts";

/** A list that can be scrolled by hand; the island turns its pages. Without testimonials the section is left out. */
export function Testimonials({ facts }: SectionProps) {
  const { quotes } = facts.text;
  const { illustrative, items } = facts.content.testimonials;
  if (items.length === 0) return null;
  const label = illustrative ? quotes.label : quotes.title;
  return (
    <section className="page-alt">
      <div className="page-in grid grid-split">
        <div className="page-head">
          <h2>{quotes.title}</h2>
          {illustrative ? (
            <>
              <p>
                <span className="pill">{quotes.label}</span>
              </p>
              <p className="text-small">{quotes.note}</p>
            </>
          ) : null}
        </div>
        <div
          role="group"
          aria-roledescription="carousel"
          aria-label={label}
          className="carousel"
          data-carousel
        >
          <div className="row carousel-controls page-jsonly page-noprint">
            <button type="button" className="btn btn-quiet btn-icon" data-play>
              <span data-when="still">
                <SiteIcon name="play" />
                {quotes.play}
              </span>
              <span data-when="playing" hidden>
                <SiteIcon name="pause" />
                {quotes.pause}
              </span>
            </button>
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              data-step="-1"
              aria-label={quotes.previous}
            >
              <SiteIcon name="previous" />
            </button>
            <button type="button" className="btn btn-quiet btn-icon" data-step="1" aria-label={quotes.next}>
              <SiteIcon name="next" />
            </button>
          </div>
          <ul className="carousel-list" {...scrollable} aria-label={label}>
            {items.map((item) => (
              <li key={item.content}>
                <Quote facts={facts} item={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A testimonial has stars only if a real person gave them; invented examples have none. */
function Quote({ facts, item }: SectionProps & { readonly item: Testimonial }) {
  const { site, text, content } = facts;
  return (
    <figure className="quote">
      <blockquote>{item.content}</blockquote>
      <figcaption>
        {item.image === null ? null : (
          <img className="quote-face" src={item.image} width="44" height="44" alt="" loading="lazy" />
        )}
        <span>
          <b>{item.name}</b>
          {`, ${item.role}`}
        </span>
        {content.testimonials.illustrative ? (
          <span className="pill">{site.common.example}</span>
        ) : (
          <span
            className="quote-stars"
            role="img"
            aria-label={say(facts, text.quotes.rating, { rating: String(item.rating) })}
          >
            {"★".repeat(item.rating)}
            {"☆".repeat(5 - item.rating)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
