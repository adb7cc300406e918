import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { sql } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { firstRow } from "#kernel/db/rows.ts";
import { workspace } from "#kernel/db/schema/index.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";

/** Whoever holds a link that opens something. */
export type LinkHolder = {
  readonly token: string;
  readonly workspaceId: string;
  readonly cleanerId: string;
  readonly name: string;
  readonly language: Language;
  readonly host: string;
};

/** As `app_system`: which workspaces are locked only it knows. */
export async function findHolder(
  tx: Tx,
  {
    token,
    workspaceId,
    hash,
  }: { readonly token: string; readonly workspaceId: string; readonly hash: string },
  now: Date,
): Promise<LinkHolder | null> {
  const row = firstRow(
    await tx.execute(sql`select c.id, c.name, c.language, coalesce(nullif(o.name, ''), o.email) as host
      from cleaner_link l
      join cleaner c on c.workspace_id = l.workspace_id and c.id = l.cleaner_id
      join ${workspace} on ${workspace.id} = l.workspace_id
      join "user" o on o.id = ${workspace.ownerUserId}
      where l.workspace_id = ${workspaceId}::uuid and l.token_hash = ${hash}
        and l.expires_at > ${now.toISOString()}::timestamptz and c.archived_at is null
        and not ${someoneLeaves(workspace.ownerUserId)}`),
  );
  if (row === undefined) return null;
  return {
    token,
    workspaceId,
    cleanerId: String(row["id"]),
    name: String(row["name"]),
    language: languages.find((one) => one === row["language"]) ?? "en",
    host: String(row["host"]),
  };
}
