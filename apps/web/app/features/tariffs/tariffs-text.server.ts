import type errors from "@keystead/messages/en/shared/errors.json";
import type limit from "@keystead/messages/en/shared/limit.json";
import type en from "@keystead/messages/en/tariffs.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type TariffsText = typeof en;

/** The texts of the plan page, loaded on the server only. */
export const tariffsText = inEveryLanguage(
  import.meta.glob<TariffsText>("../../../../../packages/messages/*/tariffs.json", {
    eager: true,
    import: "default",
  }),
);

/** The differences between plans, and what a smaller one gives up: the same texts as in the application. */
export const limitText = inEveryLanguage(
  import.meta.glob<typeof limit>("../../../../../packages/messages/*/shared/limit.json", {
    eager: true,
    import: "default",
  }),
);

/** Error texts for refused calls: the same as in the application. */
export const errorText = inEveryLanguage(
  import.meta.glob<typeof errors>("../../../../../packages/messages/*/shared/errors.json", {
    eager: true,
    import: "default",
  }),
);
