import { fill } from "../../lib/fill.ts";
import type { SiteText } from "./site-text.server.ts";

type BlockedProps = { readonly text: SiteText["blocked"]; readonly appName: string; readonly email: string };

/** The same words on the page and in the dialog of the sign-up form. */
export function RegionBlockedText({ text, appName, email }: BlockedProps) {
  const [before = "", after = ""] = text.existing.split("{{email}}");
  return (
    <>
      <p>{fill(text.message, { app: appName })}</p>
      <ul className="list-bullets">
        <li>{text.newVisitor}</li>
        <li>
          {before}
          {email === "" ? text.operator : <a href={`mailto:${email}`}>{email}</a>}
          {after}
        </li>
      </ul>
      <p className="text-small">{text.mistake}</p>
    </>
  );
}
