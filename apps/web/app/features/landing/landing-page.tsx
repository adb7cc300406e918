import { fill } from "../../lib/fill.ts";
import { formatMoney } from "../../lib/format.ts";
import type { SiteText } from "../../lib/site-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { type SiteFacts, SiteFrame } from "../site/site-frame.tsx";
import { HeaderActions } from "../site/site-header.tsx";

type LandingProps = {
  readonly site: SiteFacts;
  readonly text: SiteText["landing"];
  readonly signUpOpen: boolean;
  /** `?next=…` for the sign-in link, or nothing. */
  readonly nextQuery: string;
};

export function LandingPage({ site, text, signUpOpen, nextQuery }: LandingProps) {
  const signIn = `/${site.language}/auth${nextQuery}`;
  return (
    <SiteFrame site={site} top={<HeaderActions site={site} nextQuery={nextQuery} />} offer>
      <main id="main">
        <section className="hero">
          <div className="in">
            <div>
              <h1>{text.title}</h1>
              <p className="lead">{fill(text.sentence, { app: site.appName })}</p>
              <div className="row">
                {signUpOpen ? (
                  <a className="btn" href={`/${site.language}/auth?tab=signup&promo=pro_trial`}>
                    {site.common.signUp}
                  </a>
                ) : null}
                <a className={signUpOpen ? "btn o" : "btn"} href={signIn}>
                  {site.common.signIn}
                </a>
              </div>
              <ul className="ticks">
                {[...(signUpOpen ? [text.noCard] : []), text.openSource, text.languages].map((line) => (
                  <li key={line}>
                    <SiteIcon name="check" />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
            <RentExample site={site} text={text.example} />
          </div>
        </section>
      </main>
    </SiteFrame>
  );
}

const rows = [
  { name: "Ana Moreno", amount: "950.00", state: "paid" },
  { name: "Jonas Weber", amount: "1240.00", state: "dueSoon" },
  { name: "Claire Dubois", amount: "680.00", state: "overdue" },
] as const;

const looks = {
  paid: { icon: "check", className: "st" },
  dueSoon: { icon: "clock", className: "st att" },
  overdue: { icon: "warning", className: "st neg" },
} as const;

/** Real text in the product's own shapes instead of a picture: sharp at any size, and translated. */
function RentExample({
  site,
  text,
}: {
  readonly site: SiteFacts;
  readonly text: SiteText["landing"]["example"];
}) {
  const money = (amount: string) => formatMoney({ amount, currency: "EUR" }, site.language);
  return (
    <figure className="card">
      <div className="vig">
        {rows.map((row) => (
          <div key={row.name}>
            <span>
              <b>{row.name}</b>
              <small>{money(row.amount)}</small>
            </span>
            <span className={looks[row.state].className}>
              <SiteIcon name={looks[row.state].icon} />
              {text[row.state]}
            </span>
          </div>
        ))}
      </div>
      <p className="small">{text.received}</p>
      <p className="num">
        {money("950.00")} {fill(text.of, { expected: money("2870.00") })}
      </p>
      <figcaption className="small tail">{text.caption}</figcaption>
    </figure>
  );
}
