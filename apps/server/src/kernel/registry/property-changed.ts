import type { Env } from "#env.ts";
import type { MailOutbox } from "#kernel/jobs/mail-jobs.ts";
import type { Work } from "#kernel/work.ts";

/** A property that was changed, whose row the caller holds: what of it others have derived something from. */
export type ChangedProperty = {
  readonly id: string;
  readonly before: PropertyBasis;
  readonly after: PropertyBasis;
};

type PropertyBasis = { readonly timezone: string; readonly currency: string };

/** What hangs on zone and currency of a property, brought up to date in the transaction of the change. */
export type PropertyChanged = (work: Work, property: ChangedProperty) => Promise<void>;

/** What a mail is written and ordered with. */
type Telling = { readonly mails: MailOutbox; readonly env: Env; readonly authSecret: string };

/** Tells of what goes with a property, whose row the caller holds, while it is still there to be told of. */
export type PropertyDeleted = (work: Work, deps: Telling, propertyId: string) => Promise<void>;
