import type { PersonScope, Work } from "#kernel/work.ts";

/** Updates after a person changes their base currency: in the transaction of the change and as `app_system`. */
export type BaseCurrencyChanged = (work: Work<PersonScope>) => Promise<void>;
