import pg from "pg";

import { startBare, type BareProcess } from "./bare-process.ts";

/** The baseline of every list: the bare list server on the same database, using its workspaces in turn. */
export async function startBareList(
  server: { readonly databaseUrl: string; readonly adminUrl: string },
  workspaces: number,
): Promise<BareProcess> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from workspace order by id limit $1", [
    workspaces,
  ]);
  await client.end();
  return startBare("bare-list-server.ts", [server.databaseUrl, ...rows.map(({ id }) => id)]);
}
