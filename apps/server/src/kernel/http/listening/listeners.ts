import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type Server as NetServer, type Socket } from "node:net";

export type ListenAddress = { readonly port: number; readonly host: string };

/** A port that is reserved until the server listens on it. */
export type ReservedPort = { readonly port: number; readonly release: () => void };

/**
 * In each turn the event loop accepts one connection from each listening socket. With one socket, the last of a
 * thousand simultaneous clients waited a thousand turns (up to 4.6 s), and so did a health check among them; with 32
 * the last client waits half a second.
 */
const LISTENERS = 32;
/**
 * A client that finds the kernel's queue full tries again after 1, 3 and 7 s. This queue holds all simultaneous
 * clients, so that they can be refused properly.
 */
const BACKLOG = 4_096;

/** Lets the server listen, on Linux with several listeners on one port. Rejects if the port is in use. */
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
 * For port 0 the system chooses a port. Links in mails contain the port, and the first mail may be written before the
 * server listens, so the port is chosen at the start. Nobody knows it before, so nobody connects to it.
 */
export async function reservePort({ host, port }: ListenAddress): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy());
  await open(holder, { host, port, reusePort: process.platform === "linux" });
  return { port: portOf(holder), release: () => void holder.close() };
}

/**
 * The given port if nothing listens on it; for 0 a port that the system chooses. The probe does not use reusePort,
 * because with it a socket can also bind a port that others share. Rejects if the port is in use.
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

/** Accepts connections with the options of an HTTP server. */
function listenerTo(server: Server): NetServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    server.emit("connection", socket),
  );
}
