import type { Language } from "@keystead/domain/languages";
import { labelsOf, personalFields } from "@keystead/domain/record-fields";
import { ownTenantFields } from "@keystead/domain/tenants";

import { intlLocales } from "../../lib/language/languages.ts";

const labels = labelsOf(personalFields(ownTenantFields));

/** All personal fields as a list within a sentence: "name, email and notes". */
export function personalLabels(t: (label: (typeof labels)[number]) => string, language: Language): string {
  const names = labels.map((label) => withinSentence(t(label), language));
  return new Intl.ListFormat(intlLocales[language]).format(names);
}

/** Lower case within a sentence, except for German nouns and abbreviations. */
function withinSentence(name: string, language: Language): string {
  if (language === "de" || /^\p{Lu}{2}/u.test(name)) return name;
  return name.charAt(0).toLocaleLowerCase(intlLocales[language]) + name.slice(1);
}
