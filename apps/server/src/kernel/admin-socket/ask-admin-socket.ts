import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { DataFolderRefused } from "#kernel/db/data-folder/make-data-folder.ts";
import type { AdminAnswer } from "./serve-admin-socket.ts";
import { adminSocketPath } from "./socket-path.ts";

/**
 * Error codes that mean that no server listens. The last two occur when the path is too long or leads through a file:
 * no server has ever listened there.
 */
const NOBODY_LISTENS = new Set(["ENOENT", "ECONNREFUSED", "EINVAL", "ENOTDIR"]);

/** The running server's answer; null if no server runs on this folder. Throws DataFolderRefused. */
export async function askAdminSocket(dataDir: string, request: unknown): Promise<AdminAnswer | null> {
  const socket = connect(adminSocketPath(dataDir));
  try {
    await once(socket, "connect");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (NOBODY_LISTENS.has(code)) return null;
    if (code === "EACCES" || code === "EPERM")
      throw new DataFolderRefused(
        `The data folder ${dataDir} belongs to another user. Run the command as the user that runs the server.`,
        { cause: error },
      );
    throw error;
  }
  socket.write(`${JSON.stringify(request)}\n`);
  return readAnswer(await text(socket));
}

function readAnswer(line: string): AdminAnswer {
  const answer: unknown = line === "" ? null : JSON.parse(line);
  if (typeof answer === "object" && answer !== null && "ok" in answer) {
    if (answer.ok === true && "lines" in answer && Array.isArray(answer.lines))
      return { ok: true, lines: answer.lines.map(String) };
    if (answer.ok === false && "error" in answer) return { ok: false, error: String(answer.error) };
  }
  return { ok: false, error: "The server stopped before it answered." };
}
