import { FULL_NAME_LIMIT } from "@keystead/domain/accounts";
import { fill } from "@keystead/messages/fill";

import type { SiteFacts } from "../site/frame/site-frame.tsx";
import { EmailField, PasswordField } from "./auth-fields.tsx";
import type { AuthText } from "./auth-text.server.ts";
import { Agreement } from "./sign-up-panel.tsx";

type FacesProps = { readonly text: AuthText; readonly site: Pick<SiteFacts, "language" | "appName"> };

/**
 * One of these views is shown, depending on what the server says of the link: for somebody new, with an account, signed
 * in, signed in with another address, or with an expired link.
 */
export function InvitationFaces({ text, site }: FacesProps) {
  const words = text.invitation;
  return (
    <>
      <div data-wait>
        <h1>{words.heading}</h1>
        <p className="auth-lead" role="status">
          {words.waiting}
        </p>
      </div>
      <div data-new hidden>
        <Opening text={text} site={site} />
        <p data-says={words.new} />
        <form className="form" method="post" noValidate data-form="join">
          <div>
            <label htmlFor="join-name">{words.name}</label>
            <input id="join-name" name="name" autoComplete="name" maxLength={FULL_NAME_LIMIT} />
          </div>
          <PasswordField id="join-password" text={text} isNew />
          <Agreement text={text} language={site.language} />
          <button className="btn" type="submit" data-busy={words.acceptBusy} disabled>
            {words.acceptNew}
          </button>
        </form>
        <p className="text-small text-after">{words.own}</p>
      </div>
      <div data-known hidden>
        <Opening text={text} site={site} />
        <p data-says={words.known} />
        <p className="info info-pos auth-info" data-notice hidden />
        <form className="form" method="post" noValidate data-form="enter">
          <EmailField id="enter-email" text={text} />
          <PasswordField id="enter-password" text={text} />
          <button className="btn" type="submit" data-busy={words.acceptBusy} disabled>
            {words.acceptKnown}
          </button>
        </form>
        <div className="form text-after">
          <p className="auth-or">{text.or}</p>
          <button
            className="btn btn-quiet"
            type="button"
            data-link="enter"
            data-busy={text.linkBusy}
            disabled
          >
            {text.linkButton}
          </button>
          <p className="text-small">{words.linkHint}</p>
        </div>
      </div>
      <div data-mine hidden>
        <Opening text={text} site={site} />
        <form className="form" method="post" data-form="accept">
          <button className="btn" type="submit" data-busy={words.acceptBusy} disabled>
            {words.accept}
          </button>
        </form>
      </div>
      <div data-another hidden>
        <Opening text={text} site={site} />
        <p data-says={words.another} />
        <form className="form" method="post" data-form="leave">
          <button className="btn" type="submit" data-busy={words.signOutBusy} disabled>
            {words.signOut}
          </button>
        </form>
      </div>
      <div data-invalid hidden>
        <h1>{words.invalid}</h1>
        <p className="auth-lead">{words.invalidText}</p>
        <p className="text-mid">
          <a href={`/${site.language}/auth`}>{words.toSignIn}</a>
        </p>
      </div>
    </>
  );
}

/** Who invites, and as what; the island fills in the names. */
function Opening({ text: { invitation: words }, site }: FacesProps) {
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="auth-lead" data-says={fill(words.lead, { app: site.appName })} />
      <p data-role="assistant" hidden>
        {words.role.assistant}
      </p>
      <p data-role="cleaner" hidden>
        {words.role.cleaner}
      </p>
    </>
  );
}
