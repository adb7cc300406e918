import type { GuideLink } from "@keystead/contract/web";
import { type CleanerSlug, saysEuropeanUnion } from "@keystead/domain/site";

import { addressIn, trialAddress } from "../site/site-facts.ts";
import { hostedLine } from "./hero.tsx";
import { say, type SectionProps } from "./landing-facts.ts";

const promises = ["hosting", "gdpr", "money", "card", "cookies", "source"] as const;

export function Trust({ facts }: SectionProps) {
  const { title, items } = facts.text.trust;
  const whereabouts = placeOf(facts.hosting);
  return (
    <section>
      <div className="page-in grid grid-split">
        <div className="page-head">
          <h2>{title}</h2>
        </div>
        <dl className="grid grid-two facts">
          {promises.map((name) => (
            <div key={name}>
              <dt>{name === "hosting" ? hostedLine(facts) : say(facts, items[name].title)}</dt>
              <dd>{name === "hosting" ? items.hosting[whereabouts] : say(facts, items[name].text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** What may be said of a place beside its name: nobody but the operator knows more. */
function placeOf(hosting: string): "union" | "named" | "unnamed" {
  if (hosting === "") return "unnamed";
  return saysEuropeanUnion(hosting) ? "union" : "named";
}

const hostPages = [
  { name: "checklist", kind: "checklist", slug: "airbnb-turnover-checklist-free-download" },
  { name: "double", kind: "hosts", slug: "stop-airbnb-double-bookings" },
  { name: "cleaners", kind: "hosts", slug: "cleaner-scheduling-tool-for-airbnb-hosts" },
  { name: "schedule", kind: "hosts", slug: "airbnb-cleaning-schedule-software" },
  { name: "alternative", kind: "hosts", slug: "turnoverbnb-alternative" },
] as const satisfies readonly { name: string; kind: string; slug: CleanerSlug }[];

const MOST_CARDS = 3;

/** The most read pages that an administrator wrote in the reader's language, and ours for hosts. */
export function Resources({ facts }: SectionProps) {
  const { site, text } = facts;
  const { title, items, kinds } = text.resources;
  const guides = site.guides.filter(({ language }) => language === site.language).slice(0, 2);
  return (
    <section className="page-alt">
      <div className="page-in">
        <div className="page-head">
          <h2>{title}</h2>
        </div>
        <ul className="grid links">
          {guides.map((guide) => (
            <li key={guide.href} className="card">
              <span className="text-small">{kinds[kindOf(guide)]}</span>
              <h3>
                <a href={guide.href}>{guide.title}</a>
              </h3>
            </li>
          ))}
          {hostPages.slice(0, MOST_CARDS - guides.length).map(({ name, kind, slug }) => (
            <li key={slug} className="card">
              <span className="text-small">{kinds[kind]}</span>
              <h3>
                <a href={addressIn(site.language, `/${slug}`)}>{items[name].title}</a>
              </h3>
              <p>{items[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function kindOf({ href }: GuideLink): "tool" | "guide" | "place" {
  if (href.startsWith("/tools/")) return "tool";
  return href.startsWith("/guides/") ? "guide" : "place";
}

export function FinalCall({ facts }: SectionProps) {
  const { site, text, nextQuery } = facts;
  return (
    <section className="band page-noprint">
      <div className="page-in">
        <h2>{text.end.title}</h2>
        <p className="text-lead band-lead">{text.end.text}</p>
        {site.signUpOpen ? (
          <a className="btn band-btn" href={trialAddress(site.language)}>
            {site.common.start}
          </a>
        ) : (
          <a className="btn band-btn" href={addressIn(site.language, "/auth", nextQuery)}>
            {site.common.signIn}
          </a>
        )}
      </div>
    </section>
  );
}
