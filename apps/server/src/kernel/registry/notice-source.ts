import type { NoticeFacts } from "@keystead/contract/notices";
import type { PlainDate } from "@keystead/domain/calendar";
import type { NoticeKind } from "@keystead/domain/notices";

import type { ActorScope, Scope, Work, WorkspaceScope } from "#kernel/work.ts";

/** The person who reads their notices, and their role. */
export type ReaderScope = ActorScope & Pick<Scope, "role">;

/** The recipient of notices, and the day in their zone. */
export type NoticeReader = {
  readonly userId: string;
  readonly today: PlainDate;
  /** The day on which they joined the workspace. */
  readonly cameOn: PlainDate;
};

/** Kind, record and day identify a notice, so that each is made only once. */
export type NoticeToMake = {
  readonly kind: NoticeKind;
  readonly recordId: string;
  readonly day: PlainDate;
  readonly facts: NoticeFacts;
};

export type NoticeSubject = {
  /** The name of the person or record; empty if the kind already says everything. */
  readonly name: string;
  readonly place: string;
  /** The address of the record in the application. */
  readonly path: string;
};

/** The notices that a feature can make, in the bell and by mail; listed in `notices` of its `index.ts`. */
export type NoticeSource = {
  readonly kinds: readonly NoticeKind[];
  /**
   * All notices for this person on their day, including those already made. Called once each morning, and after days
   * without a server once for all of these days. Not for kinds that a verb reports at the moment they happen
   * (`notify` of the feature "notices").
   */
  readonly due?: (work: Work<WorkspaceScope>, reader: NoticeReader) => Promise<readonly NoticeToMake[]>;
  /**
   * The current names of the records. Deleted records, and records that this person may no longer see, are missing.
   * One statement for any number of records.
   */
  readonly subjects: (
    work: Work<ReaderScope>,
    recordIds: readonly string[],
  ) => Promise<ReadonlyMap<string, NoticeSubject>>;
};
