import type { Language } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";

import { addressIn } from "./site-facts.ts";
import type { SiteText } from "./site-text.server.ts";

type BlockedProps = {
  readonly text: SiteText["blocked"];
  readonly appName: string;
  readonly email: string;
  readonly language: Language;
};

/** Used on the region page and in the dialog of the sign-up form. */
export function RegionBlockedText({ text, appName, email, language }: BlockedProps) {
  const [before = "", after = ""] = text.existing.split("{{email}}");
  const isNamed = email !== "";
  return (
    <>
      <p>{fill(text.message, { app: appName })}</p>
      <ul className="list-bullets">
        <li>{text.newVisitor}</li>
        <li>
          {before}
          {isNamed ? (
            <a href={`mailto:${email}`}>{email}</a>
          ) : (
            <a href={addressIn(language, "/terms#operator")}>{text.operator}</a>
          )}
          {after}
        </li>
      </ul>
      <p className="text-small">{isNamed ? text.mistake : text.mistakeUnnamed}</p>
    </>
  );
}
