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
/** The resolved client address, for the session's record; set by us alone, never read from outside. */
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
    // Ours count per account as well and are shared with the rest of the server.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would load OpenTelemetry wherever that is installed, and say in its spans what an error quotes.
    experimental: { instrumentation: { enabled: false } },
    // Its messages name addresses; what matters is logged by our routes.
    logger: { disabled: true },
    plugins: [
      magicLink({
        expiresIn: LINK_SECONDS,
        storeToken: { type: "custom-hasher", hash: async (token) => hashToken(token) },
        // magic-link.ts makes the links, each the only one of its address; the plugin consumes them.
        sendMagicLink: () => Promise.reject(new Error("The route of this server makes magic links.")),
      }),
    ],
  });
}
