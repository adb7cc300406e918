import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { contract } from "@keystead/contract";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { systemClock } from "#adapters/clock/clock.ts";
import { sqlState } from "#kernel/db/database.ts";
import { runFromTerminal } from "#operator/index.ts";
import { readEnv } from "../env.ts";
import { signUpAt } from "./requests/process-calls.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { serversOfTest, TEST_AUTH_SECRET } from "./processes/server-process.ts";
import type { TestClient } from "./test-app.ts";

const timeout = 120_000;
const servers = serversOfTest();

let cluster: RealPostgres;
let dataDir: string;
let settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
let tenants: string;
let url: string;

beforeAll(async () => {
  cluster = await realPostgres();
  dataDir = mkdtempSync(join(tmpdir(), "keystead-logins-"));
  tenants = await cluster.createLogin("keystead_tenants");
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: tenants,
    DATABASE_SYSTEM_URL: cluster.url,
    AUTH_SECRET: TEST_AUTH_SECRET,
  };
  ({ url } = await servers.serve(settings));
}, timeout);
afterAll(async () => {
  await servers.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function clientOf(cookie: string): TestClient {
  return createORPCClient(
    new OpenAPILink(contract, { url: `${url}/api/v1`, headers: { origin: url, cookie } }),
  );
}

describe("two logins of one database", { timeout }, () => {
  it("serve the product: sign-up, mail, lease, payment, Undo", async () => {
    const client = clientOf(await signUpAt(url));
    const flat = await rentedFlat(client);
    const lease = await flat.lease();
    const { transferId } = await client.leases.recordPayment({
      id: lease.id,
      rows: [lease.rows[0]?.ref ?? ""],
      method: "cash",
    });
    const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
    await client.trash.restore({ id: trashId });
    expect((await client.leases.get({ id: lease.id })).payments).toHaveLength(1);
    expect((await client.accounts.sessions({})).items).toHaveLength(1);
  });

  it("let the one of the tenants take app_user and in no way app_system, nor read a session", async () => {
    const intruder = new pg.Client({ connectionString: tenants });
    await intruder.connect();
    const refused = (statement: string) =>
      intruder.query(statement).then(
        () => null,
        (error: unknown) => sqlState(error),
      );
    try {
      expect(await refused("set role app_user")).toBeNull();
      expect(await refused("reset role")).toBeNull();
      expect(await refused("set role app_system")).toBe("42501");
      expect(await refused("set role keystead_login")).toBe("42501");
      for (const table of ["session", "account", "verification", "pricing_leads", "jobs.job"])
        expect(await refused(`select 1 from ${table}`)).toBe("42501");
      // A session that names no tenant sees no rows of tenants.
      for (const table of ["workspace", "lease", "income", '"user"'])
        expect((await intruder.query(`select 1 from ${table}`)).rowCount).toBe(0);
      expect(await refused("select kernel.session_membership('x', null, now(), '1 day', '1 day')")).toBe(
        "42501",
      );
    } finally {
      await intruder.end();
    }
  });

  it("lead the operator's commands to the one of the system", async () => {
    const to = join(dataDir, "backup.tgz");
    await runFromTerminal(readEnv(settings), { name: "backup", to }, systemClock.now);
    expect(existsSync(to)).toBe(true);
  });

  it("are refused when the tenants' may take app_system", async () => {
    const wrong = await servers.start({ ...settings, DATABASE_URL: cluster.url });
    expect(await wrong.ended).toEqual({
      code: 1,
      signal: null,
      complaint:
        'DATABASE_URL logs in as "keystead_login", who may take the role app_system. With DATABASE_SYSTEM_URL it must name a user who may take app_user alone.\n',
    });
  });
});
