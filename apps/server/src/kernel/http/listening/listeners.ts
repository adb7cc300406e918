import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type Server as NetServer, type Socket } from "node:net";

export type ListenAddress = { readonly port: number; readonly host: string };

/** A port that is held until the server listens at it. */
export type ReservedPort = { readonly port: number; readonly release: () => void };

/**
 * The event loop takes one connection on in each turn from each socket that listens. With one, of a thousand who came at once the
 * last waited as many turns, up to 4.6 s, and a health check among them as long; with 32 the last waits half a second.
 */
const LISTENERS = 32;
/** Who finds the kernel's line full tries again after 1, 3 and 7 s: it holds all who come at once, to be told that there is no place. */
const BACKLOG = 4_096;

/** Lets the server listen, on Linux at several listeners of one port. Rejects when the port is somebody's. */
export async function openListeners(
  server: Server,
  { host, port, reserved }: ListenAddress & { readonly reserved?: ReservedPort },
): Promise<readonly NetServer[]> {
  if (process.platform !== "linux") {
    reserved?.release();
    await open(server, { host, port, reusePort: false });
    return [server];
  }
  const free = reserved?.port ?? (await freePort({ host, port }));
  const listeners = [server, ...Array.from({ length: LISTENERS - 1 }, () => listenerTo(server))];
  await Promise.all(listeners.map((listener) => open(listener, { host, port: free, reusePort: true })));
  reserved?.release();
  return listeners;
}

/**
 * With the port 0 the system chooses one, and links in mails name it, of which the first may be written before the server listens:
 * so it is chosen at the start. Nobody knows of it before, so nobody comes to it.
 */
export async function reservePort({ host, port }: ListenAddress): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy());
  await open(holder, { host, port, reusePort: process.platform === "linux" });
  return { port: portOf(holder), release: () => void holder.close() };
}

/**
 * The port itself, when nobody listens at it; a port of the system's choice for 0. Whoever shares a port lets others share it too,
 * so it is asked by a socket that does not. Rejects when the port is somebody's.
 */
export async function freePort(at: ListenAddress): Promise<number> {
  const probe = createServer();
  await open(probe, { ...at, reusePort: false });
  const port = portOf(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

export function portOf(server: NetServer): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("It does not listen at a port.");
  return address.port;
}

async function open(
  listener: NetServer,
  options: ListenAddress & { readonly reusePort: boolean },
): Promise<void> {
  listener.listen({ ...options, backlog: BACKLOG });
  await once(listener, "listening");
}

/** As an HTTP server takes connections on. */
function listenerTo(server: Server): NetServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    server.emit("connection", socket),
  );
}
