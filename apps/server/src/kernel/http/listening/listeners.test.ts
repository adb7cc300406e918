import { createServer } from "node:http";
import { connect, type Server, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

import { afterEach, expect, it } from "vitest";

import { openListeners, portOf, reservePort } from "./listeners.ts";

const HOST = "127.0.0.1";
const open: Server[] = [];
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});

it("refuses a port that somebody listens at, be it the product itself", async () => {
  const first = createServer();
  open.push(...(await openListeners(first, { host: HOST, port: 0 })));
  await expect(openListeners(createServer(), { host: HOST, port: portOf(first) })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

it("listens at the port that was reserved for it, which nobody else gets meanwhile", async () => {
  const reserved = await reservePort({ host: HOST, port: 0 });
  const { port } = reserved;
  await expect(openListeners(createServer(), { host: HOST, port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  const server = createServer();
  open.push(...(await openListeners(server, { host: HOST, port, reserved })));
  expect(portOf(server)).toBe(port);
});

it.runIf(process.platform === "linux")(
  "takes on several in each turn of the event loop, whichever listener they came to",
  async () => {
    const clients = 200;
    const server = createServer();
    open.push(...(await openListeners(server, { host: HOST, port: 0 })));
    const taken: Socket[] = [];
    server.on("connection", (socket: Socket) => taken.push(socket));
    const sockets = Array.from({ length: clients }, () => connect(portOf(server), HOST));
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once("connect", done))));
    let turns = 0;
    for (; taken.length < clients && turns < 10 * clients; turns += 1) await nextTurn();
    expect(taken).toHaveLength(clients);
    expect(turns).toBeLessThan(clients / 2);
    for (const socket of [...sockets, ...taken]) socket.destroy();
  },
);
