import type { Language } from "@keystead/domain/languages";
import { retention } from "@keystead/domain/retention";
import { fill } from "@keystead/messages/fill";

import type { AuthText } from "./auth-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { EmailField, PasswordField } from "./auth-fields.tsx";

type PanelProps = {
  readonly text: AuthText;
  readonly language: Language;
  readonly hidden: boolean;
  readonly open: boolean;
  readonly promo: boolean;
  /**
   * A visitor of the sample keeps it by signing up here with a password; a sign-up by link would create another
   * account.
   */
  readonly keeping: boolean;
  /** The maximum number of visitors are in the sample now. */
  readonly isFull: boolean;
};

export function SignUpPanel({ text, language, hidden, open, promo, keeping, isFull }: PanelProps) {
  return (
    <div id="panel-signup" role="tabpanel" aria-labelledby="tab-signup" hidden={hidden}>
      <h1>{text.signUpHeading}</h1>
      {open ? null : (
        <p className="info auth-info">
          <SiteIcon name="warning" />
          {text.signUpClosed}
        </p>
      )}
      {open && promo ? (
        <p className="info info-pos auth-info">
          <SiteIcon name="check" />
          {text.promo}
        </p>
      ) : null}
      {open && isFull ? (
        <p className="info auth-info">
          <SiteIcon name="warning" />
          {text.lookFull}
        </p>
      ) : null}
      {open && keeping ? (
        <p className="info info-pos auth-info">
          <SiteIcon name="check" />
          {fill(text.keepSample, { days: String(retention.sample.periods.days) })}
        </p>
      ) : null}
      {open ? <SignUpForm text={text} language={language} byLink={!keeping} /> : null}
    </div>
  );
}

type FormProps = { readonly text: AuthText; readonly language: Language; readonly byLink: boolean };

function SignUpForm({ text, language, byLink }: FormProps) {
  return (
    <>
      <p className="info info-pos auth-info" data-notice hidden />
      <form className="form" method="post" noValidate data-form="signup">
        <EmailField id="signup-email" text={text} />
        <PasswordField id="signup-password" text={text} isNew />
        <Agreement text={text} language={language} />
        <button className="btn" type="submit" data-busy={text.signUpBusy} disabled>
          {text.signUpButton}
        </button>
        <p className="info info-neg" data-blocked hidden>
          <SiteIcon name="warning" />
          {text.blocked}
        </p>
      </form>
      {byLink ? (
        <div className="form text-after">
          <p className="auth-or">{text.or}</p>
          <button
            className="btn btn-quiet"
            type="button"
            data-link="signup"
            data-busy={text.linkBusy}
            disabled
          >
            {text.linkButton}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** One sentence with two links, which each language puts where its grammar needs them. */
export function Agreement({ text, language }: { readonly text: AuthText; readonly language: Language }) {
  return (
    <p className="text-small">
      {text.agree.split(/(\{\{\w+\}\})/).map((part) => {
        if (part === "{{terms}}")
          return (
            <a key={part} href={`/${language}/terms`}>
              {text.termsWord}
            </a>
          );
        if (part === "{{privacy}}")
          return (
            <a key={part} href={`/${language}/privacy`}>
              {text.privacyWord}
            </a>
          );
        return part;
      })}
    </p>
  );
}
