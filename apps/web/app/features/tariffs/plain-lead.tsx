import type { RefusedLead } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import { paidPlans } from "@keystead/domain/plans";

import type { TariffsText } from "./tariffs-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { LeadEmail } from "./lead-email.tsx";

/** The state of the plan page's form for a visitor without scripts. */
export type PlainLead = { readonly saved: boolean; readonly refused: RefusedLead | null };

type PlainLeadProps = { readonly text: TariffsText; readonly language: Language; readonly lead: PlainLead };

/** The target of the cards without scripts. */
export const PLAIN_LEAD = "lead-plain";

/** The cards' dialog as a part of the page, for browsers without scripts. */
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

/**
 * The server's error is shown at the field, in the page's language; the browser's own would be in the browser's
 * language.
 */
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
      {/* `autoFocus` scrolls down to the form; a fragment in the address would disable it. */}
      <button className="btn" type="submit" autoFocus={refused?.problem === "tooMany"}>
        {leadForm.save}
      </button>
    </form>
  );
}
