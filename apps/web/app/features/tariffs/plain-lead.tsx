import type { RefusedLead } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import { paidPlans } from "@keystead/domain/plans";

import type { TariffsText } from "./tariffs-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { LeadEmail } from "./lead-email.tsx";

/** How far a visitor without a script has come with the form of the plan page. */
export type PlainLead = { readonly saved: boolean; readonly refused: RefusedLead | null };

type PlainLeadProps = { readonly text: TariffsText; readonly language: Language; readonly lead: PlainLead };

/** Where the cards lead without a script. */
export const PLAIN_LEAD = "lead-plain";

/** The dialog of the cards as a part of the page, for browsers that run no script. */
export function PlainLeadSection({ text, language, lead }: PlainLeadProps) {
  const { leadForm } = text;
  return (
    <noscript>
      <section id={PLAIN_LEAD} aria-labelledby="lead-plain-title">
        <div className="page-in">
          <div className="page-head">
            <h2 id="lead-plain-title">{leadForm.heading}</h2>
            {lead.saved ? null : <p className="text-mute">{leadForm.plain}</p>}
          </div>
          {lead.saved ? (
            <Saved text={text} language={language} />
          ) : (
            <PlainForm text={text} language={language} refused={lead.refused} />
          )}
        </div>
      </section>
    </noscript>
  );
}

function Saved({ text, language }: Pick<PlainLeadProps, "text" | "language">) {
  return (
    <div className="tariffs-plain">
      <p className="info info-pos" role="status">
        {text.messages.saved}
      </p>
      <p className="info">
        <SiteIcon name="clock" />
        {text.maintenance}
      </p>
      <p className="text-after">
        <a className="btn" href={`/${language}/auth?tab=signup`}>
          {text.leadForm.create}
        </a>
      </p>
    </div>
  );
}

type FormProps = Pick<PlainLeadProps, "text" | "language"> & { readonly refused: RefusedLead | null };

/** The server's words stand at the field, in the language of the page; a browser's own would be in the browser's. */
function PlainForm({ text, language, refused }: FormProps) {
  const { leadForm, messages, plan: plans } = text;
  const isInvalid = refused?.problem === "invalidEmail";
  return (
    <form className="form tariffs-plain" method="post" action={`/${language}/tariffs`} noValidate>
      {refused?.problem === "tooMany" ? (
        <p className="info info-neg" role="alert">
          {messages.tooMany}
        </p>
      ) : null}
      <fieldset>
        <legend>{leadForm.plan}</legend>
        {paidPlans.map((plan) => (
          <label key={plan}>
            <input
              type="radio"
              name="plan"
              value={plan}
              defaultChecked={plan === (refused?.plan ?? "starter")}
            />
            {plans[plan].name}
          </label>
        ))}
      </fieldset>
      <LeadEmail
        id="plain"
        text={text}
        language={language}
        refused={{ email: refused?.email ?? "", isInvalid }}
      />
      {/* Focus leads down to the form; a fragment in the address would switch that off. */}
      <button className="btn" type="submit" autoFocus={refused?.problem === "tooMany"}>
        {leadForm.save}
      </button>
    </form>
  );
}
