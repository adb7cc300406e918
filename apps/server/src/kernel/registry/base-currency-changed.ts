import type { PersonScope, Work } from "#kernel/work.ts";

/** What follows when somebody counts in another currency from now on: in the transaction of the change and as `app_system`. */
export type BaseCurrencyChanged = (work: Work<PersonScope>) => Promise<void>;
