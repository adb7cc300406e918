import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pgBouncerProgram, unprivilegedUser } from "./postgres-binaries.ts";

export type PgBouncer = {
  /** The same database, reached through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
};

const PORT = 6432;
/** Far fewer connections than clients, so that the transactions of one client take turns on all of them. */
const CONNECTIONS = 4;

/**
 * A PgBouncer in transaction mode in front of a database that is reached through a socket. Stop it when the file ends.
 */
export async function pgBouncer(url: string): Promise<PgBouncer> {
  const program = pgBouncerProgram();
  if (program === null) throw new Error("No PgBouncer found: install it.");
  const target = new URL(url);
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "keystead-bouncer-"));
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users.txt"), `"${target.username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${target.searchParams.get("host")}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
`,
  );
  if (user !== undefined) {
    for (const path of [folder, settings, join(folder, "users.txt")]) chownSync(path, user.uid, user.gid);
  }
  const server = spawn(program, [settings], { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const removeAtExit = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", removeAtExit);
  const { promise: up, resolve, reject } = Promise.withResolvers<void>();
  let log = "";
  server.stderr.on("data", (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
    if (log.includes("process up")) resolve();
  });
  server.once("error", reject);
  server.once("exit", () => reject(new Error(`PgBouncer did not start: ${log}`)));
  await up;
  const through = new URL(target);
  through.port = String(PORT);
  through.searchParams.set("host", folder);
  return {
    url: through.href,
    stop: async () => {
      process.off("exit", removeAtExit);
      const ended = once(server, "exit");
      // At once, without waiting for running queries.
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
