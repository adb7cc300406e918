import type { Env } from "#env.ts";
import type { MailOutbox } from "#kernel/jobs/mail-jobs.ts";
import type { Work } from "#kernel/work.ts";

/** The values of a changed property from which other records are derived. The caller has locked its row. */
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

/**
 * Sends messages about records that are deleted with a property. Runs while the property still exists; the caller has
 * locked its row.
 */
export type PropertyDeleted = (work: Work, deps: MailDeps, propertyId: string) => Promise<void>;
