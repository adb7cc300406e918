import type { Stage } from "../records/race-stage.ts";
import type { TestApp, TestSession } from "../test-app.ts";

export type RaceAnswer = { readonly status: number; readonly body: string };
/** The session and workspace in which verbs race, one pair after the other. */
export type RaceLane = { readonly session: TestSession; readonly workspaceId: string };
export type Racer = { readonly app: TestApp; readonly lane: RaceLane; readonly stage: Stage };

export type RacingVerb = {
  readonly name: string;
  /**
   * The verb locks several records, or takes the strongest lock on a record that others depend on, so it races with
   * every verb.
   */
  readonly strong?: true;
  /** Sets up what the verb needs and returns the id for it. */
  readonly prepare?: (racer: Racer) => Promise<string>;
  readonly run: (racer: Racer, prepared: string) => Promise<RaceAnswer>;
};

/** Such as `POST /ads`. */
export async function sendAs({ app, lane }: Racer, request: string, body?: unknown): Promise<RaceAnswer> {
  const [method = "GET", path = ""] = request.split(" ");
  const answer = await app.call(`/api/v1${path}`, {
    method,
    session: lane.session,
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: await answer.text() };
}

/** Deletes a record for the verb that restores it. */
export const discarded =
  (deletion: (racer: Racer) => Promise<RaceAnswer>) =>
  async (racer: Racer): Promise<string> => {
    const { status, body } = await deletion(racer);
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "object" && parsed !== null && "trashId" in parsed) return String(parsed.trashId);
    throw new Error(`nothing was deleted: ${status} ${body}`);
  };

export const undo = (racer: Racer, trashId: string): Promise<RaceAnswer> =>
  sendAs(racer, `POST /trash/${trashId}/restore`);
