// The least that can serve a list: node:http and the same pool, no session, no application. One transaction with
// workspace and role set, 50 rows by an index under row-level security, JSON. Arguments: database, then the workspaces,
// used in turn.
import { createServer } from "node:http";

import pg from "pg";

import { listenAndSay } from "./bare-process.ts";

const [databaseUrl = "", ...workspaces] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
let requests = 0;

async function fiftyRows(workspaceId: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level read committed");
    await client.query("select set_config('app.ws', $1, true), set_config('role', 'app_user', true)", [
      workspaceId,
    ]);
    const { rows } = await client.query({
      name: "fifty",
      text: "select id, property_id, lease_id, category, amount_minor, currency, received_on, method, notes from income where workspace_id = $1 order by received_on desc limit 50",
      values: [workspaceId],
    });
    await client.query("commit");
    return JSON.stringify({ items: rows });
  } finally {
    client.release();
  }
}

const server = createServer((_request, response) => {
  requests += 1;
  fiftyRows(workspaces[requests % workspaces.length] ?? "").then(
    (body) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(body);
    },
    () => {
      response.writeHead(500);
      response.end();
    },
  );
});
listenAndSay(server);
