import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

import { askAdminSocket } from "./ask-admin-socket.ts";
import { serveAdminSocket } from "./serve-admin-socket.ts";

const dataDir = mkdtempSync(join(tmpdir(), "keystead-socket-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const repeated = () =>
  serveAdminSocket(dataDir, (request) => Promise.resolve({ ok: true, lines: [JSON.stringify(request)] }));

it("reads a request to the end of its line, whatever characters a name in it has", async () => {
  const socket = await repeated();
  const request = { name: "Grüße\u2028zweite Zeile\u0085dritte\rvierte \n fünfte" };
  expect(await askAdminSocket(dataDir, request)).toEqual({ ok: true, lines: [JSON.stringify(request)] });
  await socket.close();
});

it("hangs up on a request that is too long", async () => {
  const socket = await repeated();
  const tooLong = askAdminSocket(dataDir, { name: "x".repeat(100_000) });
  await expect(tooLong.catch(() => ({ ok: false }))).resolves.toMatchObject({ ok: false });
  await socket.close();
});
