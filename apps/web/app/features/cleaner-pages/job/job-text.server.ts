import type en from "@keystead/messages/en/job.json";

import { inEveryLanguage } from "../../../lib/language/in-every-language.ts";
import { standardMessages } from "../cleaner-text.server.ts";
import type { StandardListMessages } from "../checklist/standard-list.ts";

/** Includes the standard checklist: a property's own list comes with the job. */
export type JobText = typeof en & {
  readonly standard: StandardListMessages;
  /** The URL of the part of the script that is loaded later. */
  readonly extras: string;
};

const words = inEveryLanguage(
  import.meta.glob<typeof en>("../../../../../../packages/messages/*/job.json", {
    eager: true,
    import: "default",
  }),
);

export const jobText = {
  en: { ...words.en, standard: standardMessages.en },
  es: { ...words.es, standard: standardMessages.es },
  de: { ...words.de, standard: standardMessages.de },
  fr: { ...words.fr, standard: standardMessages.fr },
  it: { ...words.it, standard: standardMessages.it },
};
