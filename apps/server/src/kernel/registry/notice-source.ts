import type { NoticeFacts } from "@keystead/contract/notices";
import type { PlainDate } from "@keystead/domain/calendar";
import type { NoticeKind } from "@keystead/domain/notices";

import type { ActorScope, Scope, Work, WorkspaceScope } from "#kernel/work.ts";

/** Who reads what they were told, in which role. */
export type ReaderScope = ActorScope & Pick<Scope, "role">;

/** Who is told, and what day it is for them. */
export type NoticeReader = {
  readonly userId: string;
  readonly today: PlainDate;
  /** The day on which they came into the workspace. */
  readonly cameOn: PlainDate;
};

/** Kind, record and day are its name: what has been told under it is told no more. */
export type NoticeToMake = {
  readonly kind: NoticeKind;
  readonly recordId: string;
  readonly day: PlainDate;
  readonly facts: NoticeFacts;
};

export type NoticeSubject = {
  /** Whom or what it is about; empty where the kind says it all. */
  readonly name: string;
  readonly place: string;
  /** The address of the record in the application. */
  readonly path: string;
};

/** What a feature can tell people of. */
export type NoticeSource = {
  readonly kinds: readonly NoticeKind[];
  /**
   * Everything that there is to tell this person on their day, told before or not: asked once a morning, and after days without a
   * server once for all of them. Nothing for kinds that a verb tells of when it happens (`tell` of the feature "notices").
   */
  readonly due?: (work: Work<WorkspaceScope>, reader: NoticeReader) => Promise<readonly NoticeToMake[]>;
  /**
   * What the records are called now; one that is gone is missing, and so is one that this person may see no more. One statement, whatever
   * their number.
   */
  readonly subjects: (
    work: Work<ReaderScope>,
    recordIds: readonly string[],
  ) => Promise<ReadonlyMap<string, NoticeSubject>>;
};
