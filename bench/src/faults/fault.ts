import { setTimeout as pause } from "node:timers/promises";

import type { Answer } from "./stage/ask.ts";
import { auditWrites, type WriteAudit } from "./stage/audit.ts";
import { isReady } from "./stage/product.ts";
import { withStage, type DatabaseKind, type FaultStage } from "./stage/stage.ts";

export type Fault = {
  readonly name: string;
  readonly databases: readonly DatabaseKind[];
  /** Why this machine cannot play the fault; null if it can. */
  readonly impossible?: () => Promise<string | null>;
  readonly processes?: 1 | 2;
  readonly throughProxy?: boolean;
  readonly withStandby?: boolean;
  /** From the removal of the cause to a first acknowledged write; without it the time is reported and not judged. */
  readonly recoversWithinMs?: number;
  /** Whether the fault may end a process; otherwise each process must survive it. */
  readonly endsProcesses?: boolean;
  /** Whether requests may break because a process ends without answering them. */
  readonly breaksRequests?: boolean;
  /** Whether requests may be refused with 503 or 507. */
  readonly mayRefuse: boolean;
  /** Plays the fault and removes its cause; returns the problems that it observed. */
  readonly play: (stage: FaultStage) => Promise<readonly string[]>;
};

export type FaultRow = Readonly<
  Record<
    | "fault"
    | "database"
    | "acknowledged"
    | "lost"
    | "doubled"
    | "other 5xx"
    | "slowest"
    | "recovered in"
    | "verdict",
    string
  >
>;

const STEADY_MS = 1_500;
const AFTERWARDS_MS = 1_000;
/** Every response, also a refusal, must arrive within this time; the slack is for a busy machine. */
const SLOWEST_MS = 5_000;
const SLACK_MS = 250;
const GIVE_UP_AFTER_MS = 40_000;

/** Load, fault, recovery, audit: one line of the table. */
export async function runFault(fault: Fault, database: DatabaseKind): Promise<FaultRow> {
  const reason = (await fault.impossible?.()) ?? null;
  if (reason !== null) return notRun(fault, database, reason);
  const { processes = 1, throughProxy = false, withStandby = false } = fault;
  return withStage({ database, processes, throughProxy, withStandby }, async (stage) => {
    await pause(STEADY_MS);
    const problems = [...stage.troubles, ...(await fault.play(stage))];
    const overAt = performance.now();
    problems.push(...(await revive(stage, fault.endsProcesses === true)));
    const readyAt = await untilWorking(stage, overAt);
    await pause(AFTERWARDS_MS);
    await stage.load.stop();
    const found = await auditWrites(stage.products[0].url, stage.people, stage.load);
    return rowOf({
      fault,
      database,
      found,
      answers: stage.load.answers,
      recoveredMs: readyAt === null ? null : readyAt - overAt,
      problems,
    });
  });
}

export function notRun(fault: Pick<Fault, "name">, database: DatabaseKind, reason: string): FaultRow {
  const [nothing, verdict] = ["-", `not run: ${reason}`];
  return {
    fault: fault.name,
    database,
    acknowledged: nothing,
    lost: nothing,
    doubled: nothing,
    "other 5xx": nothing,
    slowest: nothing,
    "recovered in": nothing,
    verdict,
  };
}

/** Restarts ended processes as a supervisor does; an ended process is a problem unless the fault expects it. */
async function revive({ products }: FaultStage, expected: boolean): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const product of products) {
    const end = product.endedAs();
    if (end === null) continue;
    if (!expected) problems.push(`the process ended (${end.signal ?? `code ${end.code}`})`);
    const complaint = await product.start();
    if (complaint !== null) problems.push("the process did not start again");
  }
  return problems;
}

/** Waits until `/readyz` is ready and a write that began after `since` was acknowledged; null if it takes too long. */
async function untilWorking({ products, load }: FaultStage, since: number): Promise<number | null> {
  while (performance.now() - since < GIVE_UP_AFTER_MS) {
    const ready = await Promise.all(products.map(({ url }) => isReady(url)));
    if (ready.every(Boolean) && load.writtenSince(since)) return performance.now();
    await pause(50);
  }
  return null;
}

function rowOf(seen: {
  readonly fault: Fault;
  readonly database: DatabaseKind;
  readonly found: WriteAudit;
  readonly answers: readonly Answer[];
  readonly recoveredMs: number | null;
  readonly problems: readonly string[];
}): FaultRow {
  const { fault, database, found, answers, recoveredMs } = seen;
  const others = answers.filter(({ status }) => status !== null && status >= 500 && !isRefusal(status));
  const slowestMs = Math.max(0, ...answers.map(({ ms }) => ms));
  const problems = [
    ...seen.problems,
    ...problemsOf(answers, fault),
    ...(found.lost > 0 ? [`${found.lost} lost`] : []),
    ...(found.doubled > 0 ? [`${found.doubled} doubled`] : []),
    ...(found.unanswered > 0 ? [`${found.unanswered} writes never acknowledged`] : []),
    ...(others.length > 0 ? [`${others.length} answers ${countsOf(others)}`] : []),
    ...(slowestMs > SLOWEST_MS + SLACK_MS ? [`an answer took ${seconds(slowestMs)}`] : []),
    ...(recoveredMs === null ? ["not ready again"] : []),
    ...((recoveredMs ?? 0) > (fault.recoversWithinMs ?? Number.POSITIVE_INFINITY)
      ? ["not back in time"]
      : []),
  ];
  return {
    fault: fault.name,
    database,
    acknowledged: String(found.acknowledged),
    lost: String(found.lost),
    doubled: String(found.doubled),
    "other 5xx": String(others.length),
    slowest: seconds(slowestMs),
    "recovered in": recoveredMs === null ? "never" : seconds(recoveredMs),
    verdict: problems.length === 0 ? "within" : `over: ${problems.join("; ")}`,
  };
}

/**
 * Problems of the responses: refusals without Retry-After, and refusals or missing responses that the fault does not
 * allow.
 */
function problemsOf(answers: readonly Answer[], { mayRefuse, breaksRequests }: Fault): readonly string[] {
  const refused = answers.filter(({ status }) => isRefusal(status));
  const mute = refused.filter(({ retryAfter }) => retryAfter === null);
  const broken = answers.filter(({ failure }) => failure === "broken" || failure === "silent");
  const client = answers.filter(
    ({ status }) => status !== null && status >= 400 && status < 500 && status !== 429,
  );
  return [
    ...(mute.length > 0 ? [`${mute.length} of ${refused.length} refusals without Retry-After`] : []),
    ...(!mayRefuse && refused.length > 0 ? [`${refused.length} answers ${countsOf(refused)}`] : []),
    ...(broken.length > 0 && breaksRequests !== true
      ? [`${broken.length} requests connected and unanswered`]
      : []),
    ...(client.length > 0 ? [`${client.length} answers ${countsOf(client)}`] : []),
  ];
}

function isRefusal(status: number | null): boolean {
  return status === 503 || status === 507;
}

function countsOf(answers: readonly Answer[]): string {
  return [...new Set(answers.map(({ status }) => status))].join(", ");
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
