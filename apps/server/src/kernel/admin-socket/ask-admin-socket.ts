import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import type { AdminAnswer } from "./serve-admin-socket.ts";
import { adminSocketPath } from "./socket-path.ts";

const NOBODY_LISTENS = new Set(["ENOENT", "ECONNREFUSED"]);

/** The running server's answer; null when none runs on this folder. */
export async function askAdminSocket(dataDir: string, request: unknown): Promise<AdminAnswer | null> {
  const socket = connect(adminSocketPath(dataDir));
  try {
    await once(socket, "connect");
  } catch (error) {
    if (error instanceof Error && "code" in error && NOBODY_LISTENS.has(String(error.code))) return null;
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
