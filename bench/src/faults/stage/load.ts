import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { ask, type Answer, type TimedRequest } from "./ask.ts";
import { idIn, type Visitor } from "./people.ts";

/** A write, repeated with the same key until it is acknowledged, as the web application does. */
export type Write = {
  readonly person: Visitor;
  readonly key: string;
  /** Null until acknowledged. */
  id: string | null;
};

export type Load = {
  readonly answers: readonly Answer[];
  readonly writes: readonly Write[];
  /** Whether a write was acknowledged whose request began after this moment. */
  readonly writtenSince: (moment: number) => boolean;
  /** Ends the stream; repeats unacknowledged writes until they are acknowledged or the time limit is reached. */
  readonly stop: () => Promise<void>;
  readonly repeat: (write: Write) => Promise<Answer>;
};

const READERS = 3;
/** Keeps each writer below the limit of 600 writes a minute per person. */
const WRITER_PAUSE_MS = 120;
const READER_PAUSE_MS = 60;
const AGAIN_AFTER_MS = 250;
const FINISH_WITHIN_MS = 20_000;
const READS = ["/api/v1/tenants?limit=50", "/api/v1/portfolio"];

/**
 * A steady, bounded stream of writes and reads. With several processes they take turns, skipping one that does not
 * listen.
 */
export function startLoad(urls: readonly string[], people: readonly Visitor[]): Load {
  const { answers, askOne } = takingTurns(urls);
  const writes: Write[] = [];
  let acknowledgedStart = 0;
  let isOver = false;

  const post = (write: Write): Promise<Answer> =>
    askOne({
      path: "/api/v1/tenants",
      headers: { ...write.person.headers, "idempotency-key": write.key },
      body: { propertyId: write.person.propertyId, name: write.key },
    });

  async function attempt(write: Write): Promise<void> {
    const answer = await post(write);
    if (answer.status !== 200) return;
    write.id = idIn(answer.body);
    acknowledgedStart = Math.max(acknowledgedStart, answer.startedAt);
  }

  async function writeOn(person: Visitor): Promise<void> {
    while (!isOver) {
      const write: Write = { person, key: randomUUID(), id: null };
      writes.push(write);
      for (await attempt(write); write.id === null && !isOver; await attempt(write))
        await pause(AGAIN_AFTER_MS);
      await pause(WRITER_PAUSE_MS);
    }
  }

  async function readOn(person: Visitor, path: string): Promise<void> {
    while (!isOver) {
      const { status } = await askOne({ path, headers: person.headers });
      await pause(status === 200 ? READER_PAUSE_MS : AGAIN_AFTER_MS);
    }
  }

  async function finish(write: Write, until: number): Promise<void> {
    while (write.id === null && performance.now() < until) {
      await attempt(write);
      if (write.id === null) await pause(AGAIN_AFTER_MS);
    }
  }

  const running = Promise.all([
    ...people.map(writeOn),
    ...people.slice(0, READERS).map((person, index) => readOn(person, READS[index % READS.length] ?? "")),
  ]);
  return {
    answers,
    writes,
    writtenSince: (moment) => acknowledgedStart > moment,
    repeat: post,
    async stop() {
      isOver = true;
      await running;
      const until = performance.now() + FINISH_WITHIN_MS;
      await Promise.all(writes.filter(({ id }) => id === null).map((write) => finish(write, until)));
    },
  };
}

/** Asks one process after the other, and keeps the answers. */
function takingTurns(urls: readonly string[]) {
  const answers: Answer[] = [];
  let turn = 0;

  async function askOne(question: TimedRequest): Promise<Answer> {
    turn += 1;
    let answer: Answer | undefined;
    for (let tried = 0; tried < urls.length; tried += 1) {
      answer = await ask(urls[(turn + tried) % urls.length] ?? "", question);
      // A load balancer would also try the next process when one does not listen.
      if (answer.failure !== "refused") break;
    }
    if (answer === undefined) throw new Error("There is nobody to ask.");
    answers.push(answer);
    return answer;
  }

  return { answers, askOne };
}
