/** The follow-up of a run that did not throw; undefined = done. */
export type JobEnd =
  | { readonly next: "again"; readonly afterSeconds: number; readonly payload: object }
  | { readonly next: "given-up"; readonly payload: object };

export type JobHandler = (payload: unknown, id: string) => Promise<JobEnd | void>;

/** One kind of job: its handler, its retries, and for repeating ones the schedule. */
export type BackgroundJob = {
  readonly name: string;
  readonly run: JobHandler;
  /** Retries after a run that threw or whose process ended. */
  readonly retries?: number;
  /** A run that takes longer counts as lost and is repeated. */
  readonly longestRunSeconds?: number;
  /** A run whose process sends no heartbeat for this long counts as lost. */
  readonly heartbeatSeconds?: number;
  readonly keptWaitingSeconds?: number;
  /** How long jobs that were given up can be inspected. Without it no job of this kind may be given up. */
  readonly keptGivenUpSeconds?: number;
  /** After a successful run the payload is deleted instead of being kept as history. */
  readonly forgetWhenDone?: boolean;
  /** Payloads that run after all other waiting ones, however long they have waited. */
  readonly canWait?: (payload: unknown) => boolean;
  /** Also runs once at boot, since the machine may have been off for a week. */
  readonly cron?: string;
};
