import { rentKinds, themes } from "@keystead/domain/accounts";
import { languages } from "@keystead/domain/languages";
import { sql } from "../drizzle.ts";
import { bigint, boolean, index, integer, pgPolicy, pgTable, text, uuid } from "../pg-core.ts";
import {
  appUser,
  createdAt,
  instant,
  isCurrencyCode,
  oneOf,
  systemPolicy,
  updatedAt,
} from "./row-level-security.ts";

const uuidKey = () => uuid("id").primaryKey().defaultRandom();

export const user = pgTable(
  "user",
  {
    id: uuidKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique("user_email_unique"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    language: text("language", { enum: languages }).notNull().default("en"),
    timezone: text("timezone").notNull().default("UTC"),
    baseCurrency: text("base_currency").notNull().default("EUR"),
    theme: text("theme", { enum: themes }).notNull().default("system"),
    singleKeyShortcuts: boolean("single_key_shortcuts").notNull().default(true),
    /** What the person rents out, as they answered in the first steps; null = not answered yet. */
    rentKind: text("rent_kind", { enum: rentKinds }),
    onboardingHidden: boolean("onboarding_hidden").notNull().default(false),
    /** When a visit to the sample without an account ends; null = an account. */
    visitEndsAt: instant("visit_ends_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("user_language", t.language, languages),
    oneOf("user_theme", t.theme, themes),
    oneOf("user_rent_kind", t.rentKind, rentKinds),
    isCurrencyCode("user_base_currency", t.baseCurrency),
    index("user_visit")
      .on(t.visitEndsAt)
      .where(sql`visit_ends_at is not null`),
    // Not forced: better-auth works here as the owner. A tenant's transaction sees only the people of its workspace.
    pgPolicy("people_of_workspace", {
      for: "select",
      to: appUser,
      using: sql`id in (select user_id from membership)`,
    }),
    systemPolicy(),
  ],
);

export const session = pgTable(
  "session",
  {
    id: uuidKey(),
    expiresAt: instant("expires_at").notNull(),
    token: text("token").notNull().unique("session_token_unique"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("session_user").on(t.userId)],
);

export const account = pgTable(
  "account",
  {
    id: uuidKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("account_user").on(t.userId)],
);

export const verification = pgTable(
  "verification",
  {
    id: uuidKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("verification_identifier").on(t.identifier)],
);

export const rateLimit = pgTable("rate_limit", {
  id: uuidKey(),
  key: text("key").notNull().unique("rate_limit_key_unique"),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});
