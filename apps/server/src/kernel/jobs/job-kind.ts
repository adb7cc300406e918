/** What a run that did not throw leaves behind; nothing = it is done. */
export type JobEnd =
  | { readonly next: "again"; readonly afterSeconds: number; readonly payload: object }
  | { readonly next: "given-up"; readonly payload: object };

export type JobHandler = (payload: unknown, id: string) => Promise<JobEnd | void>;

/** One kind of job: what runs it, how often it is tried again, and for those that repeat, when. */
export type BackgroundJob = {
  readonly name: string;
  readonly run: JobHandler;
  /** After a run that threw or whose process ended. */
  readonly retries?: number;
  /** A run that takes longer counts as lost and is repeated. */
  readonly longestRunSeconds?: number;
  /** A run whose process gives no sign of life for so long counts as lost. */
  readonly heartbeatSeconds?: number;
  readonly keptWaitingSeconds?: number;
  /** How long what was given up can be looked at; none may be given up without it. */
  readonly keptGivenUpSeconds?: number;
  /** The payload is deleted once it ran well instead of being kept as history. */
  readonly forgetWhenDone?: boolean;
  /** What goes behind the others that wait, however long it has waited. */
  readonly canWait?: (payload: unknown) => boolean;
  /** Also run once at boot: the machine may have been off for a week. */
  readonly cron?: string;
};
