import type en from "@keystead/messages/en/job.json";

import { inEveryLanguage } from "../../../lib/language/in-every-language.ts";
import { standardWords } from "../cleaner-text.server.ts";
import type { StandardListMessages } from "../checklist/standard-list.ts";

/** Includes the standard checklist: a property's own list comes with the job. */
export type JobText = typeof en & {
  readonly standard: StandardListMessages;
  /** The URL of the part of the script that is loaded late. */
  readonly extras: string;
};

const words = inEveryLanguage(
  import.meta.glob<typeof en>("../../../../../../packages/messages/*/job.json", {
    eager: true,
    import: "default",
  }),
);

export const jobText = {
  en: { ...words.en, standard: standardWords.en },
  es: { ...words.es, standard: standardWords.es },
  de: { ...words.de, standard: standardWords.de },
  fr: { ...words.fr, standard: standardWords.fr },
  it: { ...words.it, standard: standardWords.it },
};
