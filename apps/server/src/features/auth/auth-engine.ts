import { MAX_PASSWORD, MIN_PASSWORD } from "@keystead/domain/accounts";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { magicLink } from "better-auth/plugins/magic-link";

import type { Deps } from "#deps.ts";
import { SESSION_IDLE_MS, sessionCookieName } from "#kernel/api/session/session-cookie.ts";
import { hashToken } from "#kernel/links/one-time-token.ts";
import { authTables } from "./auth-store.ts";
import type { PasswordHashing } from "./passwords/password-hashing.ts";

/** Links that sign somebody in or set a password live for ten minutes. */
export const LINK_SECONDS = 10 * 60;
/**
 * The resolved client address, for the session's record. Only this server sets it; a value from outside is never
 * read.
 */
export const CLIENT_IP_HEADER = "x-keystead-client-ip";

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/**
 * better-auth keeps accounts, sessions and one-time tokens. Its own HTTP handler is not mounted: only the routes in
 * auth-routes.ts exist, with our limits, gate and messages, and they call its functions.
 */
export function createAuthEngine(deps: Deps, hashing: PasswordHashing) {
  const https = deps.env.baseUrl?.startsWith("https:") ?? false;
  return betterAuth({
    appName: deps.env.appName,
    baseURL: deps.env.baseUrl ?? `http://localhost:${deps.env.port}`,
    basePath: "/api/auth",
    secret: deps.authSecret,
    database: drizzleAdapter(deps.db.login, { provider: "pg", schema: authTables }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashing.hash, verify: hashing.verify },
      revokeSessionsOnPasswordReset: true,
    },
    session: { expiresIn: SESSION_IDLE_MS / 1_000, disableSessionRefresh: true },
    verification: { storeIdentifier: "hashed" },
    advanced: {
      database: { generateId: "uuid" },
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(https), attributes: { secure: https } } },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
    // Our own limits also count per account, and the rest of the server shares them.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Otherwise the library would load OpenTelemetry wherever it is installed, and its spans would contain the text
    // of errors.
    experimental: { instrumentation: { enabled: false } },
    // Its messages contain addresses; our routes log what matters.
    logger: { disabled: true },
    plugins: [
      magicLink({
        expiresIn: LINK_SECONDS,
        storeToken: { type: "custom-hasher", hash: async (token) => hashToken(token) },
        // magic-link.ts makes the links, one at a time for each address; the plugin consumes them.
        sendMagicLink: () => Promise.reject(new Error("The route of this server makes magic links.")),
      }),
    ],
  });
}
