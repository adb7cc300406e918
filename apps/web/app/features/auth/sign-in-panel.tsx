import type { AuthText } from "./auth-text.server.ts";
import { EmailField, PasswordField } from "./auth-fields.tsx";

type PanelProps = { readonly text: AuthText; readonly hidden: boolean; readonly resetHref: string };

export function SignInPanel({ text, hidden, resetHref }: PanelProps) {
  return (
    <div id="panel-signin" role="tabpanel" aria-labelledby="tab-signin" hidden={hidden}>
      <h1>{text.signInHeading}</h1>
      <p className="info info-pos auth-info" data-notice hidden />
      <form className="form" method="post" noValidate data-form="signin">
        <EmailField id="signin-email" text={text} />
        <PasswordField id="signin-password" text={text} />
        <button className="btn" type="submit" data-busy={text.signInBusy} disabled>
          {text.signInButton}
        </button>
      </form>
      <div className="form text-after">
        <p className="auth-or">{text.or}</p>
        <button className="btn btn-quiet" type="button" data-link="signin" data-busy={text.linkBusy} disabled>
          {text.linkButton}
        </button>
        <p className="text-mid">
          <a href={resetHref}>{text.forgot}</a>
        </p>
      </div>
    </div>
  );
}
