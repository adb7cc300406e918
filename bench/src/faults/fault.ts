import { setTimeout as pause } from "node:timers/promises";

import type { Answer } from "./stage/ask.ts";
import { audit, type Audit } from "./stage/audit.ts";
import { isReady } from "./stage/product.ts";
import { withStage, type DatabaseKind, type FaultStage } from "./stage/stage.ts";

export type Fault = {
  readonly name: string;
  readonly databases: readonly DatabaseKind[];
  /** Why this machine cannot play it; null when it can. */
  readonly impossible?: () => Promise<string | null>;
  readonly processes?: 1 | 2;
  readonly throughProxy?: boolean;
  readonly withStandby?: boolean;
  /** From the end of the cause to a first acknowledged write; without one it is said and not judged. */
  readonly recoversWithinMs?: number;
  /** False where each process must live through it. */
  readonly endsProcesses?: boolean;
  /** Where a process ends without a last word, the requests in its hands break. */
  readonly breaksRequests?: boolean;
  /** False where people must see each request answered well. */
  readonly mayRefuse: boolean;
  /** Plays the fault and takes its cause away; what it saw that should not be, in words. */
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
/** A refusal comes in this time; with what the client of a busy machine adds. */
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
    const found = await audit(stage.products[0].url, stage.people, stage.load);
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

/** What a supervisor does; that it had to is a failure unless the fault says otherwise. */
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

/** Ready by its own word, and a write that began afterwards was acknowledged. */
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
  readonly found: Audit;
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

/** Of the answers themselves: refusals without a time to come back, and refusals or silence where there should be none. */
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
