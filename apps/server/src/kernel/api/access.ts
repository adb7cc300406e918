import { isBlockedCountry } from "@keystead/domain/permissions";
import { ORPCError } from "@orpc/server";
import type { Logger } from "pino";

import type { Deps } from "#deps.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import type { PersonScope, Scope, Work, WorkspaceScope } from "#kernel/work.ts";
import { databaseRefusal } from "./refusals/database-refusal.ts";
import { openWorkspace, workspaceExists } from "./session/ensure-workspace.ts";
import { permitAll, permitVisit, type Needed } from "./permit.ts";
import { refusal } from "./refusals/refusal.ts";
import type { SignedIn } from "./session/look-up-session.ts";

/** The caller of a request, before the session is looked up. */
export type Caller = {
  readonly deps: Deps;
  readonly headers: Headers;
  readonly method: string;
  readonly clientIp: string;
  readonly log: Logger;
  /** The instant of the request, used for everything that it does. */
  readonly now: Date;
  /** Looked up at most once per request, at the first call. */
  readonly signedIn: () => Promise<SignedIn | null>;
};

export type Person = {
  readonly user: SignedIn["user"];
  readonly sessionId: string;
  readonly scope: PersonScope;
};

export type Member = Person & { readonly scope: Scope };

const WRITES: Limit = { name: "write", max: 600, windowMs: 60_000 };
const READS = new Set(["GET", "HEAD"]);

/** A session, else UNAUTHORIZED; REGION_BLOCKED from a blocked region; TOO_MANY_REQUESTS for too many writes. */
export async function authenticate({ deps, signedIn, clientIp, method }: Caller): Promise<Person> {
  const who = await signedIn();
  if (who === null) throw refusal("UNAUTHORIZED");
  if (isBlockedCountry(deps.geo.countryOf(clientIp))) throw refusal("REGION_BLOCKED");
  if (!READS.has(method)) {
    const verdict = await takeAttempt(deps, WRITES, who.user.id);
    if (!verdict.allowed)
      throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  return { user: who.user, sessionId: who.session.id, scope: { userId: who.user.id } };
}

/**
 * Requires a role that permits the action, in the workspace that the request names or else in the caller's own.
 * Refuses with NOT_FOUND without a membership, with WORKSPACE_MOVED if the workspace has moved to another installation, and
 * with SIGN_UP_FIRST if a visitor of the sample needs an account for the action.
 */
export async function authorize(caller: Caller, needed: Needed): Promise<Member> {
  const person = await authenticate(caller);
  const who = await caller.signedIn();
  const scope = scopeOf(who);
  if (scope === null) throw refusal("NOT_FOUND");
  const movedTo = who?.workspace?.movedTo ?? null;
  if (movedTo !== null) throw refusal("WORKSPACE_MOVED", { address: movedTo });
  permitAll(scope, needed);
  permitVisit(person.user, needed);
  if (who?.workspace?.unopened === true)
    await asSystem({ ...caller, scope }, ({ tx, now }) => openWorkspace(tx, { ...scope, now }));
  return { ...person, scope };
}

/** Null without a session, and without a membership in the requested workspace. */
export function scopeOf(who: SignedIn | null): Scope | null {
  if (who === null || who.workspace === null) return null;
  const { id: workspaceId, role, plan, kind } = who.workspace;
  return { workspaceId, userId: who.user.id, role, plan, kind };
}

type At<Of> = Pick<Caller, "deps" | "now"> & { readonly scope: Of };

/**
 * Runs one transaction in the workspace under the restricted role. Any error rolls it back; after a conflict with
 * another transaction it runs again. NOT_FOUND if the workspace was deleted after the request was admitted, such as a
 * sample that its owner closed: an error caused by its missing rows is not an error of the server.
 */
export async function inWorkspace<Of extends WorkspaceScope, T>(
  at: At<Of>,
  run: (work: Work<Of>) => Promise<T>,
): Promise<T> {
  return refusedIfDeleted(at, () =>
    at.deps.db.asTenant(at.scope.workspaceId, (tx) => run({ tx, scope: at.scope, now: at.now })),
  );
}

/**
 * Like `inWorkspace`, for work that only reads. A standby may answer once it has replayed everything that the session
 * has written (docs/decisions/0131).
 */
export async function readWorkspace<Of extends WorkspaceScope, T>(
  at: At<Of>,
  run: (work: Work<Of>) => Promise<T>,
): Promise<T> {
  return refusedIfDeleted(at, () =>
    at.deps.db.readTenant(at.scope.workspaceId, (tx) => run({ tx, scope: at.scope, now: at.now })),
  );
}

/** Chooses by the method of the request: GET and HEAD only read. */
export function inWorkspaceAs<Of extends WorkspaceScope, T>(
  method: string,
  ...[at, run]: Parameters<typeof inWorkspace<Of, T>>
): Promise<T> {
  return READS.has(method) ? readWorkspace(at, run) : inWorkspace(at, run);
}

async function refusedIfDeleted<T>({ deps, scope }: At<WorkspaceScope>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnexpected(error) && (await isDeleted(deps, scope.workspaceId))) throw refusal("NOT_FOUND");
    throw error;
  }
}

/** Whether the error would leave the server as a bare 500. */
function isUnexpected(error: unknown): boolean {
  return error instanceof ORPCError ? error.status === 500 : databaseRefusal(error) === null;
}

/** False if the database does not answer: then the original error is reported. */
function isDeleted({ db }: Deps, workspaceId: string): Promise<boolean> {
  return db
    .asSystem((tx) => workspaceExists(tx, workspaceId))
    .then(
      (exists) => !exists,
      () => false,
    );
}

/** Like `inWorkspace`, but as the system on a person's behalf, because personal data is in global tables. */
export function asSystem<Of extends WorkspaceScope | PersonScope, T>(
  { deps, scope, now }: At<Of>,
  run: (work: Work<Of>) => Promise<T>,
): Promise<T> {
  return deps.db.asSystem((tx) => run({ tx, scope, now }));
}

/** The same for work that mostly only reads (`Database.readSystem`). */
export function readAsSystem<Of extends WorkspaceScope | PersonScope, T>(
  { deps, scope, now }: At<Of>,
  run: (work: Work<Of>) => Promise<T>,
): Promise<T> {
  return deps.db.readSystem((tx) => run({ tx, scope, now }));
}
