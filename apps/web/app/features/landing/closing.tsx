import { saysEuropeanUnion } from "@keystead/domain/site";

import { addressIn, trialAddress } from "../site/site-facts.ts";
import { hostedLine } from "./hero.tsx";
import { say, type SectionProps } from "./landing-facts.ts";

const promises = ["hosting", "gdpr", "money", "card", "cookies", "source"] as const;

export function Trust({ facts }: SectionProps) {
  const { title, items } = facts.text.trust;
  const whereabouts = regionOf(facts.hosting);
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

/** What the page may say about the hosting location besides its name: only the operator knows more. */
function regionOf(hosting: string): "union" | "named" | "unnamed" {
  if (hosting === "") return "unnamed";
  return saysEuropeanUnion(hosting) ? "union" : "named";
}

const helpful = [
  { name: "tools", kind: "tool", path: "/tools" },
  { name: "guides", kind: "guide", path: "/guides" },
  { name: "checklist", kind: "checklist", path: "/airbnb-turnover-checklist-free-download" },
] as const;

/** Links to what helps without an account: the tools, the guides, and the pages that hosts print most. */
export function Resources({ facts }: SectionProps) {
  const { site, text } = facts;
  const { title, items, kinds } = text.resources;
  return (
    <section className="page-alt">
      <div className="page-in">
        <div className="page-head">
          <h2>{title}</h2>
        </div>
        <ul className="grid links">
          {helpful.map(({ name, kind, path }) => (
            <li key={path} className="card">
              <span className="text-small">{kinds[kind]}</span>
              <h3>
                <a href={addressIn(site.language, path)}>{items[name].title}</a>
              </h3>
              <p>{items[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
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
