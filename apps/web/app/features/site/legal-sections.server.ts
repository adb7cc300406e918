import type { LoadContext } from "@keystead/contract/web";

import { fill } from "../../lib/fill.ts";
import type { SiteText } from "../../lib/site-text.server.ts";
import type { LegalSection } from "./legal-page.tsx";

type Operator = LoadContext["publicConfig"]["operator"];

/** Who answers for the site, in one line; a private server may name nobody. */
export function operatorLine(operator: Operator, text: SiteText): string {
  const named = [operator.name, operator.address].filter((part) => part !== "").join(", ");
  return named === "" ? text.legal.unnamed : named;
}

export function privacySections(text: SiteText, operator: Operator): readonly LegalSection[] {
  const { hosting, ...rest } = text.privacy.sections;
  const where = operator.hosting === "" ? hosting.plain : fill(hosting.text, { hosting: operator.hosting });
  const words = { operator: operatorLine(operator, text) };
  return Object.entries({ ...rest, hosting: { title: hosting.title, text: where } }).map(([id, section]) => ({
    id,
    title: section.title,
    text: fill(section.text, words),
  }));
}

export function termsSections(text: SiteText, operator: Operator, appName: string): readonly LegalSection[] {
  const words = { operator: operatorLine(operator, text), app: appName };
  return Object.entries(text.terms.sections).map(([id, section]) => ({
    id,
    title: section.title,
    text: fill(section.text, words),
  }));
}
