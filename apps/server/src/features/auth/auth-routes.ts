import { Hono } from "hono";
import type { Context } from "hono";
import type * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import { sessionCookieName } from "#kernel/api/session/session-cookie.ts";
import { databaseTrouble } from "#kernel/db/postgres/trouble.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { refusalResponse } from "#kernel/http/refusal-response.ts";
import { takesBody } from "#kernel/http/admission/body-of-route.ts";
import { refuseOverloaded } from "#kernel/http/admission/take-slot.ts";
import { createAuthEngine } from "./auth-engine.ts";
import {
  AccountDeletion,
  AddressConfirm,
  DeletionLink,
  InvitationAccept,
  InvitationLook,
  LookAround,
  MagicLinkConfirm,
  MagicLinkRequest,
  PasswordChange,
  PasswordReset,
  ResetRequest,
  SignIn,
  SignUp,
  authMessages,
  isAuthCode,
} from "./auth-input.ts";
import { acceptInvited, lookAtInvitation } from "./sign-in/accept-invited.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { changePassword } from "./passwords/change-password.ts";
import { confirmDeletion, deleteAccount, requestDeletion, undoDeletion } from "./account/delete-account.ts";
import { confirmAddress, sendVerification } from "./account/confirm-address.ts";
import { confirmMagicLink, requestMagicLink } from "./sign-in/magic-link.ts";
import { HashingOverload, passwordHashing } from "./passwords/password-hashing.ts";
import { requestPasswordReset, resetPassword } from "./passwords/reset-password.ts";
import { sessionView } from "./sign-in/session-view.ts";
import { signIn } from "./sign-in/sign-in.ts";
import { signOut } from "./sign-in/sign-out.ts";
import { signUp } from "./sign-in/sign-up.ts";
import { FORM, lookAroundByForm } from "./visit/look-around-form.ts";
import { lookAround } from "./visit/look-around.ts";
import type { AuthCall, AuthKit, AuthOutcome } from "./auth-call.ts";

/** `/api/auth/*`: the routes for signing in and out and for the account; none of the library's own routes exists. */
export function authRoutes(deps: Deps): Hono<HttpEnv> {
  const hashing = passwordHashing(deps.passwordCost);
  const kit: AuthKit = { deps, hashing, engine: createAuthEngine(deps, hashing) };
  const routes = new Hono<HttpEnv>().basePath("/auth");

  const post = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    verb: (call: AuthCall, input: z.output<Schema>) => Promise<AuthOutcome>,
  ): void => {
    routes.post(path, async (c) => answer(c, await verb(callOf(kit, c), await readBody(c, schema))));
  };
  post("/sign-up/email", SignUp, signUp);
  post("/sign-in/email", SignIn, signIn);
  post("/sign-in/magic-link", MagicLinkRequest, requestMagicLink);
  post("/magic-link/confirm", MagicLinkConfirm, confirmMagicLink);
  post("/request-password-reset", ResetRequest, requestPasswordReset);
  post("/reset-password", PasswordReset, resetPassword);
  post("/change-password", PasswordChange, changePassword);
  post("/invitation", InvitationLook, lookAtInvitation);
  post("/accept-invitation", InvitationAccept, acceptInvited);
  post("/delete-account", AccountDeletion, deleteAccount);
  post("/delete-account/confirm", DeletionLink, confirmDeletion);
  post("/delete-account/undo", DeletionLink, undoDeletion);
  routes.post("/delete-account/link", async (c) => answer(c, await requestDeletion(callOf(kit, c))));
  post("/verify-email", AddressConfirm, confirmAddress);
  routes.post("/send-verification-email", async (c) => answer(c, await sendVerification(callOf(kit, c))));
  routes.post("/sign-out", async (c) => answer(c, await signOut(callOf(kit, c))));
  routes.get("/session", async (c) =>
    c.json({ session: sessionView(deps, await c.get("caller").signedIn(), c.get("clientIp")) }),
  );

  routes.onError((error, c) => refuseHere(deps, error, c));
  // This route is not among `routes`: with their error handler in front, the body rule of a route cannot be found.
  return new Hono<HttpEnv>()
    .post("/auth/look-around", takesBody({ types: [FORM] }), (c) =>
      look(callOf(kit, c), c).catch((error: unknown) => refuseHere(deps, error, c)),
    )
    .route("/", routes);
}

async function look(call: AuthCall, c: Context<HttpEnv>): Promise<Response> {
  if (c.req.header("content-type")?.startsWith(FORM) === true) return lookAroundByForm(call, c);
  return answer(c, await lookAround(call, await readBody(c, LookAround)));
}

function callOf(kit: AuthKit, c: Context<HttpEnv>): AuthCall {
  const https = kit.deps.env.baseUrl?.startsWith("https:") ?? false;
  return {
    ...kit,
    headers: c.req.raw.headers,
    clientIp: c.get("clientIp"),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 400),
    signedIn: c.get("caller").signedIn,
    cookie: { name: sessionCookieName(https), secret: kit.deps.authSecret, https },
  };
}

async function readBody<Schema extends z.ZodMiniType>(
  c: Context<HttpEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await c.req.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === "number" ? part : String(part))),
    code: isAuthCode(issue.message) ? issue.message : issue.code.toUpperCase(),
  }));
  const first = issues.map((issue) => issue.code).find(isAuthCode) ?? "BAD_REQUEST";
  throw new AuthRefusal(first, 400, { issues });
}

function answer(c: Context<HttpEnv>, outcome: AuthOutcome): Response {
  for (const cookie of outcome.cookies ?? []) c.header("set-cookie", cookie, { append: true });
  for (const [name, value] of Object.entries(outcome.headers ?? {})) c.header(name, value);
  return c.json(outcome.body);
}

async function refuseHere(deps: Deps, error: unknown, c: Context<HttpEnv>): Promise<Response> {
  if (error instanceof HashingOverload) return refuseOverloaded(c);
  if (!(error instanceof AuthRefusal)) {
    const cause = await underlying(deps, error);
    if (cause !== error) c.get("log").error({ err: error }, "unexpected error");
    return refusalResponse(c, cause);
  }
  c.get("log").info({ code: error.code }, "refused");
  const wait = error.data?.["retryAfterSeconds"];
  if (typeof wait === "number") c.header("retry-after", String(wait));
  return c.json(
    {
      defined: true,
      code: error.code,
      status: error.status,
      message: authMessages[error.code],
      ...(error.data === undefined ? {} : { data: error.data }),
    },
    error.status,
  );
}

/** The library hides the error of a database, so a probe finds out whether the database was the cause. */
async function underlying({ db }: Deps, error: unknown): Promise<unknown> {
  if (databaseTrouble(error) !== null) return error;
  return db.probe().then(
    () => error,
    (trouble: unknown) => trouble,
  );
}
