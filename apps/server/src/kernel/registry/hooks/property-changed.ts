import type { Env } from "#env.ts";
import type { MailOutbox } from "#kernel/jobs/mail-jobs.ts";
import type { Work } from "#kernel/work.ts";

/** A changed property, whose row the caller has locked: the values that others derive from. */
export type ChangedProperty = {
  readonly id: string;
  readonly before: PropertyBasis;
  readonly after: PropertyBasis;
};

type PropertyBasis = { readonly timezone: string; readonly currency: string };

/** Updates what depends on a property's zone and currency, in the transaction of the change. */
export type PropertyChanged = (work: Work, property: ChangedProperty) => Promise<void>;

/** What is needed to write and order a mail. */
type MailDeps = { readonly mails: MailOutbox; readonly env: Env; readonly authSecret: string };

/** Sends messages about what is deleted with a property, whose row the caller has locked, while it still exists. */
export type PropertyDeleted = (work: Work, deps: MailDeps, propertyId: string) => Promise<void>;
