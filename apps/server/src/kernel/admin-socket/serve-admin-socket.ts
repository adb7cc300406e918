import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { Socket } from "node:net";

import { adminSocketPath } from "./socket-path.ts";

export type AdminAnswer =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly error: string };

export type AdminSocket = { readonly close: () => Promise<void> };

const LONGEST_REQUEST = 64 * 1024;

/**
 * Lets the operator's commands reach the running server, because the lock keeps a second process out of its database.
 * Only the owner of the data folder can open the socket, and the owner can read the database anyway. Each request and
 * each answer is one line of JSON.
 */
export async function serveAdminSocket(
  dataDir: string,
  answer: (request: unknown) => Promise<AdminAnswer>,
): Promise<AdminSocket> {
  const path = adminSocketPath(dataDir);
  // The caller holds the folder's lock, so a socket found here is left over from a killed process.
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    void converse(socket, answer);
  });
  const mask = process.umask(0o177);
  try {
    server.listen(path);
    await once(server, "listening");
  } finally {
    process.umask(mask);
  }
  chmodSync(path, 0o600);
  return {
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroySoon();
      await closed;
      rmSync(path, { force: true });
    },
  };
}

async function converse(socket: Socket, answer: (request: unknown) => Promise<AdminAnswer>): Promise<void> {
  try {
    const line = await firstLine(socket);
    socket.end(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    socket.end(`${JSON.stringify({ ok: false, error: message })}\n`);
  }
}

/** Does not use `readline`, which also ends a line at characters that a name in the request may contain (U+2028). */
async function firstLine(socket: Socket): Promise<string> {
  let received = "";
  socket.setEncoding("utf8");
  return await new Promise((resolve, reject) => {
    socket.on("data", (text: string) => {
      received += text;
      const end = received.indexOf("\n");
      if (received.length > LONGEST_REQUEST) socket.destroy();
      else if (end !== -1) resolve(received.slice(0, end));
    });
    socket.once("close", () => reject(new Error("The connection ended before its line.")));
  });
}
