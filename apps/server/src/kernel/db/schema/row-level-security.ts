import { CURRENCY_CODE } from "@keystead/domain/money";
import { sql } from "../drizzle.ts";
import type { AnyPgColumn } from "../pg-core.ts";
import { bigint, check, pgPolicy, pgRole, timestamp, uuid } from "../pg-core.ts";

/** Both are created by the first migration, `nologin`, and granted to the login role. */
export const appUser = pgRole("app_user").existing();
export const appSystem = pgRole("app_system").existing();

/** The scalar subquery is evaluated once per statement, which keeps the index scan on `workspace_id`. */
export const currentWorkspace = sql.raw("(select nullif(current_setting('app.ws', true), '')::uuid)");
const isSystem = sql.raw("current_user = 'app_system'");

/** The two policies every tenant table has: its own workspace for `app_user`, everything for `app_system`. */
export const tenantPolicies = () => [
  pgPolicy("own_workspace", { to: appUser, using: sql`workspace_id = ${currentWorkspace}` }),
  systemPolicy(),
];

export const systemPolicy = () => pgPolicy("system", { to: appSystem, using: isSystem });

export const id = () => uuid("id").notNull().defaultRandom();

/** Whole minor units of a currency. */
export const minor = (name: string) => bigint(name, { mode: "number" });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => instant("created_at").notNull().defaultNow();

export const updatedAt = () => instant("updated_at").notNull().defaultNow();

/** A check that a text column holds one of the given words, which the domain defines. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);

/** A check of a text column's form; the domain defines the words themselves. */
export const hasForm = (name: string, column: AnyPgColumn, form: RegExp) =>
  check(name, sql`${column} ~ ${sql.raw(`'${form.source}'`)}`);

export const isCurrencyCode = (name: string, column: AnyPgColumn) => hasForm(name, column, CURRENCY_CODE);

/** `YYYY-MM`. */
export const isMonth = (name: string, column: AnyPgColumn) =>
  hasForm(name, column, /^[0-9]{4}-(0[1-9]|1[0-2])$/);
