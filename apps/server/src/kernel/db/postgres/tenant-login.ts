import { sql } from "../drizzle.ts";

import { sqlState } from "../database.ts";
import type { PostgresDatabase } from "./postgres.ts";
import { firstRow } from "../queries/rows.ts";

/** The two logins do not have the rights that two logins are for; the message is for the operator. */
export class LoginRefused extends Error {
  override readonly name = "LoginRefused";
}

/**
 * With two logins: the tenants' login must be able to take the role `app_user`, which is granted here if necessary,
 * and must not be able to take `app_system`. Call this after the migrations have created the roles.
 */
export async function admitTenantLogin(db: Pick<PostgresDatabase, "login" | "tenantLogin">): Promise<void> {
  const { login, tenantLogin } = db;
  if (login === tenantLogin) return;
  const system = firstRow(await login.execute(sql`select session_user::text as name`));
  const found = firstRow(
    await tenantLogin.execute(sql`select session_user::text as name,
      pg_has_role(session_user, 'app_user', 'member') as tenant,
      pg_has_role(session_user, 'app_system', 'member')
        or pg_has_role(session_user, ${String(system?.["name"])}::name, 'member') as system`),
  );
  const name = String(found?.["name"]);
  if (found?.["system"] === true)
    throw new LoginRefused(
      `DATABASE_URL logs in as "${name}", who may take the role app_system. With DATABASE_SYSTEM_URL it must name a user who may take app_user alone.`,
    );
  if (found?.["tenant"] === true) return;
  await login.execute(sql`grant app_user to ${sql.identifier(name)}`).catch((error: unknown) => {
    if (sqlState(error) !== "42501") throw error;
    throw new LoginRefused(
      `DATABASE_URL logs in as "${name}", who may not take the role app_user. Run as a superuser: grant app_user to "${name}"`,
    );
  });
}
